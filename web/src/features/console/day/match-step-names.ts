/** The steps of a match on a phone, in the order of work. */
export const stepNames = {
  'check-in': 'Check-in',
  slots: 'Slots',
  room: 'Room',
  start: 'Start',
  placements: 'Placements',
  elims: 'Elims',
  review: 'Review',
  publish: 'Publish',
} as const;
export type Step = keyof typeof stepNames;
