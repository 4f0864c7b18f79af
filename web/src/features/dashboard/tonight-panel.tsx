import { t } from '@lingui/core/macro';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../platform/pages/console-paths.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useTournamentState } from '../../platform/tournament-state.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { StatusBadge } from '../../ui/list/badge.tsx';
import { Heading } from '../../ui/typography.tsx';
import { tonightQuery } from './dashboard.data.ts';

export function TonightPanel({ hasEvents }: { hasEvents: boolean }) {
  const { data } = useQuery(tonightQuery);
  if (!data) return null;
  return (
    <section aria-labelledby="tonight-title">
      <Heading level={2} id="tonight-title" className="mb-3">{t`Tonight`}</Heading>
      {data.length === 0 ? (
        <p className="chamfer px-4 py-3 text-quiet">
          {t`Nothing is played tonight.`}{' '}
          {hasEvents ? (
            <TextLink to={adminPaths.tournaments()}>{t`Copy an event for the next one`}</TextLink>
          ) : (
            <TextLink
              to={adminPaths.tournaments({ new: '' })}
            >{t`Create your first event`}</TextLink>
          )}
        </p>
      ) : (
        <ul className="chamfer divide-y divide-line">
          {data.map(({ _id, title, firstMatchAt, slots, ...tournament }) => (
            <li key={_id}>
              <Link
                to={consolePaths.tournament(_id)}
                className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-4 no-underline hover:bg-lifted/50"
              >
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-strong wrap-anywhere">{title}</span>
                  <span className="block text-small text-quiet tabular-nums">
                    {firstMatchAt && `${momentOf(firstMatchAt)} · `}
                    {t`${readSlots(slots).used} of ${readSlots(slots).total} teams`}
                  </span>
                </span>
                <State tournament={{ ...tournament, firstMatchAt, slots }} />
                <ChevronRight size={20} className="shrink-0 text-quiet max-sm:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function State(props: { tournament: Parameters<typeof useTournamentState>[0] }) {
  const { text, like } = useTournamentState(props.tournament);
  return <StatusBadge status={like} says={text} />;
}

/** The day is said only past midnight. */
function momentOf(at: string): string {
  const day = istDayOf(at);
  return istDayOf(new Date(serverNow()).toISOString()) === day ? istOf(at) : `${day}, ${istOf(at)}`;
}
