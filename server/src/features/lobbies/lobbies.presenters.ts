import type { Draw, Group, Stage } from '@one-dream/contract/features/lobbies.ts';
import type { DrawRow, GroupRow, PlacedRow } from './draws.queries.ts';
import type { StageRow } from './stages.queries.ts';

export interface DrawParts {
  groups: readonly GroupRow[];
  placed: readonly PlacedRow[];
  /** Names of the entries that went into the draw. */
  names: ReadonlyMap<string, string>;
}

/** Presents a draw with its current groups. */
export function presentDraw(row: DrawRow, { groups, placed, names }: DrawParts): Draw {
  const present = (letter: string): Group['teams'] =>
    placed
      .filter(
        (place) =>
          place.draw_id === row.id && place.letter === letter && place.to_match_no === null,
      )
      .map((place) => ({
        _id: place.entry_id,
        teamId: place.team_id,
        name: place.team_name,
        logo: place.team_logo,
        roomSlot: place.room_slot,
      }));
  return {
    _id: row.id,
    stageId: row.stage_id,
    no: row.no,
    method: row.method,
    seed: row.seed,
    rolls: row.rolls,
    handMoves: row.hand_moves,
    drawnFrom: row.drawn_from.map((id) => ({ _id: id, name: names.get(id) ?? '' })),
    slotMode: row.slot_mode,
    groups: groups
      .filter((group) => group.draw_id === row.id)
      .map(({ letter }) => ({ letter, teams: present(letter) })),
    publishedAt: row.published_at?.toISOString() ?? null,
    version: row.version,
    changedAt: row.changed_at.toISOString(),
  };
}

export function presentStage(row: StageRow, draws: readonly Draw[]): Stage {
  return {
    _id: row.id,
    position: row.position,
    name: row.name,
    format: row.format,
    lobbyMax: row.lobby_max,
    firstSlot: row.first_slot,
    reservedSlots: row.reserved_slots,
    matchCap: row.match_cap,
    matchPoint: row.match_point,
    template: row.template,
    startsFrom: row.starts_from,
    isFinal: row.finalised_at !== null,
    version: row.version,
    draws: [...draws],
  };
}
