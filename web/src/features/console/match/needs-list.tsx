import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/typography.tsx';
import { useServed } from '../../duties/served.data.ts';
import { entriesOf } from '../console.data.ts';
import { listNeeds, type Need } from './needs.ts';
import type { ResultParts } from './result-parts.ts';

/** Needs of the hosts; those of the scorers come from `ResultParts`. */
export function useNeeds(matches: readonly ConsoleMatch[]): Need[] | undefined {
  const { tournament, canHost } = useServed();
  const now = useServerNow(15_000);
  const entries = useQuery({ ...entriesOf(tournament._id), enabled: canHost });
  if (!canHost) return [];
  if (!entries.data) return undefined;
  return listNeeds({
    phase: phaseOf(tournament, new Date(now)),
    entries: entries.data.data,
    vacant: entries.data.vacant,
    asksToClose: entries.data.asksToClose,
    matches,
    now,
  });
}

export function NeedsList(props: {
  matches: readonly ConsoleMatch[];
  Results: ResultParts['Needs'];
}) {
  const { tournament, canHost } = useServed();
  const needs = useNeeds(props.matches);
  const { Results } = props;
  return (
    <section aria-labelledby="needs-title" className="group/needs">
      <Heading level={2} size="title" id="needs-title" className="mb-3">{t`Needs you now`}</Heading>
      {canHost && needs?.length === 0 && (
        // Needs of the scorers are loaded by `Results`.
        <p className="flex items-center gap-2.5 text-quiet group-has-[li]/needs:hidden">
          <CircleCheck size={20} className="shrink-0 text-opened" />
          {t`Nothing. The clock does the rest.`}
        </p>
      )}
      <ul className="grid gap-2">
        {needs?.map((need) => (
          <li key={need.key}>
            <NeedLink need={need} tournamentId={tournament._id} />
          </li>
        ))}
      </ul>
      {Results && <Results tournamentId={tournament._id} />}
    </section>
  );
}

export function NeedLink({ need, tournamentId }: { need: Need; tournamentId: string }) {
  return (
    <Link
      to={consolePaths.tournament(tournamentId, need.to)}
      className={classNames(
        'flex min-h-14 items-center gap-2 border-l-4 bg-raised py-2 pr-1.5 pl-3 no-underline transition-colors hover:bg-lifted',
        need.isUrgent ? 'border-closed' : 'border-edge',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">{need.text}</span>
        <span className="block text-small text-quiet">{need.hint}</span>
      </span>
      <ChevronRight size={20} className="shrink-0 text-quiet" />
    </Link>
  );
}
