import { t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { download } from '../../../platform/download.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useServed } from '../../duties/served.data.ts';
import { guestsOf } from '../set-up/guests/import.data.ts';

/** Downloads every squad as a CSV file, made in the browser from what the host is shown anyway. */
export function SquadsCsvButton({ entries }: { entries: readonly StaffEntry[] }) {
  const { tournament } = useServed();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const [guests, { squadsCsv }, { csvName }] = await Promise.all([
        entries.some(({ isGuest }) => isGuest)
          ? client.fetchQuery(guestsOf(tournament._id))
          : { data: [] },
        import('./squads-csv.ts'),
        import('../../../platform/csv.ts'),
      ]);
      const { title } = tournament;
      const name = csvName({ title, what: 'squads', now: Date.now() });
      download({ text: squadsCsv(entries, guests.data), name });
    },
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>{t`Full squads (CSV)`}</Button>
  );
}
