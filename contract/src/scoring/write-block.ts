import { writeCells } from './delimited-text.ts';
import type { PasteTarget } from './paste-block.ts';
import type { DraftRow } from './rows.ts';

/** Serialises a draft to a block that `readPastedBlock` parses back to the same draft. */
export function writeDraftBlock({
  rows,
  targets,
  delimiter = '\t',
}: {
  rows: readonly DraftRow[];
  targets: readonly PasteTarget[];
  delimiter?: '\t' | ',';
}): string {
  const teams = new Map(targets.map((target) => [target.entryId, target]));
  return writeCells(
    [
      ['Slot', 'Team', 'Status', 'Placement', 'Elims', 'Players'],
      ...rows.map(({ entryId, status, placement, elims, fielded }) => {
        const team = teams.get(entryId);
        return [team?.slot ?? null, team?.name ?? '', status, placement, elims, fielded];
      }),
    ],
    delimiter,
  );
}
