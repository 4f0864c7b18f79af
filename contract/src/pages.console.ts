import { definePages } from './pages.ts';
import { defineTexts } from './texts.ts';

const titles = defineTexts('consolePage', {
  list: 'Console',
  tournament: 'Console',
});

/**
 * The console, for whoever has a duty in a tournament, and for admins: a table of its own, as players never load it.
 * What somebody may see there is the server's to say, call by call.
 */
export const consolePages = definePages({
  list: { path: '/console', title: titles.list, audience: 'staff' },
  tournament: { path: '/console/:tournamentId', title: titles.tournament, audience: 'staff' },
});
