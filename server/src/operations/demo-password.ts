/** Opens every account of the demo organisation; everybody may read it. */
export const demoPassword = 'land-at-pochinki';
