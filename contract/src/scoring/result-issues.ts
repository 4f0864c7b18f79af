import type { Translatable } from '../texts.ts';
import { issueTexts } from './check.texts.ts';
import type { DraftRow } from './rows.ts';

/** The cell concerned; `row` for the whole team, `match` for all teams. */
export type ResultCell = 'placement' | 'elims' | 'fielded' | 'players' | 'row' | 'match';

export type ProblemCode =
  | 'PLACEMENT_TWICE'
  | 'PLACEMENT_GAP'
  | 'ELIMS_TOO_MANY'
  | 'ROW_MISSING'
  | 'NOT_IN_LOBBY'
  | 'INVALID';

export type WarningCode =
  | 'ELIMS_MANY_WITH_RECALL'
  | 'ELIMS_FEW'
  | 'RECALL_DOUBTED'
  | 'TEAM_ELIMS_MANY'
  | 'WINNER_WITHOUT_ELIMS'
  | 'DIFFERS_FROM_OBSERVER'
  | 'TOTAL_DIFFERS'
  | 'PLAYER_ELIMS_DIFFER'
  | 'NOT_ON_ROSTER'
  | 'NOT_STARTED';

export interface ResultIssue<Code extends string = ProblemCode | WarningCode> {
  code: Code;
  cell: ResultCell;
  /** Entries concerned; empty for the whole match. */
  entryIds: string[];
  message: Translatable;
}

export interface ResultCheck {
  /** Blockers of publishing. */
  problems: ResultIssue<ProblemCode>[];
  /** Warnings that ask for a second look. */
  warnings: ResultIssue<WarningCode>[];
}

export interface LobbyEntry {
  entryId: string;
  name: string;
}

export interface CheckedResult {
  rows: readonly DraftRow[];
  lobby: readonly LobbyEntry[];
  /** Players in a full team of this type: the default of `fielded`. */
  lineup: number;
  /** Whether fallen players can be brought back on this map. */
  recall: boolean;
  /** The rows of an observer file already loaded. */
  observed?: readonly DraftRow[] | undefined;
}

export const maximumElims = 99;

export interface ElimCounts {
  /** Whether every fielded team has a number. */
  isComplete: boolean;
  elims: number;
  players: number;
}

/** Sums eliminations of a draft, disqualified teams included. */
export function countElims({ rows, lineup }: CheckedResult): ElimCounts {
  const fielded = rows.filter(isFielded);
  return {
    isComplete: fielded.length > 0 && fielded.every(({ elims }) => elims !== null),
    elims: fielded.reduce((sum, { elims }) => sum + (elims ?? 0), 0),
    players: fielded.reduce((sum, row) => sum + (row.fielded ?? lineup), 0),
  };
}

export const isFielded = ({ status }: DraftRow) => status !== 'absent';

export function nameIn(lobby: readonly LobbyEntry[], entryId: string): string | Translatable {
  return lobby.find((entry) => entry.entryId === entryId)?.name ?? issueTexts.aTeam;
}
