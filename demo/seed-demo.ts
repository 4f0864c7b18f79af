import { teamName } from '@one-dream/contract/features/teams/teams.ts';
import { inGameInfoForm } from '@one-dream/contract/features/users/users.ts';
import { email as emailField } from '@one-dream/contract/fields.ts';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { writeOnSite } from '../server/src/features/notifications/notices.actions.ts';
import { writeSection } from '../server/src/features/organisation/organisation.queries.ts';
import { insertPoster } from '../server/src/features/posters/posters.queries.ts';
import { demoPassword } from '../server/src/operations/demo-password.ts';
import { isUntouched } from '../server/src/operations/operations.queries.ts';
import { liftLimits } from '../server/src/platform/database/long-work.ts';
import type { Db } from '../server/src/platform/database/schema.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';
import { hashPassword } from '../server/src/platform/passwords.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { newId, newSecret } from '../server/src/platform/secrets.ts';
import { writeApplications } from './applications.ts';
import * as queries from './demo.queries.ts';
import type { DemoPeople } from './demo-people.ts';
import { writeHistory } from './history.ts';
import { openPast } from './match-days/past-platform.ts';
import { playTournaments } from './match-days/play-tournaments.ts';
import { demoOrganisation } from './organisation.ts';
import { demoOwnWords } from './own-words.ts';
import { type Report, storePictures } from './pictures/stored-pictures.ts';
import { planDemo } from './plan-demo.ts';
import { type WrittenTournament, writeTournament } from './write-tournament.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Seeds an untouched database with the demo organisation. Killed at any point it leaves the database empty, and pictures
 * that the next attempt reuses. Among concurrent servers, only one seeds.
 * @returns whether this call did
 */
export async function seedDemo(
  platform: Platform,
  { report }: { report: Report },
): Promise<boolean> {
  const { db, storage, discord, now: clock } = platform;
  const organisation = platform.organisation.initial;
  const now = clock();
  const {
    demoPeople,
    tournaments,
    posters,
    portrayed,
    pictures: plans,
  } = planDemo(now, organisation);
  check(demoPeople);
  // Files are slow, so they are stored first to keep the transaction short.
  const [members, pictures, passwordHash] = await Promise.all([
    discord?.hasBot ? discord.countMembers() : undefined,
    storePictures(storage, { sets: plans, report }),
    hashPassword(demoPassword),
  ]);
  // The first poster is the newest: they are a week apart.
  const putUpAt = (place: number) => new Date(now.getTime() - (2 + 7 * place) * dayMs);
  report('players, teams and tournaments');
  return inTransaction(db, async (trx) => {
    // A second server that starts at the same time waits here until the first has written everything.
    await liftLimits(trx);
    await queries.waitForTurn(trx);
    if (!(await isUntouched(trx))) return false;
    const portraits = new Map(
      portrayed.map((person, place) => [person, pictures.portraits[place] ?? '']),
    );
    await queries.insertPeople(trx, { people: demoPeople.people, passwordHash, portraits });
    const squads = demoPeople.squads.map((squad, place) => ({
      ...squad,
      logo: pictures.crests[place] ?? '',
      inviteCode: newSecret(),
    }));
    await queries.insertSquads(trx, squads);
    for (const [place, { variant: _variant, ...poster }] of posters.entries()) {
      const image = pictures.posters[place] ?? '';
      const form = { ...poster, image, shownFrom: null, shownUntil: null };
      await insertPoster(trx, { id: newId(), form, now: putUpAt(place) });
    }
    await sayOwnWords(trx, { organisation, now });
    const written: WrittenTournament[] = [];
    for (const [place, plan] of tournaments.entries()) {
      const banner = pictures.banners[place] ?? '';
      const organizer = defaultOrganizer(organisation);
      written.push(await writeTournament(trx, { plan, banner, organizer, squads, now }));
    }
    for (const notice of written.flatMap(({ told }) => told).toSorted((a, b) => +a.now - +b.now))
      await writeOnSite(trx, notice);
    const past = openPast(platform, trx);
    await playTournaments({ past, demoPeople, plans: tournaments, written, now });
    const applications = await writeApplications(trx, { demoPeople, now });
    const putUp = posters.map(({ text_two }, place) => ({ title: text_two, at: putUpAt(place) }));
    const history = { demoPeople, tournaments: written, applications, posters: putUp, now };
    await queries.insertHistory(trx, writeHistory({ ...history, played: past.told }));
    if (members?.kind === 'ok')
      await queries.insertChatMembers(trx, { counts: growTo(members.members), now });
    return true;
  });
}

/** For the demo's own English texts. */
async function sayOwnWords(
  trx: Db,
  { organisation, now }: { organisation: Organisation; now: Date },
): Promise<void> {
  if (organisation.texts.registerGreeting !== demoOrganisation.texts.registerGreeting) return;
  const overrides = { ownWords: demoOwnWords };
  await writeSection(trx, { section: 'languages', version: 0, overrides, now });
}

/** Validates people with the site's own forms. */
function check(demoPeople: DemoPeople): void {
  for (const { email, inGame } of demoPeople.people) {
    emailField.parse(email);
    if (inGame.name === '') continue;
    inGameInfoForm.parse({
      inGameName: inGame.name,
      inGameId: inGame.id,
      inGameRole: inGame.role,
      mobileNumber: inGame.mobile,
    });
  }
  for (const squad of demoPeople.squads) teamName.parse(squad.name);
}

/** Growth of the chat community over two weeks up to the given size, newest day first. */
function growTo(members: number): number[] {
  return Array.from({ length: 14 }, (_, daysAgo) => members - daysAgo * 57 - (daysAgo % 3) * 11);
}
