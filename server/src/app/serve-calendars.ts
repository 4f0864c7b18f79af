import { isId } from '@one-dream/contract/fields.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  writeTeamCalendar,
  writeTournamentCalendar,
} from '../features/matches/calendar.actions.ts';
import { readTableStates } from '../platform/database/snapshots.ts';
import type { Platform } from '../platform/platform.ts';
import type { AnswerCache } from '../transports/http/answer-cache.ts';
import { languageOfPage, variesBy } from './site/language-of-page.ts';

/**
 * Calendar subscriptions: of a tournament, and of a team by its secret address. Calendar programs have no cookies, so the
 * address names the language.
 */
export function serveCalendars(
  app: FastifyInstance,
  { platform, answers }: { platform: Platform; answers: AnswerCache },
): void {
  const { db, database, limiter } = platform;
  const readTournamentCalendar = answers.cache({
    sizeOf: (calendar: string | undefined) => calendar?.length ?? 0,
    readSnapshot: database.readSnapshot,
    readState: () => readTableStates(db, ['tournaments', 'stages', 'matches']),
    make: (asked: Parameters<typeof writeTournamentCalendar>[1]) =>
      writeTournamentCalendar(platform, asked),
  });
  app.get<{ Params: { file: string } }>('/calendar/tournament/:file', async (request, reply) => {
    const tournamentId = nameOf(request.params.file);
    reply.header('Cache-Control', 'no-cache').header('Vary', variesBy);
    if (!isId(tournamentId)) return send(reply, undefined);
    const asked = { tournamentId, language: languageOfPage(request) };
    const count = () => limiter.consume('madeByAddress', request.ip);
    return send(reply, await readTournamentCalendar(asked, count));
  });

  app.get<{ Params: { file: string } }>('/calendar/team/:file', async (request, reply) => {
    const token = nameOf(request.params.file).slice(0, 200);
    // The address itself grants access, so no cache on the way may store the response.
    reply.header('Cache-Control', 'no-store');
    return send(
      reply,
      await writeTeamCalendar(platform, { token, language: languageOfPage(request) }),
    );
  });
}

function nameOf(file: string): string {
  return file.endsWith('.ics') ? file.slice(0, -4) : '';
}

function send(reply: FastifyReply, calendar: string | undefined) {
  if (calendar === undefined)
    return reply.status(404).type('text/plain; charset=utf-8').send('There is no such calendar.\n');
  return reply.type('text/calendar; charset=utf-8').send(calendar);
}
