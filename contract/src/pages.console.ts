import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('consolePage', {
  list: 'Console',
  tournament: 'Console',
});

/**
 * The console, for holders of a duty in a tournament and for admins: a separate table, as players never load it.
 * The server decides, call by call, what each of them may see.
 */
export const consolePages = definePages({
  list: { path: '/console', title: titles.list, audience: 'staff' },
  tournament: { path: '/console/:tournamentId', title: titles.tournament, audience: 'staff' },
});
