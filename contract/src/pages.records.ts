import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('recordPage', {
  team: 'Team',
  player: 'Player',
  leaders: 'Leaderboards',
  ownMatches: 'My matches',
});

/**
 * Pages of histories: a table of its own, as no first visit needs it. Everybody may look at
 * teams and leaderboards; a player's own matches are theirs.
 */
export const recordPages = definePages({
  team: { path: '/team/:id', title: titles.team, audience: 'everyone' },
  player: { path: '/player/:id', title: titles.player, audience: 'everyone' },
  leaders: { path: '/leaderboards', title: titles.leaders, audience: 'everyone' },
  ownMatches: { path: '/profile/matches', title: titles.ownMatches, audience: 'signed-in' },
});
