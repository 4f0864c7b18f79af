import * as calls from '@one-dream/contract/features/lobbies/lobbies.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { DrawRow, GroupRow, PlacedRow } from './draws.queries.ts';
import type { StageRow } from './stages.queries.ts';

export interface DrawParts {
  groups: readonly GroupRow[];
  placed: readonly PlacedRow[];
  /** Names of the entries that went into the draw. */
  names: ReadonlyMap<string, string>;
}

export function presentDraw(row: DrawRow, { groups, placed, names }: DrawParts): calls.Draw {
  const present = (letter: string): calls.Group['teams'] =>
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
    ...fieldsOf(calls.draw, row),
    drawnFrom: row.drawn_from.map((id) => ({ _id: id, name: names.get(id) ?? '' })),
    groups: groups
      .filter((group) => group.draw_id === row.id)
      .map(({ letter }) => ({ letter, teams: present(letter) })),
  };
}

export function presentStage(row: StageRow, draws: readonly calls.Draw[]): calls.Stage {
  return {
    ...fieldsOf(calls.stage, row),
    isFinal: row.finalised_at !== null,
    draws: [...draws],
  };
}
