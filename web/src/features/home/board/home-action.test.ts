import { expect, test } from 'vitest';
import { type HomeViewer, homeAction } from './home-action.ts';

const open = { status: 'OPENED', slots: '24/32' } as const;
const visitor: HomeViewer = { isSignedIn: false, missingSteps: 0 };
const player: HomeViewer = { isSignedIn: true, missingSteps: 0 };

test.each([
  ['a visitor registers', open, visitor, 'Register now', 'event'],
  ['a ready player registers', open, player, 'Register now', 'event'],
  [
    'a new player finishes first',
    open,
    { ...player, missingSteps: 2 },
    'Finish 2 steps',
    'profile',
  ],
  ['one step is one', open, { ...player, missingSteps: 1 }, 'Finish 1 step', 'profile'],
  [
    'a slot is looked at',
    open,
    { ...player, entry: { slot: 4, place: null } },
    'See your slot',
    'event',
  ],
  [
    'who waits sees where',
    open,
    { ...player, entry: { slot: null, place: 2 } },
    'You are 2nd on the waitlist',
    'event',
  ],
  ['full has a waitlist', { ...open, slots: '32/32' }, visitor, 'Join the waitlist', 'event'],
  ['live is watched', { ...open, status: 'LIVE' }, visitor, 'See the matches', 'event'],
  [
    'what is to come is looked at',
    { ...open, status: 'UPCOMING' },
    player,
    'See the event',
    'event',
  ],
] as const)('%s', (_, event, viewer, text, leadsTo) => {
  expect(homeAction(event, viewer)).toEqual({ text, leadsTo });
});
