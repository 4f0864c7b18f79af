import { t } from '@lingui/core/macro';
import { tournamentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { deviceStorage } from '../../../platform/browser-storage.ts';
import { listOf } from '../../../platform/paged-list.ts';
import { adminPaths, tournamentListSearch } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { AdminList } from '../../../ui/admin/admin-list.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { CopyTournament } from '../admin/copy-tournament.tsx';
import { AdminDeleteTournament } from '../admin/delete-tournament.tsx';
import { TeamManagement } from '../admin/team-management.tsx';
import { AdminTournamentCard, AdminTournamentCardSkeleton } from '../admin/tournament-card.tsx';
import { AdminTournamentRow } from '../admin/tournament-row.tsx';
import { EditTournament, NewTournament } from '../admin/tournament-screens.tsx';
import { allTournaments, useLiveList } from '../admin/tournaments.admin.data.ts';

export const meta = metaOf(adminPages.tournaments);

/** The address determines what is open: see `adminPaths.tournaments`. */
export default function AdminTournamentsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [copied, edited, managed] = [params.get('copy'), params.get('edit'), params.get('teams')];
  if (params.has('new')) return <NewTournament kind={params.get('new')} />;
  if (copied) return <CopyTournament key={copied} id={copied} />;
  if (edited) return <EditTournament key={edited} id={edited} />;
  return (
    <>
      <AllTournaments />
      {managed && (
        <TeamManagement id={managed} onClose={() => void navigate(adminPaths.tournaments())} />
      )}
    </>
  );
}

const gridLook = 'grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3';

function AllTournaments() {
  useLiveList();
  const [{ status }] = useSearch(tournamentListSearch);
  const [kind, setKind] = useState<Tournament['kind'] | ''>('');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const [look, setLook] = useState(readLook);
  const list = useInfiniteQuery(allTournaments({ status, kind, search }));
  const { target, openFor, dialog } = useDialogTarget<Tournament>();

  return (
    <>
      <PageHead
        title={t`All Tournaments`}
        text={t`Newest first. OPENED tournaments accept registrations at once.`}
        actions={
          <LinkButton
            to={adminPaths.tournaments({ new: '' })}
            variant="main"
            icon={<Plus size={20} />}
          >{t`Create Tournament`}</LinkButton>
        }
      />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:grid-cols-[minmax(0,1fr)_9rem_auto]">
        <SearchField
          label={t`Search tournaments by title`}
          placeholder={t`Search tournaments...`}
          value={text}
          onValueChange={setText}
          busy={search !== text.trim() || (search !== '' && list.isFetching)}
          className="max-lg:col-span-2"
        />
        <SelectField
          label={t`Show`}
          placeholder={t`Everything`}
          options={kinds()}
          value={kind}
          onChange={(event) => setKind(event.target.value as Tournament['kind'] | '')}
        />
        <LookChoice
          chosen={look}
          onChoose={(next) => {
            setLook(next);
            deviceStorage.write(lookKey, next);
          }}
        />
      </div>
      <StatusFilter chosen={status} />
      <AdminList
        {...listOf(list)}
        title={t`The tournaments could not be loaded`}
        skeleton={
          <SkeletonGroup label={t`Loading tournaments`} className={look === 'list' ? '' : gridLook}>
            {[1, 2, 3].map((place) =>
              look === 'list' ? (
                <Skeleton key={place} className="mb-2 h-14" />
              ) : (
                <AdminTournamentCardSkeleton key={place} />
              ),
            )}
          </SkeletonGroup>
        }
        empty={
          <EmptyState
            title={t`No Tournaments Found`}
            text={emptyText({ status, isNarrowed: search !== '' || kind !== '' })}
            action={
              <LinkButton
                to={adminPaths.tournaments({ new: '' })}
              >{t`Create Tournament`}</LinkButton>
            }
          />
        }
      >
        {(tournaments) => (
          <div className={look === 'list' ? 'border-t border-line' : gridLook}>
            {tournaments.map((tournament, index) =>
              look === 'list' ? (
                <AdminTournamentRow
                  key={tournament._id}
                  tournament={tournament}
                  onDelete={() => openFor(tournament)}
                />
              ) : (
                <AdminTournamentCard
                  key={tournament._id}
                  tournament={tournament}
                  isFirst={index === 0}
                  onDelete={() => openFor(tournament)}
                />
              ),
            )}
          </div>
        )}
      </AdminList>
      {target && <AdminDeleteTournament tournament={target} {...dialog} />}
    </>
  );
}

const kinds = () =>
  [
    { value: 'event', label: t`Events` },
    { value: 'scrim', label: t`Scrims` },
  ] as const;

function emptyText(shown: { status: string | undefined; isNarrowed: boolean }): string {
  if (shown.isNarrowed) return t`Nothing found. Try another word, or show more.`;
  return shown.status
    ? t`Nothing is ${translateEnglish(shown.status)} right now.`
    : t`Create your first tournament to get started.`;
}

type Look = 'cards' | 'list';
const lookKey = 'tournaments-as';

/** The look last used on this device; by default rows where a card would fill the screen, and cards on a desktop. */
function readLook(): Look {
  const usual = window.matchMedia('(min-width: 1024px)').matches ? 'cards' : 'list';
  const stored = deviceStorage.read(lookKey);
  return stored === 'list' || stored === 'cards' ? stored : usual;
}

function LookChoice(props: { chosen: Look; onChoose: (look: Look) => void }) {
  const choice = (look: Look, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      aria-pressed={props.chosen === look}
      onClick={() => props.onChoose(look)}
      className="size-12! border border-line aria-pressed:border-bright aria-pressed:text-bright"
    />
  );
  return (
    <div className="flex gap-2">
      {choice('cards', t`Show as cards`, <LayoutGrid size={20} />)}
      {choice('list', t`Show as a list`, <Rows3 size={20} />)}
    </div>
  );
}

function StatusFilter({ chosen }: { chosen: string | undefined }) {
  return (
    <nav aria-label={t`Status`} className="mb-5 overflow-x-auto">
      <ul className="flex gap-2">
        {[undefined, ...tournamentStatuses].map((status) => (
          <li key={status ? translateEnglish(status) : t`ALL`}>
            <Link
              to={adminPaths.tournaments(status && { status })}
              aria-current={status === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border border-line px-4 font-display text-label font-medium tracking-wide text-quiet no-underline hover:text-bright aria-[current=true]:border-bright aria-[current=true]:text-bright"
            >
              {status ? translateEnglish(status) : t`ALL`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
