import type { CallAnswer, CallBody } from '@one-dream/contract/call.ts';
import type { findStrangers as findCall } from '@one-dream/contract/features/discipline/discipline.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import {
  screenNameKey,
  screenNameLikeness,
  surelyTheSame,
} from '@one-dream/contract/scoring/screen-names.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { type KnownNames, listBannedNames, listSquadNames } from './strangers.queries.ts';

type Stranger = CallBody<typeof findCall>['strangers'][number];

/** Looks up players who are not in the squad that they played for: in the tournament's other squads, and among the banned. */
export async function findStrangers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { matchId, strangers }: { matchId: string; strangers: readonly Stranger[] },
): Promise<CallAnswer<typeof findCall>['data']> {
  const match = await matches.findMatch(db, matchId);
  if (!match) throw new AppError('NOT_FOUND', commonTexts.noMatch);
  const tournament = await findTournament(db, match.tournament_id);
  const [squads, banned] = await Promise.all([
    listSquadNames(db, match.tournament_id),
    listBannedNames(db, { isScrim: tournament?.kind === 'scrim', now: now() }),
  ]);
  const ofSquads = withKeys(squads);
  const ofBanned = withKeys(banned);
  return strangers.map((stranger) => {
    const others = ofSquads.filter(({ entryId }) => entryId !== stranger.entryId);
    const theirs = findPerson(stranger, others);
    const ban = findPerson(stranger, ofBanned);
    return {
      of: theirs && { entryId: theirs.entryId, team: theirs.team, inGameName: theirs.inGameName },
      banned: ban && (ban.inGameName || stranger.name),
      isExact: gameIdKey(stranger.gameId) !== '',
    };
  });
}

type Keyed<Person extends KnownNames> = Person & { keys: string[] };

const withKeys = <Person extends KnownNames>(people: readonly Person[]): Keyed<Person>[] =>
  people.map((person) => ({ ...person, keys: person.names.map(screenNameKey) }));

/** Whether two keys may be the same player's. An event has thousands of names, and comparing two is slow. */
const mayBe = (one: string, other: string) =>
  Math.min(one.length, other.length) >= surelyTheSame * Math.max(one.length, other.length) ||
  one.includes(other) ||
  other.includes(one);

/** Finds a person by game id; by the most similar name only if there is no game id. */
function findPerson<Person extends KnownNames>(
  { name, gameId }: Stranger,
  people: readonly Keyed<Person>[],
): Person | null {
  const id = gameIdKey(gameId);
  if (id !== '') return people.find((person) => person.gameIdKey === id) ?? null;
  const key = screenNameKey(name);
  const alike = people.map((person) => ({
    person,
    likeness: Math.max(
      0,
      ...person.keys.filter((one) => mayBe(key, one)).map((one) => screenNameLikeness(key, one)),
    ),
  }));
  const best = alike.reduce<(typeof alike)[number] | undefined>(
    (most, one) => (one.likeness > (most?.likeness ?? 0) ? one : most),
    undefined,
  );
  return best && best.likeness >= surelyTheSame ? best.person : null;
}
