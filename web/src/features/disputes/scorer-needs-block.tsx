import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { matchesOf } from '../matches/matches.data.ts';
import { standingsOf } from '../standings/standings.data.ts';
import { disputesOf } from './disputes.data.ts';
import { listScorerNeeds } from './scorer-needs.ts';

/** Needs of the scorers as links; renders nothing without any. */
export function ScorerNeedsBlock({ tournamentId }: { tournamentId: string }) {
  const disputes = useQuery(disputesOf(tournamentId)).data ?? [];
  const matches = useQuery(matchesOf(tournamentId)).data ?? [];
  const stage = useQuery(standingsOf(tournamentId)).data?.stage ?? null;
  const needs = listScorerNeeds({ tournamentId, disputes, matches, stage });
  if (needs.length === 0) return null;
  return (
    <ul aria-label={t`Results`} className="mt-2 grid gap-2">
      {needs.map(({ key, text, hint, to, isUrgent }) => (
        <li key={key}>
          <Link
            to={to}
            className={classNames(
              'flex min-h-14 items-center gap-2 border-l-4 bg-raised py-2 pr-1.5 pl-3 no-underline transition-colors hover:bg-lifted',
              isUrgent ? 'border-closed' : 'border-edge',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-strong wrap-anywhere">{text}</span>
              <span className="block text-small text-quiet">{hint}</span>
            </span>
            <ChevronRight size={20} className="shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
