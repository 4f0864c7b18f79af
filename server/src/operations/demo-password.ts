/** Password of every demo account; public. */
export const demoPassword = 'land-at-pochinki';
