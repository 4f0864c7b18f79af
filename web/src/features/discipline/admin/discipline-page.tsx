import { t } from '@lingui/core/macro';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { itemsOf, moreOf } from '../../../platform/paged-list.ts';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { useDebounced } from '../../../ui/admin/use-debounced.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { BanRow } from './ban-row.tsx';
import { type BanFilter, bansOf, gameIdClaimsOf, strikesOf } from './discipline.admin.data.ts';
import { FoundSubjects } from './found-subjects.tsx';
import { GameIdRow } from './game-id-row.tsx';
import { StrikeRow } from './strike-row.tsx';

type View = BanFilter | 'strikes' | 'game_ids';

const tabs = () =>
  [
    { value: 'waiting', text: t`To decide` },
    { value: 'in_force', text: t`In force` },
    { value: 'all', text: t`All bans` },
    { value: 'strikes', text: t`Strikes` },
    { value: 'game_ids', text: t`Game IDs` },
  ] as const satisfies { value: View; text: string }[];

/** Strikes and bans: a search with actions at the top; open cases and current bans below. */
export function AdminDisciplinePage() {
  useDocumentTitle(adminPages.discipline.title);
  const [view, setView] = useState<View>('waiting');
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  return (
    <>
      <PageHead
        title={t`Strikes & bans`}
        text={t`Admins ban for up to 30 days, the owner longer. Players see reason and end, nobody else does.`}
      />
      <TextField
        label={t`Player or team`}
        type="search"
        autoComplete="off"
        maxLength={100}
        placeholder={t`Name, email or game ID`}
        className="max-w-[420px]"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {wanted.length >= 2 && <FoundSubjects search={wanted} />}
      <div className="mt-6">
        <Tabs<View> label={t`Strikes and bans`} value={view} onValueChange={setView} tabs={tabs()}>
          {view === 'strikes' && <Strikes search={wanted} />}
          {view === 'game_ids' && <GameIds />}
          {view !== 'strikes' && view !== 'game_ids' && (
            <Bans key={view} show={view} search={wanted} />
          )}
        </Tabs>
      </div>
    </>
  );
}

const emptyTexts = (): Record<View, string> => ({
  waiting: t`No proposal and no appeal waits for you.`,
  in_force: t`Nobody is banned at the moment.`,
  all: t`No ban was ever given.`,
  strikes: t`No strike was ever given.`,
  game_ids: t`No two players claim one game ID.`,
});

function Bans({ show, search }: { show: BanFilter; search: string }) {
  const list = useInfiniteQuery(bansOf(show, search));
  const bans = itemsOf(list.data);
  return (
    <ListFrame list={list} isEmpty={bans.length === 0} isSearch={search !== ''} view={show}>
      {bans.map((ban) => (
        <BanRow key={ban._id} ban={ban} />
      ))}
    </ListFrame>
  );
}

function Strikes({ search }: { search: string }) {
  const list = useInfiniteQuery(strikesOf(search));
  const strikes = itemsOf(list.data);
  return (
    <ListFrame list={list} isEmpty={strikes.length === 0} isSearch={search !== ''} view="strikes">
      {strikes.map((strike) => (
        <StrikeRow key={strike._id} strike={strike} />
      ))}
    </ListFrame>
  );
}

/** Pending claims come with all others: newest first, each with its state. */
function GameIds() {
  const list = useInfiniteQuery(gameIdClaimsOf());
  const claims = itemsOf(list.data);
  return (
    <ListFrame list={list} isEmpty={claims.length === 0} isSearch={false} view="game_ids">
      {claims.map((claim) => (
        <GameIdRow key={claim._id} claim={claim} />
      ))}
    </ListFrame>
  );
}

interface ListState {
  data: unknown;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

function ListFrame(props: {
  list: ListState;
  isEmpty: boolean;
  isSearch: boolean;
  view: View;
  children: React.ReactNode[];
}) {
  const { list, children } = props;
  if (list.isPending)
    return (
      <div className="grid gap-2">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
    );
  if (list.isError && !list.data) return <ErrorState {...failureOf(list)} />;
  if (props.isEmpty)
    return (
      <EmptyState
        title={props.isSearch ? t`Nothing found` : t`All quiet`}
        text={props.isSearch ? t`Nothing here matches your search.` : emptyTexts()[props.view]}
      />
    );
  return (
    <>
      <ol className="grid gap-3">{children}</ol>
      <LoadMore {...moreOf(list)} shown={children.length} />
    </>
  );
}
