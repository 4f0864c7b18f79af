import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('scorerPage', {
  result: 'Result',
  scoring: 'Scoring',
  finish: 'Finish event',
  disputes: 'Disputes',
});

/**
 * Result entry and standings, below the console: a separate table, as players never load it. Hosts can send these links to
 * scorers. The server decides, call by call, what each of them may do.
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
