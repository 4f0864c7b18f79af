import { t } from '@lingui/core/macro';
import type { SignedInPlace } from '@one-dream/contract/features/auth/auth.sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { waitOf } from '../../platform/failure-of.ts';
import { RelativeTime } from '../../platform/relative-time.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './security.data.ts';

export function SessionsSection() {
  const found = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const places = found.data;
  return (
    <Panel as="section" aria-labelledby="sessions" className="self-start">
      <Heading level={2} id="sessions">{t`Where you are signed in`}</Heading>
      <p className="mt-2 text-quiet">{t`See a device that is not yours? Sign it out.`}</p>
      <Waiting {...waitOf(found)} title={t`We could not load this`}>
        <Skeleton className="mt-4 h-24" />
      </Waiting>
      {places && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {places.map((place) => (
            <Place key={place._id} place={place} />
          ))}
        </ul>
      )}
      {places && places.length > 1 && (
        <Button
          className="mt-4"
          variant="danger"
          icon={<LogOut size={18} />}
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >{t`Sign out everywhere else`}</Button>
      )}
    </Panel>
  );
}

function Place({ place }: { place: SignedInPlace }) {
  const end = useEndSession();
  const device = place.device || t`Unknown device`;
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Icon size={22} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device}
          {place.isThis && <Badge tone="green">{t`This device`}</Badge>}
        </p>
        <p className="text-small text-quiet">
          {t`Last used`} <RelativeTime at={place.lastUsedAt} />
        </p>
      </div>
      {!place.isThis && (
        <IconButton
          label={t`Sign out ${device}`}
          icon={<LogOut size={20} />}
          onClick={() => !end.isPending && end.mutate({ sessionId: place._id })}
        />
      )}
    </li>
  );
}
