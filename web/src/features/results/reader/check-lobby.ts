import { screenNameKey, screenNameLikeness } from '@one-dream/contract/scoring/screen-names.ts';
import type { ReadSlot, Seat } from './find-slots.ts';
import { findSquadOf, findTeams, type Squad } from './find-teams.ts';

/** A team of the event; without a slot if it plays in another lobby, or in none. */
export interface LobbyTeam {
  entryId: string;
  roomSlot: number | null;
  /** Players that play at once. */
  lineup: number;
  players: readonly { player: number; inGameName: string }[];
}

export type SlotState =
  /** Who should sit here does. */
  | 'right'
  | 'playersMissing'
  /** A team that has another slot, or none in this lobby. */
  | 'otherTeam'
  | 'empty'
  /** Names that are nobody's of the event. */
  | 'nobodys'
  | 'notRead'
  /** On no picture. */
  | 'notShown';

export interface CheckedSlot {
  no: number;
  state: SlotState;
  /** Whose slot it is; undefined if it is nobody's. */
  expected: string | undefined;
  /** Who sits in it, as far as it could be read. */
  found: string | undefined;
  /** Where who should sit here sits instead. */
  sitsAt: number | undefined;
  /** How many sit in it. */
  seated: number;
  /** In-game names of the squad that were not seen, where all that sit in it were read. */
  absent: string[];
  /** Names that are not of the squad; `theirs` is the squad that has them. */
  strangers: { name: string; theirs: string | undefined }[];
  /** How many names were not read, or could be one of two players. */
  unread: number;
  isCut: boolean;
}

/** A name read as surely as this, and as long, is what it says. */
const surely = 0.9;
const shortestName = 3;
/** As like a player's as this, it may be that player's, misread: of the squad that sits there sooner than of any other. */
const perhaps = { own: 0.4, any: 0.6 };

/** Says of each slot who sits in it, beside who should. What was not read is said to be not read, never guessed. */
export function checkLobby(
  slots: ReadonlyMap<number, ReadSlot>,
  teams: readonly LobbyTeam[],
): CheckedSlot[] {
  const squads = teams.map(
    ({ entryId, players }): Squad => ({
      entryId,
      players: players.map(({ player, inGameName }) => ({ player, names: [inGameName] })),
    }),
  );
  const taken = [...slots.values()].filter(({ seats }) => seats.length > 0);
  const found = findTeams(
    taken.map(({ seats }) => seats.map(({ text }) => ({ name: text }))),
    squads,
  );
  const foundAt = new Map(taken.map(({ no }, at) => [no, found[at]]));
  const sitsAt = new Map(
    [...foundAt].flatMap(([no, team]) => (team ? [[team.entryId, no] as const] : [])),
  );
  const owners = new Map(
    teams.flatMap(({ entryId, roomSlot }) => (roomSlot === null ? [] : [[roomSlot, entryId]])),
  );
  const nos = [...new Set([...owners.keys(), ...taken.map(({ no }) => no)])];
  return nos
    .toSorted((a, b) => a - b)
    .map((no) => {
      const { seats = [], isCut = false } = slots.get(no) ?? {};
      const expected = owners.get(no);
      const team = foundAt.get(no);
      const names = seats.map((seat, at) => ({ seat, player: team?.players[at] ?? null }));
      const open = names.filter(({ player }) => player === null).map(({ seat }) => seat);
      const squad = squads.find(({ entryId }) => entryId === team?.entryId);
      const judged = open.map((seat) => judge(seat, { squads, squad }));
      const strangers = judged.flatMap((one) => one ?? []);
      const unread = judged.length - strangers.length;
      const whole = teams.find(({ entryId }) => entryId === team?.entryId);
      const isShort = whole !== undefined && seats.length < whole.lineup && !isCut;
      const seen = new Set(names.map(({ player }) => player));
      const elsewhere = expected === undefined ? undefined : sitsAt.get(expected);
      return {
        no,
        expected,
        found: team?.entryId,
        sitsAt: elsewhere === no ? undefined : elsewhere,
        seated: seats.length,
        absent:
          isShort && unread === 0
            ? whole.players
                .filter(({ player }) => !seen.has(player))
                .map(({ inGameName }) => inGameName)
            : [],
        strangers,
        unread,
        isCut,
        state: stateOf(slots.get(no), {
          team: team?.entryId,
          expected,
          isShort,
          strangers,
          unread,
        }),
      };
    });
}

function stateOf(
  slot: ReadSlot | undefined,
  {
    team,
    expected,
    isShort,
    strangers,
    unread,
  }: Pick<CheckedSlot, 'expected' | 'strangers' | 'unread'> & {
    /** Entry that sits there. */
    team: string | undefined;
    isShort: boolean;
  },
): SlotState {
  if (!slot) return 'notShown';
  if (slot.seats.length === 0) return slot.isCut ? 'notRead' : 'empty';
  if (team !== undefined && team !== expected) return 'otherTeam';
  if (team !== undefined) return isShort ? 'playersMissing' : 'right';
  const areNobodys = unread === 0 && strangers.every(({ theirs }) => theirs === undefined);
  return areNobodys ? 'nobodys' : 'notRead';
}

/** What can be said of a name that is nobody's of the squad; undefined if it was not read for sure. */
function judge(
  { text, sure }: Seat,
  { squads, squad }: { squads: readonly Squad[]; squad: Squad | undefined },
): CheckedSlot['strangers'][number] | undefined {
  const theirs = findSquadOf(text, squads, squad?.entryId ?? null);
  if (theirs) return { name: text, theirs };
  const key = screenNameKey(text);
  if (sure < surely || key.length < shortestName) return undefined;
  const near = (squad ? [squad] : squads).some(({ players }) =>
    players.some(({ names }) =>
      names.some(
        (name) =>
          screenNameLikeness(key, screenNameKey(name)) >= (squad ? perhaps.own : perhaps.any),
      ),
    ),
  );
  return near ? undefined : { name: text, theirs: undefined };
}

/** Whether somebody should look at it before the match starts. */
export function needsLook({ state, strangers, unread }: CheckedSlot): boolean {
  return state !== 'right' || strangers.length > 0 || unread > 0;
}
