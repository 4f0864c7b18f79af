import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish, translateTo } from '@one-dream/contract/translate.ts';
import { expect, it } from 'vitest';
import { inMinutes, newLobby } from '../../../../factories/lobbies.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { writeTournamentCalendar } from './calendar.actions.ts';

const server = await sharedTestServer();

it('a calendar gives the reasons of the site in the reader’s language', async () => {
  const { match, tournament } = await newLobby(server, {
    teams: 2,
    form: { firstStart: inMinutes(server, 60) },
  });
  const reason = reasonTexts.finalDecided({ no: '3' });
  await server.change(
    'matches',
    { id: match._id },
    { state: 'cancelled', state_reason: inEnglish(reason) },
  );
  const read = async (language: 'en' | 'hi-Latn') =>
    (
      (await writeTournamentCalendar(server.platform, {
        tournamentId: tournament._id,
        language,
      })) ?? ''
    ).replaceAll('\r\n ', '');
  expect(await read('en')).toContain(inEnglish(reason));
  expect(await read('hi-Latn')).toContain(translateTo('hi-Latn', reason));
  expect(translateTo('hi-Latn', reason)).not.toBe(inEnglish(reason));
});
