import * as guests from '@one-dream/contract/features/guests/guests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyGuestEvent, eventCall, sheetTeam, writeSheet } from '../../../factories/guests.ts';
import { newPlayer } from '../support/people.ts';
import { type Race, raceArenas } from '../support/race-arenas.ts';
import { runRounds, tally } from '../support/rounds.ts';

describe.each(await raceArenas())('guests $name', ({ isAway, open }) => {
  describe.skipIf(isAway)('a claim', () => {
    let race: Race;
    let event: Awaited<ReturnType<typeof emptyGuestEvent>>;
    beforeAll(async () => {
      race = await open();
      event = await emptyGuestEvent(race.first, { slots: 200 });
    });
    afterAll(() => race?.close());

    /** Somebody who claims a team that has just come in. */
    async function newClaim(turn: number) {
      const team = sheetTeam();
      const { entries, importId } = await race.first.api.act(guests.importGuests, {
        ...eventCall(event),
        body: { table: writeSheet([team]), accept: [0] },
      });
      const [entry] = entries;
      const as = await newPlayer(race.first, { inGameId: team.ids[0] });
      const claim = () =>
        race.server(turn).api.send(guests.claimGuest, { as, body: { link: entry?.link ?? '' } });
      return { entryId: entry?.entryId ?? '', importId: importId ?? '', claim };
    }

    const isThere = async (entryId: string) =>
      (await race.first.db
        .selectFrom('registrations')
        .select('guest')
        .where('id', '=', entryId)
        .executeTakeFirst()) !== undefined;

    it('and the undoing of its import are never both done', () =>
      runRounds({
        race: 'claim against undo',
        isCostly: true,
        round: async (turn) => {
          const { claim, importId, entryId } = await newClaim(turn);
          const undo = race.server(turn + 1).api.send(guests.undoGuestImport, {
            as: event.admin,
            params: { importId },
          });
          const [claimed, undone] = await Promise.all([claim(), undo]);
          expect(tally([claimed, undone]).ok).toBe(1);
          expect(await isThere(entryId)).toBe(claimed.status === 200);
        },
      }));

    it('by a link that was made anew is none', () =>
      runRounds({
        race: 'claim against a new link',
        isCostly: true,
        round: async (turn) => {
          const { claim, entryId } = await newClaim(turn);
          const renew = race.server(turn + 1).api.send(guests.renewGuestLink, {
            as: event.admin,
            params: { entryId },
          });
          expect(tally(await Promise.all([renew, claim()])).ok).toBe(1);
        },
      }));
  });
});
