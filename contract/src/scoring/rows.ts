import type { Preset } from './presets.ts';

export const rowStatuses = ['played', 'absent', 'disqualified'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** Eliminations of a player, if known; `player` is the roster position, from 1. */
export interface PlayerElims {
  player: number;
  elims: number;
}

/** A team's published result in a match. */
export interface ResultRow {
  entryId: string;
  status: RowStatus;
  /** 1 is the last team alive; `null` for an absent team. A disqualified one keeps it for display. */
  placement: number | null;
  elims: number;
  /** Number of players in the room, 0 for an absent team. */
  fielded: number;
  players?: PlayerElims[] | undefined;
}

/** A player on a team's card, or in its slot, who is not in its squad. */
export interface Stranger {
  name: string;
  /** Known from an observer's file; otherwise empty. */
  gameId: string;
}

/** A row during entry: unknown values are `null`. */
export interface DraftRow {
  entryId: string;
  status: RowStatus;
  placement: number | null;
  elims: number | null;
  /** `null` means the full lineup. */
  fielded: number | null;
  players?: PlayerElims[] | undefined;
  strangers?: Stranger[] | undefined;
}

export function pointsOf(row: ResultRow, preset: Preset) {
  if (row.status !== 'played' || row.placement === null)
    return { placementX10: 0, elimX10: 0, pointsX10: 0 };
  const counted = preset.elimCap === null ? row.elims : Math.min(row.elims, preset.elimCap);
  const placementX10 = preset.placementX10[row.placement - 1] ?? 0;
  const elimX10 = counted * preset.elimX10;
  return { placementX10, elimX10, pointsX10: placementX10 + elimX10 };
}

/** Converts a draft row for publication. @param lineup players in a full team of this type */
export function toResultRow(row: DraftRow, { lineup }: { lineup: number }): ResultRow {
  if (row.status === 'absent')
    return { entryId: row.entryId, status: 'absent', placement: null, elims: 0, fielded: 0 };
  return {
    entryId: row.entryId,
    status: row.status,
    placement: row.placement,
    elims: row.elims ?? 0,
    fielded: row.fielded ?? lineup,
    ...(row.players && row.players.length > 0 ? { players: row.players } : {}),
  };
}

/** An untouched row of a team. */
export function emptyRow(entryId: string): DraftRow {
  return { entryId, status: 'played', placement: null, elims: null, fielded: null };
}
