import { plural, t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitOf } from '../../../../platform/failure-of.ts';
import { istDayOf, istOf } from '../../../../platform/ist.ts';
import { useServerNow } from '../../../../platform/server-clock.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../../ui/list/waiting.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { entriesOf } from '../../console.data.ts';
import { EntryRow } from '../../entries/entry-row.tsx';
import { RemindMissing } from './remind-missing.tsx';

/**
 * Sorts missing teams first, as they are the ones to contact. The order is fixed when the list opens, so that rows do not
 * move while somebody checks in one team after another.
 */
export function useMissingFirst<Row extends { entryId: string; state: string }>(
  rows: readonly Row[],
): Row[] {
  const [readyAtFirst] = useState(
    () => new Set(rows.filter(({ state }) => state === 'checked_in').map((row) => row.entryId)),
  );
  return rows.toSorted(
    (a, b) => Number(readyAtFirst.has(a.entryId)) - Number(readyAtFirst.has(b.entryId)),
  );
}

/** Check-in of all slots, before a lobby is drawn. */
export function CheckInBoard() {
  const { tournament } = useServed();
  const query = useQuery(entriesOf(tournament._id));
  const now = useServerNow(5000);
  if (!query.data)
    return (
      <Waiting
        {...waitOf(query)}
        title={t`The entries could not be loaded`}
        label={t`Loading the entries`}
        rows={['h-96']}
      />
    );
  const placed = query.data.data.filter(({ slot }) => slot !== null);
  const ready = placed.filter(({ state }) => state === 'checked_in').length;
  const isAhead = ['draft', 'announced', 'registration', 'closed'].includes(
    phaseOf(tournament, new Date(now)),
  );
  if (placed.length === 0)
    return (
      <EmptyState
        title={t`No team is in yet`}
        text={t`Teams show up here as soon as they register.`}
        className="chamfer mt-4"
      />
    );
  return (
    <section aria-labelledby="check-in-title" className="mt-4">
      <h2 id="check-in-title" className="mb-2 font-display text-action font-medium tabular-nums">
        {isAhead
          ? plural(placed.length, { one: '# team is in', other: '# teams are in' })
          : t`${ready} of ${placed.length} checked in`}
      </h2>
      <RemindMissing missing={placed.length - ready} />
      {isAhead && tournament.checkinOpensAt && (
        <p className="mb-2 text-small text-quiet">{t`Check-in opens ${istDayOf(tournament.checkinOpensAt)}, ${istOf(tournament.checkinOpensAt)}.`}</p>
      )}
      <Rows entries={placed} />
    </section>
  );
}

function Rows({ entries }: { entries: readonly StaffEntry[] }) {
  return (
    <ul className="chamfer divide-y divide-line">
      {useMissingFirst(entries).map((entry) => (
        <EntryRow key={entry.entryId} entry={entry} />
      ))}
    </ul>
  );
}
