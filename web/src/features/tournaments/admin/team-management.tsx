import { t } from '@lingui/core/macro';
import { mayPay } from '@one-dream/contract/duties.ts';
import type { RosterEntry } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useQuery } from '@tanstack/react-query';
import { FileDown, Wallet } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { failureOf } from '../../../platform/failure-of.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { useViewer } from '../../../platform/session.tsx';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Overlay } from '../../../ui/feedback/overlay.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { useExportTeams } from './export-teams.ts';
import { RemoveTeamQuestion } from './remove-team.tsx';
import { RosterRow } from './roster-row.tsx';
import { editedTournament, rostersOf } from './tournaments.admin.data.ts';

/** The registered teams of one tournament, above the list. */
export function TeamManagement({ id, onClose }: { id: string; onClose: () => void }) {
  useDocumentTitle(t`Team Management`);
  const tournament = useQuery(editedTournament(id)).data;
  const exportTeams = useExportTeams();
  const isPayer = mayPay(useViewer(), []);
  return (
    <Overlay
      onClose={onClose}
      title={t`Team Management`}
      backText={t`Go Back`}
      actions={
        tournament && (
          <>
            {isPayer && (
              <LinkButton
                to={paths.ledger(id)}
                size="small"
                icon={<Wallet size={18} />}
              >{t`Prizes`}</LinkButton>
            )}
            <Button
              size="small"
              icon={<FileDown size={18} />}
              busy={exportTeams.isPending}
              busyText={t`Exporting...`}
              onClick={() => exportTeams.mutate(tournament)}
            >{t`Export CSV`}</Button>
          </>
        )
      }
    >
      <Rosters id={id} title={tournament?.title} slots={tournament?.slots} />
    </Overlay>
  );
}

function Rosters({ id, title, slots }: { id: string; title?: string; slots?: string }) {
  const query = useQuery(rostersOf(id));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const { target, openFor, dialog } = useDialogTarget<RosterEntry>();

  if (query.isPending) return <RostersSkeleton />;
  if (!query.data) {
    return <ErrorState {...failureOf(query)} title={t`The teams could not be loaded`} />;
  }
  const shown = query.data.filter((team) => hasText(team, wanted));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="font-display text-title font-medium wrap-anywhere">{title}</p>
          <p className="text-quiet tabular-nums">
            {slots ? slotsText(slots) : t`${query.data.length} teams`}
          </p>
        </div>
        {query.data.length > 0 && (
          <SearchField
            label={t`Search teams and players`}
            placeholder={t`Search teams and players...`}
            value={search}
            onValueChange={setSearch}
            className="w-full sm:w-80"
          />
        )}
      </div>
      {query.data.length === 0 && (
        <EmptyState
          title={t`No teams yet`}
          text={t`Teams that register show up here. Those that are in your sheet you bring in yourself.`}
          action={
            <LinkButton
              to={consolePaths.tournament(id, { view: 'bring' })}
            >{t`Bring teams`}</LinkButton>
          }
        />
      )}
      {query.data.length > 0 && shown.length === 0 && (
        <EmptyState title={t`No team found`} text={t`Nobody found for “${search.trim()}”.`} />
      )}
      <RosterList teams={shown} onRemove={openFor} />
      {target && (
        <RemoveTeamQuestion
          tournament={{ id, title: title ?? t`this tournament` }}
          team={target}
          {...dialog}
        />
      )}
    </>
  );
}

/** Rows rendered at once: a thousand would take a second. */
const rowsAtOnce = 100;

function RosterList(props: { teams: RosterEntry[]; onRemove: (team: RosterEntry) => void }) {
  const { teams, onRemove } = props;
  const [limit, setLimit] = useState(rowsAtOnce);
  return (
    <>
      <ol className="grid items-start gap-2 lg:grid-cols-2">
        {teams.slice(0, limit).map((team) => (
          <RosterRow key={team._id} team={team} onRemove={() => onRemove(team)} />
        ))}
      </ol>
      {teams.length > rowsAtOnce && (
        <LoadMore
          hasMore={limit < teams.length}
          isLoading={false}
          onMore={() => setLimit(limit + rowsAtOnce)}
          shown={Math.min(limit, teams.length)}
          total={{ value: teams.length }}
        />
      )}
    </>
  );
}

/** Whether the team, its leader or a player matches the search. */
function hasText(team: RosterEntry, wanted: string): boolean {
  if (wanted === '') return true;
  const players = team.players.flatMap((player) => [
    player.name,
    player.inGameName,
    player.inGameId,
  ]);
  const { email, discordTag } = team.leader;
  return [team.name, email, discordTag, ...players].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

function slotsText(slots: string): string {
  const { used, total } = readSlots(slots);
  return t`${used.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} slots taken`;
}

function RostersSkeleton() {
  return (
    <SkeletonGroup label={t`Loading teams`} className="grid gap-2">
      <Skeleton className="mb-5 h-12 w-64 max-w-full" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-[74px]" />
      ))}
    </SkeletonGroup>
  );
}
