import { t } from '@lingui/core/macro';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { adminPaths } from '../../../app/admin-paths.ts';
import { organisation } from '../../../app/organisation.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { PageSkeleton } from '../../../ui/admin/page-skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { StartFrom } from './start-from.tsx';
import { TournamentForm } from './tournament-form.tsx';
import { newValues, valuesOf } from './tournament-values.ts';
import { editedTournament } from './tournaments.admin.data.ts';

export function NewTournament() {
  useDocumentTitle(t`Create Tournament`);
  const values = newValues({ organizer: defaultOrganizer(organisation) });
  return (
    <>
      <PageHead title={t`Create Tournament`} actions={<StartFrom />} />
      <TournamentForm start={{ name: 'new', values }} onReload={async () => undefined} />
    </>
  );
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
            icon={<ExternalLink aria-hidden="true" size={18} />}
          >{t`View on site`}</LinkButton>
        }
      />
      <TournamentForm
        start={{
          name: id,
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
          icon={<ArrowLeft aria-hidden="true" size={18} />}
        >{t`All Tournaments`}</LinkButton>
      }
    />
  );
}
