import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { Link } from 'react-router';
import { clockOf, istDayOf } from '../../../platform/ist.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { classNames } from '../../../ui/class-names.ts';
import { matchName, matchStateLooks } from '../match-words.ts';
import { whenOf } from '../span.ts';

/** The event's matches on a timeline, with the selected one marked. */
export function DayRail(props: { matches: readonly ConsoleMatch[]; chosen: ConsoleMatch }) {
  const days = groupBy(props.matches, ({ match }) => istDayOf(match.startsAt));
  const now = useServerNow();
  return (
    <nav
      aria-label={t`Matches`}
      className="sticky top-(--bar-height) h-[calc(100dvh-var(--bar-height))] overflow-y-auto border-r border-line py-4 print:hidden"
    >
      {[...days].map(([day, matches]) => (
        <div key={day} className="mb-5">
          <h2 className="px-4 pb-1.5 font-display text-label font-medium tracking-[0.06em] text-quiet">
            {t`${day} · IST`}
          </h2>
          <ol className="relative before:absolute before:inset-y-4 before:left-[27px] before:w-px before:bg-line">
            {matches.map((shown) => (
              <RailRow
                key={shown.match._id}
                shown={shown}
                now={now}
                isChosen={shown.match._id === props.chosen.match._id}
              />
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function RailRow({
  shown,
  now,
  isChosen,
}: {
  shown: ConsoleMatch;
  now: number;
  isChosen: boolean;
}) {
  const { match, asks } = shown;
  const { text } = matchStateLooks()[match.state];
  const isAhead = ['scheduled', 'room_released'].includes(match.state);
  return (
    <li>
      <Link
        to={consolePaths.tournament(match.tournamentId, { match: match._id })}
        replace
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'relative grid grid-cols-[20px_1fr_auto] items-baseline gap-x-2.5 py-2.5 pr-4 pl-4.5 no-underline transition-colors hover:bg-raised focus-visible:-outline-offset-2',
          isChosen && 'bg-lifted',
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'size-2.5 rotate-45 justify-self-center border',
            dotLook(match.state, asks !== null),
          )}
        />
        <span className="truncate font-display text-action leading-5 font-medium">
          {matchName(match)}
        </span>
        <span className="text-right font-display text-action leading-5 font-medium tabular-nums">
          {clockOf(match.startsAt)}
        </span>
        <span className="col-span-2 col-start-2 flex flex-wrap justify-between gap-x-3 text-small text-quiet">
          <span>
            {match.map} · {text}
          </span>
          <span className="ml-auto tabular-nums">
            {asks ? (
              <span className="font-strong text-closed">{t`needs you`}</span>
            ) : (
              isAhead && whenOf(match.startsAt, now)
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

function dotLook(state: ConsoleMatch['match']['state'], isAsking: boolean): string {
  if (isAsking) return 'border-closed bg-closed';
  if (state === 'room_released') return 'border-opened bg-opened';
  if (state === 'playing' || state === 'results_in') return 'border-live bg-live';
  if (state === 'published' || state === 'final') return 'border-other bg-other';
  return 'border-edge bg-ground';
}
