import { t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { download } from '../../../platform/download.ts';
import { waitOf } from '../../../platform/failure-of.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useServed } from '../../duties/served.data.ts';
import { entriesOf, useConsoleCall } from '../console.data.ts';
import { guestsOf } from '../set-up/guests/import.data.ts';
import { EntryRow } from './entry-row.tsx';

/** Lists entries with a slot, on the waitlist and out. */
export function EntriesView() {
  const { tournament } = useServed();
  const query = useQuery(entriesOf(tournament._id));
  const [search, setSearch] = useState('');
  const fill = useConsoleCall('/entries/fill/{tournamentId}');
  if (!query.data)
    return (
      <Waiting
        {...waitOf(query)}
        title={t`The entries could not be loaded`}
        label={t`Loading the entries`}
        className="mx-auto grid max-w-5xl gap-4 p-4"
        rows={['h-20', 'h-96']}
      />
    );

  const { data, vacant } = query.data;
  const wanted = data.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const placed = data.filter(({ slot }) => slot !== null);
  const waiting = data.filter(({ place }) => place !== null);
  const ready = waiting.filter(({ state }) => state === 'waitlist_ready').length;
  const checkedIn = placed.filter(({ state }) => state === 'checked_in').length;
  const phase = phaseOf(tournament, new Date(serverNow()));
  const isOver = phase === 'final' || phase === 'cancelled';
  const canFill = vacant > 0 && waiting.length > 0 && !isOver;

  return (
    <div className="mx-auto max-w-5xl px-4 py-5">
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <dl className="flex flex-1 flex-wrap gap-x-5 gap-y-2 max-sm:basis-full sm:gap-x-8">
          <Count label={t`In`}>{placed.length}</Count>
          <Count label={t`Checked in`}>{checkedIn}</Count>
          <Count label={t`Vacant`}>{vacant}</Count>
          <Count label={t`Waiting`}>
            {waiting.length}
            {ready > 0 && <span className="text-label text-quiet"> {t`· ${ready} ready`}</span>}
          </Count>
        </dl>
        <LinkButton
          variant={data.length === 0 ? 'main' : 'quiet'}
          to={consolePaths.tournament(tournament._id, { view: 'bring' })}
        >{t`Bring teams`}</LinkButton>
        {data.length > 0 && <SquadsCsvButton entries={data} />}
        {canFill && (
          <Button
            variant="main"
            busy={fill.isPending}
            onClick={() => fill.mutate({ tournamentId: tournament._id })}
          >
            {phase === 'check-in' ? t`Fill from ready teams` : t`Fill from the waitlist`}
          </Button>
        )}
      </div>
      {data.length > 8 && (
        <TextField
          label={t`Find a team`}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-5 max-w-md"
        />
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Group
          title={t`With a slot`}
          entries={wanted.filter(({ slot }) => slot !== null)}
          empty={t`No team is in yet. They stand here as soon as they register.`}
        />
        <div className="grid grid-cols-1 gap-5">
          <Group
            title={t`Waitlist`}
            entries={wanted.filter(({ place }) => place !== null)}
            empty={t`The waitlist is empty.`}
          />
          <Group
            title={t`Out`}
            entries={wanted.filter(({ slot, place }) => slot === null && place === null)}
          />
        </div>
      </div>
    </div>
  );
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="font-display text-headline leading-none font-medium tabular-nums">
        {children}
      </dd>
    </div>
  );
}

function Group(props: { title: string; entries: readonly StaffEntry[]; empty?: string }) {
  const { title, entries, empty } = props;
  if (entries.length === 0 && !empty) return null;
  return (
    <section aria-label={title}>
      <Heading level={2} size="title" className="mb-2">
        {title} <span className="tabular-nums text-quiet">{entries.length}</span>
      </Heading>
      {entries.length === 0 ? (
        <p className="chamfer p-4 text-quiet">{empty}</p>
      ) : (
        <ul className="chamfer divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow key={entry.entryId} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Downloads every squad as a CSV file, made in the browser from what the host is shown anyway. */
function SquadsCsvButton({ entries }: { entries: readonly StaffEntry[] }) {
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
