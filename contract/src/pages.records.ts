import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('recordPage', {
  team: 'Team',
  player: 'Player',
  leaders: 'Leaderboards',
  ownMatches: 'My matches',
});

/**
 * Pages of histories: a separate table, as no first visit needs it. Teams and leaderboards are public; a player's own
 * matches are private.
 */
export const recordPages = definePages({
  team: { path: '/team/:id', title: titles.team, audience: 'everyone', searchParams: [] },
  player: { path: '/player/:id', title: titles.player, audience: 'everyone', searchParams: [] },
  leaders: {
    path: '/leaderboards',
    title: titles.leaders,
    audience: 'everyone',
    searchParams: ['tier', 'month'],
  },
  ownMatches: { path: '/profile/matches', title: titles.ownMatches, audience: 'signed-in' },
});
