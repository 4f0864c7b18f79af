import { screenNameKey, screenNameLikeness } from '@one-dream/contract/scoring/screen-names.ts';
import type { ReadSlot, Seat } from './find-slots.ts';
import { findSquadOf, findTeams, type Squad } from './find-teams.ts';

/** A team of the event; without a slot if it plays in another lobby, or in none. */
export interface LobbyTeam {
  entryId: string;
  roomSlot: number | null;
  /** Players in a full team. */
  lineup: number;
  players: readonly { player: number; inGameName: string }[];
}

type SlotState =
  /** The expected team sits here. */
  | 'right'
  | 'playersMissing'
  /** A team whose slot is another one, or in another lobby. */
  | 'otherTeam'
  | 'empty'
  /** Names that belong to no team of the event. */
  | 'nobodys'
  | 'notRead'
  /** Not shown in any picture. */
  | 'notShown';

export interface CheckedSlot {
  no: number;
  state: SlotState;
  /** The expected team; undefined for an unassigned slot. */
  expected: string | undefined;
  /** The team found in the slot, if it could be read. */
  found: string | undefined;
  /** Slot in which the expected team sits instead. */
  sitsAt: number | undefined;
  /** Number of players in the slot. */
  seated: number;
  /** Names of the squad that were not seen; only if every name in the slot was read. */
  absent: string[];
  /** Names outside the squad; `theirs` is the squad that they belong to. */
  strangers: { name: string; theirs: string | undefined }[];
  /** Number of names that were not read, or could be one of two players. */
  unread: number;
  isCut: boolean;
}

/** Minimum confidence and length of a name that is trusted as read. */
const surely = 0.9;
const shortestName = 3;
/** Minimum similarity at which a name may be a misread player's; players of the squad in that slot take precedence. */
const perhaps = { own: 0.4, any: 0.6 };

/** Compares who sits in each slot with who should. Names that could not be read are reported as such, never guessed. */
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
      const squad = squads.find(({ entryId }) => entryId === team?.entryId);
      const names = seats.map((seat, at) => {
        const player = team?.players[at] ?? null;
        return { seat, player: isTheirs(seat, { squads, squad, player }) ? null : player };
      });
      const open = names.filter(({ player }) => player === null).map(({ seat }) => seat);
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
    /** Entry ID of the team in the slot. */
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

/** Whether a name that resembles a player of the squad in its slot is clearly that of another squad's player. */
function isTheirs(
  { text }: Seat,
  {
    squads,
    squad,
    player,
  }: { squads: readonly Squad[]; squad: Squad | undefined; player: number | null },
): boolean {
  const own = squad?.players.find((one) => one.player === player);
  if (!squad || !own || findSquadOf(text, [{ ...squad, players: [own] }], null)) return false;
  return findSquadOf(text, squads, squad.entryId) !== undefined;
}

/** Classifies a name outside the squad; undefined if it was not read with confidence. */
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

/** Whether a person should check the slot before the match starts. */
export function needsLook({ state, strangers, unread }: CheckedSlot): boolean {
  return state !== 'right' || strangers.length > 0 || unread > 0;
}
