import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { Link } from 'react-router';
import { clockOf, istDayOf } from '../../../../platform/ist.ts';
import { consolePaths } from '../../../../platform/pages/console-paths.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Badge } from '../../../../ui/list/badge.tsx';
import { matchName, matchStateLooks } from '../../match-words.ts';

export function PlannedMatches(props: {
  matches: readonly ConsoleMatch[];
  onMove: (match: ConsoleMatch['match']) => void;
}) {
  const days = groupBy(props.matches, ({ match }) => istDayOf(match.startsAt));
  return (
    <div className="chamfer">
      {[...days].map(([day, matches]) => (
        <div key={day}>
          <h3 className="border-b border-line px-4 pt-4 pb-1.5 font-display text-label font-medium tracking-[0.06em] text-quiet">
            {t`${day} · IST`}
          </h3>
          <ul className="divide-y divide-line">
            {matches.map(({ match }) => (
              <li key={match._id} className="flex min-h-14 items-center gap-3 py-1.5 pr-2 pl-4">
                <span className="w-14 shrink-0 font-display text-title font-medium tabular-nums">
                  {clockOf(match.startsAt)}
                </span>
                <Link
                  to={consolePaths.tournament(match.tournamentId, { match: match._id })}
                  className="min-w-0 flex-1 py-1.5 no-underline hover:underline"
                >
                  <span className="block truncate font-strong">{matchName(match)}</span>
                  <span className="block truncate text-small text-quiet">
                    {match.map}
                    {match.recall && t`, recall on`}
                  </span>
                </Link>
                <span className="max-sm:hidden">
                  <Badge tone={matchStateLooks()[match.state].tone}>
                    {matchStateLooks()[match.state].text}
                  </Badge>
                </span>
                {['scheduled', 'room_released', 'postponed'].includes(match.state) && (
                  <Button
                    size="small"
                    aria-label={t`Move ${matchName(match)}`}
                    onClick={() => props.onMove(match)}
                  >{t`Move`}</Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
