import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../../../platform/failure-of.ts';
import { istOf } from '../../../../platform/ist.ts';
import { copyText } from '../../../../ui/feedback/copy-text.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Waiting } from '../../../../ui/list/waiting.tsx';
import { Heading } from '../../../../ui/typography.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { useConsoleCall } from '../../console.data.ts';
import { guestMessage } from './guest-message.ts';
import { GuestRow } from './guest-row.tsx';
import { guestsOf, type ListedGuest } from './import.data.ts';

/** Guest teams with their links to send, and how those were used. */
export function GuestList({ tournamentId }: { tournamentId: string }) {
  const query = useQuery(guestsOf(tournamentId));
  if (!query.data)
    return (
      <Waiting {...waitOf(query)} title={t`The guest teams could not be loaded`}>
        <Skeleton className="mt-8 h-40" />
      </Waiting>
    );
  const { data, undo } = query.data;
  if (data.length === 0) return null;
  return (
    <section aria-label={t`Guest teams`} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3} size="title">
          <Trans>
            Guest teams <span className="tabular-nums text-quiet">{data.length}</span>
          </Trans>
        </Heading>
        <CopyAll guests={data} />
      </div>
      {undo && <Undo undo={undo} />}
      <ul className="mt-2">
        {data.map((guest) => (
          <GuestRow key={guest.entryId} guest={guest} />
        ))}
      </ul>
    </section>
  );
}

function CopyAll({ guests }: { guests: readonly ListedGuest[] }) {
  const { tournament } = useServed();
  const sent = guests.filter(({ link }) => link !== null);
  const text = sent.map((guest) => guestMessage(guest, tournament.title)).join('\n\n');
  return (
    <Button
      disabled={sent.length === 0}
      onClick={() =>
        void copyText(text, {
          done: t`${sent.length} links are copied.`,
          failed: t`Your browser could not copy them. Send them one by one.`,
        })
      }
    >{t`Copy all links`}</Button>
  );
}

function Undo(props: { undo: { importId: string; teams: number; until: string } }) {
  const { importId, teams, until } = props.undo;
  const undo = useConsoleCall('/guests/undo/{importId}');
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3 border-l-4 border-line bg-raised py-1 pl-4 text-small">
      <span className="min-w-0 flex-1 py-2">
        {plural(teams, {
          one: `1 team was brought in last. You can undo this until ${istOf(until)}.`,
          other: `# teams were brought in last. You can undo this until ${istOf(until)}.`,
        })}
      </span>
      <Button
        size="small"
        busy={undo.isPending}
        onClick={() => undo.mutate({ importId })}
      >{t`Undo`}</Button>
    </p>
  );
}
