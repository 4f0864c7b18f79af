import { gameIdKey } from '../game-ids.ts';
import { groupBy } from '../group-by.ts';
import { isRecord } from '../is-record.ts';
import type { Translatable } from '../texts.ts';
import { importTexts as texts } from './check.texts.ts';
import { notOnRoster } from './result-warnings.ts';
import type { DraftRow, PlayerElims, Stranger } from './rows.ts';

/** A team of the lobby with its roster, for matching an observer file. */
export interface ObserverTarget {
  entryId: string;
  name: string;
  slot: number;
  /** Game IDs in roster order. */
  players: readonly { player: number; gameIdKey: string }[];
}

export interface ObserverWarning {
  /** `null` for an unknown slot. */
  entryId: string | null;
  message: Translatable;
}

export const maximumObserverPlayers = 200;

/** A team has at most ten players. */
const mostStrangers = 10;

interface ObservedPlayer {
  gameIdKey: string;
  name: string;
  slot: number;
  rank: number;
  elims: number;
}

/**
 * Reads the observer client's `gettotalplayerlist`: `teamId` is the room slot, `rank` the placement, `killNum` a player's
 * eliminations, `uId` the game ID. Fills a draft without publishing.
 * @returns `undefined` if it is not such a file
 */
export function readObserverFile({
  file,
  targets,
}: {
  /** The parsed JSON. */
  file: unknown;
  targets: readonly ObserverTarget[];
}): { rows: DraftRow[]; warnings: ObserverWarning[] } | undefined {
  const players = readPlayers(file);
  if (!players) return undefined;
  const bySlot = groupBy(players, ({ slot }) => slot);
  const warnings: ObserverWarning[] = [];
  const rows = targets.map((target): DraftRow => {
    const observed = bySlot.get(target.slot) ?? [];
    bySlot.delete(target.slot);
    return toRow({ target, observed, warnings });
  });
  for (const [slot, strangers] of bySlot) {
    warnings.push({
      entryId: null,
      message: texts.slotOfNobody({
        slot,
        players: strangers.map(({ name }) => name).join(', '),
      }),
    });
  }
  return { rows, warnings };
}

function toRow({
  target,
  observed,
  warnings,
}: {
  target: ObserverTarget;
  observed: readonly ObservedPlayer[];
  warnings: ObserverWarning[];
}): DraftRow {
  const { entryId, name } = target;
  if (observed.length === 0)
    return { entryId, status: 'absent', placement: null, elims: null, fielded: null };
  const players: PlayerElims[] = [];
  const strangers: Stranger[] = [];
  for (const one of observed) {
    const known = target.players.find(
      ({ gameIdKey }) => gameIdKey !== '' && gameIdKey === one.gameIdKey,
    );
    if (known) players.push({ player: known.player, elims: one.elims });
    else {
      strangers.push({ name: one.name, gameId: one.gameIdKey });
      warnings.push({ entryId, message: notOnRoster(one.name, name) });
    }
  }
  const ranks = new Set(observed.map(({ rank }) => rank).filter((rank) => rank > 0));
  if (ranks.size > 1) warnings.push({ entryId, message: texts.twoPlacements({ team: name }) });
  const areAllKnown = strangers.length === 0;
  return {
    entryId,
    status: 'played',
    placement: ranks.size === 1 ? ([...ranks][0] ?? null) : null,
    elims: observed.reduce((sum, { elims }) => sum + elims, 0),
    fielded: Math.min(observed.length, 4),
    ...(areAllKnown ? { players } : { strangers: strangers.slice(0, mostStrangers) }),
  };
}

function readPlayers(file: unknown): ObservedPlayer[] | undefined {
  const list = findList(file);
  if (!list || list.length === 0 || list.length > maximumObserverPlayers) return undefined;
  const players = list.map(readPlayer);
  return players.every((player) => player !== undefined) ? players : undefined;
}

/** The list itself, or nested under a name used by some version of the client. */
function findList(file: unknown): unknown[] | undefined {
  if (Array.isArray(file)) return file;
  if (!isRecord(file)) return undefined;
  const outer = isRecord(file.data) ? file.data : file;
  return ['playerInfoList', 'totalPlayerList', 'gettotalplayerlist', 'data']
    .map((name) => outer[name])
    .find((inner) => Array.isArray(inner));
}

function readPlayer(value: unknown): ObservedPlayer | undefined {
  if (!isRecord(value)) return undefined;
  const slot = readCount(value.teamId);
  const rank = readCount(value.rank ?? 0);
  const elims = readCount(value.killNum ?? 0);
  if (slot === undefined || rank === undefined || elims === undefined) return undefined;
  const id = value.uId ?? value.uid ?? '';
  const name = value.playerName;
  return {
    gameIdKey: typeof id === 'string' || typeof id === 'number' ? gameIdKey(String(id)) : '',
    name: typeof name === 'string' ? name.slice(0, 40) : '',
    slot,
    rank,
    elims,
  };
}

function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 9999
    ? number
    : undefined;
}
