import { expect, test } from 'vitest';
import { type PosterViewer, posterAction } from './poster-action.ts';

const visitor: PosterViewer = { isSignedIn: false, registeredAt: [], featuredAt: '/tournament/a' };
const player = { ...visitor, isSignedIn: true };
const leader = { ...player, registeredAt: ['/tournament/a'] };
const register = { name: 'Register now', link: '/tournament' };

test.each([
  ['a visitor signs up', visitor, { name: 'Sign up', link: '/register' }, 'Sign up', '/register'],
  [
    'a player does not again',
    player,
    { name: 'Sign up', link: '/register' },
    'Go to your profile',
    '/profile',
  ],
  [
    'nor in again',
    player,
    { name: 'Come in', link: '/login?from=/' },
    'Go to your profile',
    '/profile',
  ],
  ['who is not in registers', player, register, 'Register now', '/tournament'],
  ['who is in has a slot', leader, register, 'See your slot', '/tournament/a'],
  [
    'by its own address too',
    leader,
    { name: 'Join', link: '/tournament/a' },
    'See your slot',
    '/tournament/a',
  ],
  ['not of another one', leader, { name: 'Join', link: '/tournament/b' }, 'Join', '/tournament/b'],
  [
    'other words stay',
    leader,
    { name: 'See the rules', link: '/tournament' },
    'See the rules',
    '/tournament',
  ],
  [
    'other places stay',
    leader,
    { name: 'Join', link: 'https://discord.gg/x' },
    'Join',
    'https://discord.gg/x',
  ],
])('%s', (_who, viewer, button, name, link) => {
  expect(posterAction(button, viewer)).toEqual({ name, link });
});
