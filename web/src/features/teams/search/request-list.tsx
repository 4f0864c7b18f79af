import { t } from '@lingui/core/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Heading } from '../../../ui/typography.tsx';
import type { JoinRequest } from './search.data.ts';
import { useAnswerRequest, useWithdrawRequest } from './search-calls.data.ts';

export function RequestList({ requests }: { requests: readonly JoinRequest[] }) {
  const sorted = requests.toSorted((a, b) => Number(b.isForMe) - Number(a.isForMe));
  return (
    <section aria-labelledby="requests">
      <Heading level={2} id="requests">{t`Requests`}</Heading>
      <ul className="mt-3 border-y border-line">
        {sorted.map((request) => (
          <Request key={request._id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { request: JoinRequest }) {
  const { askedBy, isForMe, team, player } = request;
  // Leaders see the player, players the team.
  const showsPlayer = (askedBy === 'player') === isForMe;
  const name = showsPlayer ? player.name : team.name;
  const facts = showsPlayer
    ? [player.inGameName, player.inGameRole].filter(Boolean).join(' · ')
    : t`${team.memberCount} of ${teamMaxPlayers} players`;
  return (
    <li className="flex gap-4 border-b border-line py-4 last:border-0">
      {showsPlayer ? (
        <Avatar name={player.name} src={imageUrl(player.profile, 128)} size={48} />
      ) : (
        <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 128)} size={48} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-small text-quiet wrap-anywhere">
          {facts} · <RelativeTime at={request.askedAt} />
        </p>
        {request.text && <p className="mt-2 whitespace-pre-line wrap-anywhere">{request.text}</p>}
        {isForMe ? (
          <Answer request={request} name={name} />
        ) : (
          <Withdraw id={request._id} name={name} />
        )}
      </div>
    </li>
  );
}

function Answer({ request, name }: { request: JoinRequest; name: string }) {
  const answer = useAnswerRequest();
  const say = (isAccepted: boolean) => answer.mutate({ id: request._id, isAccepted });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="small"
        variant="main"
        busy={answer.isPending}
        aria-label={t`Accept ${name}`}
        onClick={() => say(true)}
      >{t`Accept`}</Button>
      <Button
        size="small"
        disabled={answer.isPending}
        aria-label={t`Decline ${name}`}
        onClick={() => say(false)}
      >{t`Decline`}</Button>
    </div>
  );
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const withdraw = useWithdrawRequest();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-small text-quiet">
      {t`Waiting for an answer`}
      <Button
        size="small"
        busy={withdraw.isPending}
        aria-label={t`Take back your request to ${name}`}
        onClick={() => withdraw.mutate({ requestId: id })}
      >{t`Take back`}</Button>
    </div>
  );
}
