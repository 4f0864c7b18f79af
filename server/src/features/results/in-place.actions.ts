import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { takeOverPlace } from '../lobbies/in-place.actions.ts';
import { handOverLines } from '../matches/lineups.actions.ts';
import { lockMatchContext } from '../matches/match-context.actions.ts';
import { changeDraft } from './drafts.actions.ts';
import type { CheckedDraft } from './results.presenters.ts';
import { assertEnterable, refusalInPlace } from './results.rules.ts';

/** Gives a team the place of another from this match on, because it played there; the row entered moves with it. */
export function putInPlace(
  platform: Platform,
  {
    viewer,
    matchId,
    outEntryId,
    inEntryId,
    version,
  }: {
    viewer: Viewer;
    matchId: string;
    outEntryId: string;
    inEntryId: string;
    version: number;
  },
): Promise<CheckedDraft> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId);
    assertEnterable(match);
    const refusal = refusalInPlace(match, work.now());
    if (refusal) throw refusal;
    const handed = { match, outEntryId, inEntryId };
    await takeOverPlace(work, { viewer, ...handed });
    await handOverLines(work, handed);
    const give = (row: DraftRow): DraftRow =>
      row.entryId === outEntryId ? { ...row, entryId: inEntryId, players: undefined } : row;
    return changeDraft(work, {
      viewer,
      matchId,
      version,
      source: 'grid',
      change: (draft, lobby) => ({
        rows: draft ? draft.rows.map(give) : lobby.map(({ entry_id }) => emptyRow(entry_id)),
        ...(draft?.observed && { observed: draft.observed.map(give) }),
      }),
    });
  });
}
