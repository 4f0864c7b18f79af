import { t } from '@lingui/core/macro';
import type { PreferredRole } from '@one-dream/contract/features/users/users.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../platform/failure-of.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { RoleTag } from '../role-mark.tsx';
import { RoleFilter } from './role-filter.tsx';
import { type SearchingTeam, searchingPlayers, searchingTeams } from './search.data.ts';

const askDialog = lazyComponent(async () => (await import('./ask-dialog.tsx')).AskDialog);

type DialogState = { kind: 'team' | 'player'; id: string; name: string };

/** @param canAsk true for players without a team */
export function SearchingTeams({
  canAsk,
  ownTeamId,
}: {
  canAsk: boolean;
  ownTeamId: string | undefined;
}) {
  const [role, setRole] = useState<PreferredRole>();
  const found = useInfiniteQuery(searchingTeams(role));
  const [asking, setAsking] = useState<DialogState>();
  const teams = found.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <RoleFilter label={t`That need`} value={role} onChange={setRole} />
      <Found found={found} isEmpty={teams?.length === 0} empty={noTeams()}>
        {teams?.map((team) => (
          <Entry
            key={team._id}
            picture={
              <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 128)} size={72} />
            }
            name={team.name}
            facts={t`${team.memberCount} of ${teamMaxPlayers} players`}
            seats={<Seats taken={team.memberCount} />}
            rolesLabel={t`They need`}
            roles={team.roles}
            text={team.text}
            postedAt={team.postedAt}
          >
            {canAsk && (
              <Standing
                between={team.between}
                name={team.name}
                verb={t`Ask to join`}
                onAsk={() => setAsking({ kind: 'team', id: team._id, name: team.name })}
              />
            )}
            {team._id === ownTeamId && <Badge>{t`Your team`}</Badge>}
          </Entry>
        ))}
      </Found>
      <AskSlot asking={asking} onClose={() => setAsking(undefined)} />
    </>
  );
}

/** @param canAsk true for leaders */
export function SearchingPlayers({ canAsk }: { canAsk: boolean }) {
  const [role, setRole] = useState<PreferredRole>();
  const found = useInfiniteQuery(searchingPlayers(role));
  const [asking, setAsking] = useState<DialogState>();
  const players = found.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <RoleFilter label={t`Who play`} value={role} onChange={setRole} />
      <Found found={found} isEmpty={players?.length === 0} empty={noPlayers()}>
        {players?.map((player) => (
          <Entry
            key={player._id}
            picture={<Avatar name={player.name} src={imageUrl(player.profile, 128)} size={72} />}
            name={player.name}
            facts={player.inGameName}
            rolesLabel={t`Plays`}
            roles={player.inGameRole ? [player.inGameRole] : []}
            text={player.text}
            postedAt={player.postedAt}
          >
            {canAsk && (
              <Standing
                between={player.between}
                name={player.name}
                verb={t`Ask to join us`}
                onAsk={() => setAsking({ kind: 'player', id: player._id, name: player.name })}
              />
            )}
          </Entry>
        ))}
      </Found>
      <AskSlot asking={asking} onClose={() => setAsking(undefined)} />
    </>
  );
}

function AskSlot({ asking, onClose }: { asking: DialogState | undefined; onClose: () => void }) {
  usePreload(askDialog);
  if (!asking) return null;
  return (
    <LazyDialog dialog={askDialog} open onClose={onClose} title={asking.name}>
      {(AskDialog) => <AskDialog {...asking} onClose={onClose} />}
    </LazyDialog>
  );
}

const noTeams = () => ({
  title: t`No team is looking for players`,
  text: t`Say you are looking for a team, and leaders will see you here.`,
});
const noPlayers = () => ({
  title: t`No player is looking for a team`,
  text: t`Say your team is looking for players, and they will see it here.`,
});

type FoundProps = {
  found: UseInfiniteQueryResult;
  isEmpty: boolean;
  empty: { title: string; text: string };
  children: ReactNode;
};

function Found({ found, isEmpty, empty, children }: FoundProps) {
  if (found.isPending)
    return (
      <SkeletonRows
        label={t`Loading`}
        className="grid gap-3 sm:grid-cols-2"
        rows={['h-56', 'h-56']}
      />
    );
  if (found.isError && !children)
    return <ErrorState {...failureOf(found)} title={t`We could not load this`} />;
  if (isEmpty) return <EmptyState {...empty} />;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">{children}</ul>
      {found.hasNextPage && (
        <Button
          className="mt-5"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >{t`Show more`}</Button>
      )}
    </>
  );
}

type EntryProps = {
  picture: ReactNode;
  name: string;
  facts: string;
  /** Shown beside the facts. */
  seats?: ReactNode;
  /** Read out before the roles. */
  rolesLabel: string;
  roles: readonly string[];
  text: string;
  postedAt: string;
  children: ReactNode;
};

/** A search entry: name, roles, text, and the request button. */
function Entry(props: EntryProps) {
  const { roles, text } = props;
  return (
    <Panel as="li" padding="bare" className="flex flex-col p-4">
      <div className="flex items-center gap-4">
        {props.picture}
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-display text-title font-medium wrap-anywhere">
            {props.name}
          </p>
          <p className="text-small text-quiet wrap-anywhere">
            {props.facts} · <RelativeTime at={props.postedAt} />
          </p>
          {props.seats}
        </div>
      </div>
      {roles.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-1.5">
          <span className="mr-1 text-small text-quiet">{props.rolesLabel}</span>
          {roles.map((role) => (
            <RoleTag key={role} role={role} />
          ))}
        </p>
      )}
      {text && (
        <p className="mt-3 border-l-2 border-edge pl-3 whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      <div className="mt-auto pt-4 empty:hidden">{props.children}</div>
    </Panel>
  );
}

/** A mark per place of the squad, taken or free. The figures are shown beside them. */
function Seats({ taken }: { taken: number }) {
  return (
    <span aria-hidden="true" className="mt-1.5 flex gap-1">
      {Array.from({ length: teamMaxPlayers }, (_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: places never change
          key={seat}
          className={`h-2.5 w-5 -skew-x-12 ${seat < taken ? 'bg-bright' : 'border border-dashed border-edge'}`}
        />
      ))}
    </span>
  );
}

/** The request button, or the state of an existing request. */
function Standing(props: {
  between: SearchingTeam['between'];
  name: string;
  verb: string;
  onAsk: () => void;
}) {
  if (props.between === 'asked') return <Badge>{t`Asked, waiting for an answer`}</Badge>;
  if (props.between === 'asks')
    return <Badge tone="yellow">{t`They asked you: answer under Requests`}</Badge>;
  if (props.between === 'declined') return <Badge>{t`Declined`}</Badge>;
  return (
    <Button
      size="small"
      variant="main"
      onClick={props.onAsk}
      aria-label={`${props.verb}: ${props.name}`}
    >
      {props.verb}
    </Button>
  );
}
