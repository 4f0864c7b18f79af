import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('scorerPage', {
  result: 'Result',
  scoring: 'Scoring',
  finish: 'Finish event',
  disputes: 'Disputes',
});

/**
 * Where results are entered and standings kept, below the console: a table of its own, as players never load it. They
 * are links that a host can send to whoever scores. What somebody may do there is the server's to say, call by call.
 */
export const scorerPages = definePages({
  result: {
    path: '/console/:tournamentId/results/:matchId',
    title: titles.result,
    audience: 'signed-in',
  },
  scoring: { path: '/console/:tournamentId/scoring', title: titles.scoring, audience: 'signed-in' },
  finish: { path: '/console/:tournamentId/finish', title: titles.finish, audience: 'signed-in' },
  disputes: {
    path: '/console/:tournamentId/disputes',
    title: titles.disputes,
    audience: 'signed-in',
  },
});
