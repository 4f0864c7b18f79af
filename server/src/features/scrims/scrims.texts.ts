import { defineTexts } from '@one-dream/contract/texts.ts';

export const scrimsTexts = defineTexts('scrims', {
  mostSeries: 'There are {most} series already. End one first.',
  seriesChanged: 'Somebody else changed this series. Load it again.',
  afterToday: 'Choose a day after today, within a year.',
  fromToday: 'Choose a day from today on, within a year.',
  eveningOpen: 'This evening is open for registration already. Call its tournament off instead.',
  noScrimThatDay: 'There is no scrim on that day.',
  todayOrLater: 'Choose today or a later day.',
  slotsKept: 'All {slots} slots are kept for teams already.',
  noPlaceKept: 'No place is kept for this team.',
  ended: 'This series has ended. Begin a new one.',
  mapUnknown: '{map} is not in the list of maps.',
  higherTier:
    'Your team plays in {own}. It cannot enter a {tier} scrim. Join a scrim of your own tier.',
  byInvitation: '{tier} scrims are by invitation. Climb the ladder, then you are in.',
  placesFirst:
    'Teams with a {tier} place come first. Come back 2 hours before the first match: what is free then is open to all.',
  begun: 'The series has begun.',
  paused: 'The series is paused.',
  goesOn: 'The series goes on.',
  hasEnded: 'The series has ended.',
  eveningOut: 'That evening is left out.',
  eveningBack: 'That evening is back.',
  placeFree: 'The place is free again.',
});
