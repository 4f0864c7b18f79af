import { teamName } from '@one-dream/contract/features/teams.ts';
import { inGameInfoForm } from '@one-dream/contract/features/users.ts';
import { email as emailField } from '@one-dream/contract/fields.ts';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import { insertPoster } from '../server/src/features/posters/posters.queries.ts';
import { demoPassword } from '../server/src/operations/demo-password.ts';
import { isUntouched } from '../server/src/operations/operations.queries.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';
import { hashPassword } from '../server/src/platform/passwords.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { newId, newSecret } from '../server/src/platform/secrets.ts';
import { writeApplications } from './applications.ts';
import { playerAvatar } from './art/player-avatar.ts';
import { posterArt } from './art/poster-art.ts';
import { teamCrest } from './art/team-crest.ts';
import { tournamentBanner } from './art/tournament-banner.ts';
import { type Cast, castDemo, type Person } from './cast.ts';
import { daysFrom } from './days.ts';
import * as queries from './demo.queries.ts';
import { tellHistory } from './history.ts';
import { openPast } from './match-days/past-platform.ts';
import { playTournaments } from './match-days/play-tournaments.ts';
import { drawPictures, type Report } from './pictures.ts';
import { type PosterPlan, posterPlans } from './posters.ts';
import { currentTournaments } from './tournaments/current.ts';
import { pastTournaments } from './tournaments/past.ts';
import { tonightsTournaments } from './tournaments/tonight.ts';
import type { TournamentPlan } from './tournaments/tournament-plan.ts';
import { type WrittenTournament, writeTournament } from './write-tournament.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fills an untouched database with the demo organisation. Killed at any point it leaves nothing in the
 * database, and pictures that the next try finds again. Of several servers at once one fills it.
 * @returns whether this call did
 */
export async function seedDemo(
  platform: Platform,
  { report }: { report: Report },
): Promise<boolean> {
  const { db, images, discord, now: clock } = platform;
  const organisation = platform.organisation.initial;
  const now = clock();
  const cast = checked(castDemo(now));
  const days = daysFrom(now);
  // Lists show the newest first, and take the order in which these are written for that.
  const tournaments = [
    ...pastTournaments(days),
    ...tonightsTournaments(days),
    ...currentTournaments(days),
  ];
  const posters = posterPlans(organisation);
  const portrayed = cast.people.filter((person) => person.portrait > 0);
  // Pictures take seconds: they are drawn before, so that the transaction is short.
  const [members, pictures, passwordHash] = await Promise.all([
    discord?.hasBot ? discord.countMembers() : undefined,
    drawPictures(images, { sets: listPictures({ cast, portrayed, tournaments, posters }), report }),
    hashPassword(demoPassword),
  ]);
  // The newest poster is the first: they are put up a week apart.
  const putUpAt = (place: number) => new Date(now.getTime() - (2 + 7 * place) * dayMs);
  report('players, teams and tournaments');
  return inTransaction(db, async (trx) => {
    await queries.waitForTurn(trx);
    if (!(await isUntouched(trx))) return false;
    const portraits = new Map(
      portrayed.map((person, place) => [person, pictures.portraits[place] ?? '']),
    );
    await queries.insertPeople(trx, { people: cast.people, passwordHash, portraits });
    const squads = cast.squads.map((squad, place) => ({
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
    const written: WrittenTournament[] = [];
    for (const [place, plan] of tournaments.entries()) {
      const banner = pictures.banners[place] ?? '';
      const organizer = defaultOrganizer(organisation);
      written.push(await writeTournament(trx, { plan, banner, organizer, squads, now }));
    }
    const past = openPast(platform, trx);
    await playTournaments({ past, cast, plans: tournaments, written, now });
    const applications = await writeApplications(trx, { cast, now });
    const putUp = posters.map(({ text_two }, place) => ({ title: text_two, at: putUpAt(place) }));
    const history = { cast, tournaments: written, applications, posters: putUp, now };
    await queries.insertHistory(trx, tellHistory({ ...history, played: past.told }));
    if (members?.kind === 'ok')
      await queries.insertChatMembers(trx, { counts: growTo(members.members), now });
    return true;
  });
}

/** The same people, held to what the forms of the site take. */
function checked(cast: Cast): Cast {
  for (const { email, inGame } of cast.people) {
    emailField.parse(email);
    if (inGame.name === '') continue;
    inGameInfoForm.parse({
      inGameName: inGame.name,
      inGameId: inGame.id,
      inGameRole: inGame.role,
      mobileNumber: inGame.mobile,
    });
  }
  for (const squad of cast.squads) teamName.parse(squad.name);
  return cast;
}

function listPictures({
  cast,
  portrayed,
  tournaments,
  posters,
}: {
  cast: Cast;
  portrayed: readonly Person[];
  tournaments: readonly TournamentPlan[];
  posters: readonly PosterPlan[];
}) {
  return {
    crests: cast.squads.map(({ name }, place) => ({
      svg: teamCrest({ name, seed: crestSeed(place) }),
      kind: 'logo' as const,
      width: 256,
    })),
    portraits: portrayed.map(({ portrait }, seed) => ({
      svg: playerAvatar({ seed }),
      kind: 'avatar' as const,
      width: portrait,
    })),
    banners: tournaments.map(({ form, banner: { variant, seed, width } }) => ({
      svg: tournamentBanner({ title: form.title as string, seed, variant }),
      kind: 'banner' as const,
      width,
    })),
    posters: posters.map(({ variant }, seed) => ({
      svg: posterArt({ seed, variant }),
      kind: 'poster' as const,
      width: 1600,
    })),
  };
}

/** A fortnight in which the chat community grew to what it is, the newest day first. */
function growTo(members: number): number[] {
  return Array.from({ length: 14 }, (_, daysAgo) => members - daysAgo * 57 - (daysAgo % 3) * 11);
}

const designs = 24;

/** There are 24 designs; teams past those get the ones that carry the initials of a name. */
function crestSeed(place: number): number {
  return place < designs ? place : 21 + (place - designs);
}
