import { normalised, withoutInvisible } from '@one-dream/contract/text.ts';
import { type ListValue, list } from '@one-dream/contract/texts.ts';
import { remove as withoutConfusables } from 'confusables';
import type { Viewer } from '../../calls/viewer.ts';
import type { UserRow } from '../users/users.presenters.ts';
import { teamsTexts } from './teams.texts.ts';

/** Zeros of the Indian scripts, ഠ and ଠ. */
const zeroShaped = /[०০੦૦୦௦౦೦൦ഠଠ]/gu;

/**
 * Normalises a team name for comparison: ignores case, spacing and look-alike characters. `Soul`, `S0UL` and a `Ѕоul`
 * in Cyrillic share one key. Indian scripts are kept as they are, as their vowel signs are marks, which folding would
 * lose; only their zeros and the letters shaped like one count as `o` beside Latin letters.
 */
export function teamNameKey(name: string): string {
  const text = normalised(withoutInvisible(name), 'NFKC');
  const isLatin = /\p{Script=Latin}/u.test(text);
  return (isLatin ? text.replace(zeroShaped, 'o') : text)
    .replace(/[^\u0900-\u0dff]+/gu, (run) => withoutConfusables(run))
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}\p{Pc}.'’]/gu, '')
    .replace(/[|!1il]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

const nobodys = new Set(
  ['reserved', 'bye', 'tbd', 'tba', 'vacant', 'empty', 'empty slot', 'free slot', 'open slot']
    .concat(['no team', 'none', 'nil', 'null', 'undefined', 'not available'])
    .map(teamNameKey),
);
/** Mentions that notify everybody in a chat. */
const callsAll = /@\s*(everyone|here|channel)\b/i;
const ofStaff = new Set(
  ['the', 'team', 'official', 'admin', 'admins', 'staff', 'host', 'hosts', 'organiser'].concat([
    'organisers',
    'organizer',
    'organizers',
    'mod',
    'mods',
    'moderator',
    'moderators',
  ]),
);

/** Whether a name in a slot list or a message would be read as "no team", notify everybody, or pass for the organisation. */
export function isNobodysName(name: string, organisation: string): boolean {
  const text = normalised(withoutInvisible(name), 'NFKC');
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const ownWords = words.filter((word) => !ofStaff.has(word));
  const keys = [name, words.join(' '), ownWords.join(' ')].map(teamNameKey);
  return (
    callsAll.test(text) ||
    keys.some((key) => key !== '' && (nobodys.has(key) || key === teamNameKey(organisation)))
  );
}

interface Led {
  leader_id: string;
  co_leader_id?: string | null | undefined;
}

/** Whether the viewer leads or co-leads the team. */
export function actsFor(viewer: Viewer, team: Led): boolean {
  return isLeader(viewer, team) || team.co_leader_id === viewer.id;
}

/** Whether the viewer may do what only the leader may: delete the team, hand it over, choose the co-leader. */
export function isLeader(viewer: Viewer, team: Led): boolean {
  return team.leader_id === viewer.id;
}

/** What the viewer may do about the roster: the leader never leaves and is never removed. The calls check the same. */
export function rosterPowers({
  viewer,
  team,
  memberIds,
}: {
  viewer: Viewer;
  team: Led;
  memberIds: readonly string[];
}): { leave: boolean; kick: string[] } {
  const leads = actsFor(viewer, team);
  return {
    leave: !isLeader(viewer, team) && memberIds.includes(viewer.id),
    kick: leads ? memberIds.filter((id) => id !== viewer.id && id !== team.leader_id) : [],
  };
}

/**
 * Orders members by lineup: starters, then substitutes, as the leader chose. Members without a place come last, the
 * leader before the others.
 * @param members in the order in which they joined
 */
export function inLineup<Member extends { id: string; place: number | null }>(roster: {
  team: Led;
  members: readonly Member[];
}): Member[] {
  const placeOf = ({ place }: Member) => place ?? Number.MAX_SAFE_INTEGER;
  const leads = ({ id }: Member) => Number(id === roster.team.leader_id);
  return roster.members.toSorted((a, b) => placeOf(a) - placeOf(b) || leads(b) - leads(a));
}

/** Whether the leader is among the members: not so if one was read before a change and one after it. */
export function hasLeader(roster: { team: Led; members: readonly Pick<UserRow, 'id'>[] }): boolean {
  return roster.members.some((member) => member.id === roster.team.leader_id);
}

/**
 * Describes what a player lacks before the team can register: `a game ID and a linked Discord`; undefined for nothing.
 */
export function lacksOf(
  member: Pick<UserRow, 'in_game_name' | 'in_game_id' | 'discord_id'>,
): ListValue | undefined {
  const lacks = [
    member.in_game_name === '' && teamsTexts.inGameName,
    member.in_game_id === '' && teamsTexts.gameId,
    member.discord_id === null && teamsTexts.linkedDiscord,
  ].filter((lack) => lack !== false);
  if (lacks.length === 0) return undefined;
  return list(lacks);
}
