import { definePages } from './pages.ts';

/**
 * What teams and players have done so far: a table of its own, as nobody needs it to begin with. Everybody may look at
 * teams and leaderboards; a player's own matches are theirs.
 */
export const recordPages = definePages({
  team: { path: '/team/:id', title: 'Team', audience: 'everyone' },
  player: { path: '/player/:id', title: 'Player', audience: 'everyone' },
  leaders: { path: '/leaderboards', title: 'Leaderboards', audience: 'everyone' },
  ownMatches: { path: '/profile/matches', title: 'My matches', audience: 'signed-in' },
});
