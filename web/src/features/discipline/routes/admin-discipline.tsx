import { plural, t } from '@lingui/core/macro';
import type { Strike } from '@one-dream/contract/features/discipline/discipline.ts';
import { strikeWords } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listOf } from '../../../platform/paged-list.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { AdminList } from '../../../ui/admin/admin-list.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import {
  type Selection,
  SelectionBar,
  SelectRow,
  useSelection,
} from '../../../ui/admin/selection.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { BanRow } from '../admin/ban-row.tsx';
import {
  type BanFilter,
  bansOf,
  gameIdClaimsOf,
  strikesOf,
  useRevokeStrike,
} from '../admin/discipline.admin.data.ts';
import { FoundSubjects } from '../admin/found-subjects.tsx';
import { GameIdRow } from '../admin/game-id-row.tsx';
import { AnswerDialog } from '../answer-dialog.tsx';
import { momentInIndia } from '../discipline-words.ts';

type View = BanFilter | 'strikes' | 'game_ids';

const tabs = () =>
  [
    { value: 'waiting', text: t`To decide` },
    { value: 'in_force', text: t`In force` },
    { value: 'all', text: t`All bans` },
    { value: 'strikes', text: t`Strikes` },
    { value: 'game_ids', text: t`Game IDs` },
  ] as const satisfies { value: View; text: string }[];

export const meta = metaOf(adminPages.discipline);

/** Strikes and bans: a search with actions at the top; open cases and current bans below. */
export default function AdminDisciplinePage() {
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
  return (
    <Cases list={useInfiniteQuery(bansOf(show, search))} isSearch={search !== ''} view={show}>
      {(ban) => <BanRow key={ban._id} ban={ban} />}
    </Cases>
  );
}

function Strikes({ search }: { search: string }) {
  const selection = useSelection();
  const query = useInfiniteQuery(strikesOf(search));
  return (
    <Cases
      list={query}
      isSearch={search !== ''}
      view="strikes"
      above={(strikes) => <TakeBackSelected strikes={strikes} selection={selection} />}
    >
      {(strike) => <StrikeRow key={strike._id} strike={strike} selection={selection} />}
    </Cases>
  );
}

/** Several strikes of one mistake, with one reason. */
function TakeBackSelected(props: { strikes: readonly Strike[]; selection: Selection }) {
  const { selection } = props;
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeStrike();
  const standing = props.strikes.filter(({ revokeReason }) => revokeReason === null);
  const selected = standing.filter(({ _id }) => selection.has(_id));
  async function takeBack(reason: string): Promise<void> {
    // One after the other: what is refused stays selected, and the dialog says why.
    for (const { _id } of selected) await revoke.mutateAsync({ strikeId: _id, reason });
    selection.set([]);
  }
  return (
    <>
      <SelectionBar
        label={t`Selected strikes`}
        ids={standing.map(({ _id }) => _id)}
        selection={selection}
      >
        <Button size="small" onClick={() => setAsking(true)}>{t`Take back`}</Button>
      </SelectionBar>
      {isAsking && (
        <AnswerDialog
          onClose={() => setAsking(false)}
          title={plural(selected.length, {
            one: 'Take the strike back',
            other: 'Take # strikes back',
          })}
          confirmText={t`Take back`}
          onConfirm={takeBack}
        >{t`They no longer count. Everybody who got one can read your reason.`}</AnswerDialog>
      )}
    </>
  );
}

/** Pending claims come with all others: newest first, each with its state. */
function GameIds() {
  return (
    <Cases list={useInfiniteQuery(gameIdClaimsOf())} isSearch={false} view="game_ids">
      {(claim) => <GameIdRow key={claim._id} claim={claim} />}
    </Cases>
  );
}

function Cases<Item>(props: {
  list: Parameters<typeof listOf<Item>>[0];
  isSearch: boolean;
  view: View;
  above?: (items: readonly Item[]) => ReactNode;
  children: (item: Item) => ReactNode;
}) {
  const { list, isSearch } = props;
  return (
    <AdminList
      {...listOf(list)}
      skeleton={
        <div className="grid gap-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      }
      empty={
        <EmptyState
          title={isSearch ? t`Nothing found` : t`All quiet`}
          text={isSearch ? t`Nothing here matches your search.` : emptyTexts()[props.view]}
        />
      }
    >
      {(items) => (
        <>
          {props.above?.(items)}
          <ol className="grid gap-3">{items.map(props.children)}</ol>
        </>
      )}
    </AdminList>
  );
}

function StrikeRow({ strike, selection }: { strike: Strike; selection: Selection }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeStrike();
  const stands = strike.revokeReason === null;
  return (
    <Panel as="li" className="flex flex-wrap items-start gap-x-6 gap-y-3">
      {stands && (
        <span className="-my-2 -mr-4 -ml-2">
          <SelectRow id={strike._id} name={strike.subject.name} selection={selection} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-50">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="break-words font-medium">{strike.subject.name}</span>
          {strike.subject.kind === 'team' && <Badge>{t`Team`}</Badge>}
          {stands ? <Badge tone="yellow">{strike.points}</Badge> : <Badge>{t`Taken back`}</Badge>}
        </p>
        <p className="mt-1">{translateEnglish(strikeWords[strike.kind])}</p>
        <p className="mt-1 break-words text-quiet">
          {translateReason(strike.revokeReason ?? strike.reason)}
        </p>
        <p className="mt-1 text-small text-quiet tabular-nums">
          {strike.tournament && `${strike.tournament} · `}
          {momentInIndia(strike.at)} · {strike.givenBy ?? t`by the clock`}
        </p>
      </div>
      {stands && <Button onClick={() => setAsking(true)}>{t`Take back`}</Button>}
      {isAsking && (
        <AnswerDialog
          onClose={() => setAsking(false)}
          title={t`Take the strike back`}
          confirmText={t`Take back`}
          onConfirm={(reason) => revoke.mutateAsync({ strikeId: strike._id, reason })}
        >{t`It no longer counts. They can read your reason.`}</AnswerDialog>
      )}
    </Panel>
  );
}
