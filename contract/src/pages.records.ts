import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('recordPage', {
  team: 'Team',
  player: 'Player',
  ownMatches: 'My matches',
});

/**
 * Pages of histories: a separate table, as no first visit needs it. Teams and players are public; a player's own
 * matches are private.
 */
export const recordPages = definePages({
  team: { path: '/team/:id', title: titles.team, audience: 'everyone' },
  player: { path: '/player/:id', title: titles.player, audience: 'everyone' },
  ownMatches: { path: '/profile/matches', title: titles.ownMatches, audience: 'signed-in' },
});
