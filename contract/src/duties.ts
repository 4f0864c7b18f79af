/** What a person can be trusted with for one tournament or series, without the back office. */
export const duties = ['host', 'scorer', 'caster', 'treasurer'] as const;
export type Duty = (typeof duties)[number];
