import { definePages } from './pages.ts';

/**
 * Where results are entered and standings kept, below the console: a table of its own, as players never load it. They
 * are links that a host can send to whoever scores. What somebody may do there is the server's to say, call by call.
 */
export const scorerPages = definePages({
  result: {
    path: '/console/:tournamentId/results/:matchId',
    title: 'Result',
    audience: 'signed-in',
  },
  scoring: { path: '/console/:tournamentId/scoring', title: 'Scoring', audience: 'signed-in' },
  finish: { path: '/console/:tournamentId/finish', title: 'Finish event', audience: 'signed-in' },
  disputes: { path: '/console/:tournamentId/disputes', title: 'Disputes', audience: 'signed-in' },
});
