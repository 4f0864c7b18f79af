import { t } from '@lingui/core/macro';
import { usualNextStart } from '@one-dream/contract/features/copies/copies.values.ts';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../platform/failure-of.ts';
import { organisation } from '../../../platform/organisation.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { PageSkeleton } from '../../../ui/admin/page-skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { type PlainEvent, plainEvents, usualValues } from './plain-events.ts';
import { TournamentForm } from './tournament-form.tsx';
import { newValues, type TournamentValues, valuesOf } from './tournament-values.ts';
import { editedTournament } from './tournaments.admin.data.ts';

/** A new event on one screen. @param kind what it is to be, as the address says */
export function NewTournament({ kind }: { kind: string | null }) {
  useDocumentTitle(t`Create Tournament`);
  const plain = plainEvents.find((name) => name === kind) ?? 'cup';
  const [start] = useState(() => ({ values: startValues(plain), plain }));
  return (
    <>
      <PageHead title={t`Create Tournament`} />
      <TournamentForm start={start} onReload={async () => undefined} />
    </>
  );
}

function startValues(plain: PlainEvent): TournamentValues {
  const now = new Date(serverNow());
  const firstMatchAt = usualNextStart(null, now);
  return newValues({
    organizer: defaultOrganizer(organisation),
    firstMatchAt,
    ...usualValues({ plain, firstMatchAt, guests: false }, now),
  });
}

export function EditTournament({ id }: { id: string }) {
  useDocumentTitle(t`Edit Tournament`);
  const query = useQuery(editedTournament(id));
  if (!query.data) return <TournamentNotThere query={query} />;
  const tournament = query.data;
  return (
    <>
      <PageHead
        title={t`Edit Tournament`}
        text={tournament.title}
        actions={
          <LinkButton
            to={paths.tournament(id)}
            // In a new tab, as currently saved, to keep the input here.
            target="_blank"
            icon={<ExternalLink size={18} />}
          >{t`View on site`}</LinkButton>
        }
      />
      <TournamentForm
        start={{
          values: valuesOf(tournament),
          existing: { id, version: tournament.version ?? 0 },
        }}
        latest={tournament}
        onReload={async () => (await query.refetch()).data}
      />
    </>
  );
}

/** Navigation for a tournament that is loading or unavailable. */
export function TournamentNotThere({
  query,
}: {
  query: { error: Error | null; refetch: () => unknown };
}) {
  if (!query.error) return <PageSkeleton />;
  return (
    <ErrorState
      {...failureOf(query)}
      title={t`This tournament could not be loaded`}
      action={
        <LinkButton
          to={adminPaths.tournaments()}
          icon={<ArrowLeft size={18} />}
        >{t`All Tournaments`}</LinkButton>
      }
    />
  );
}
