import { t } from '@lingui/core/macro';
import type { Match, OwnPart } from '@one-dream/contract/features/matches/matches.ts';
import { Countdown } from '../../platform/countdown.tsx';
import { istOf, nearDayOf, useOwnTime } from '../../platform/ist.ts';
import { useServerNow } from '../../platform/server-clock.ts';
import { useToday } from '../../platform/use-today.ts';
import { MapArt } from '../../ui/art/map-art.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Heading } from '../../ui/typography.tsx';
import { matchStateWords, matchTitle } from './match-names.ts';
import { isDone, isOn } from './matches.data.ts';

/** Title, map and start of the match, and the own slot in large numerals. */
export function MatchHead(props: {
  match: Match;
  mine: OwnPart | null;
  tournament: string | undefined;
  /** Heading level of its title. */
  level?: 1 | 2;
}) {
  const { match, mine, tournament, level = 1 } = props;
  return (
    <header>
      <p className="line-clamp-2 text-small text-quiet wrap-anywhere">
        {tournament ? `${tournament} · ${match.stage}` : match.stage}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-5">
        <div className="chamfer-clip size-14 shrink-0 md:h-20 md:w-32">
          <div id={`map-of-${match._id}`} className="contents">
            <MapArt map={match.map} place={match.no} />
          </div>
        </div>
        <Heading
          level={level}
          size="headline"
          className="min-w-0 flex-1 basis-[9rem] wrap-break-word"
        >
          {matchTitle(match)} · {match.map}
        </Heading>
      </div>
      {/* Columns that do not fit side by side, as with large text, stand below each other. */}
      <div className="mt-4 flex flex-wrap border border-line bg-raised">
        <Start match={match} />
        {mine && (
          <div className="-ml-px flex min-w-28 grow flex-col items-center justify-center border-l border-line bg-ground px-4 py-3">
            <span className="text-small text-quiet">{t`Your slot`}</span>
            <span className="font-display text-[48px]/[1] font-heavy tabular-nums">
              {mine.roomSlot}
            </span>
            {match.format !== 'single' && (
              <span className="text-small text-quiet">{t`Group ${mine.group}`}</span>
            )}
          </div>
        )}
      </div>
    </header>
  );
}

/** Past its start: the host is slightly late, or the match is held up. */
function lateWords({ startsAt }: Match, now: number): string {
  const minutes = Math.floor((now - Date.parse(startsAt)) / 60_000);
  if (minutes < 2) return t`Starting now`;
  return t`Not started yet, ${minutes} min late. The host starts it.`;
}

function Start({ match }: { match: Match }) {
  const now = useServerNow(5000);
  const today = useToday() * 86_400_000;
  const own = useOwnTime(match.startsAt);
  const isWaiting = match.state === 'scheduled' || match.state === 'room_released';
  return (
    <div className="min-w-0 grow-99 basis-[9rem] px-4 py-3">
      <p className="text-small text-quiet">{nearDayOf(match.startsAt, today)}</p>
      <p className="font-display text-headline font-heavy tabular-nums">{istOf(match.startsAt)}</p>
      {own && <p className="text-small text-quiet">{own}</p>}
      <p className="mt-1.5">
        {isWaiting && now >= Date.parse(match.startsAt) ? (
          <span className="text-small text-live">{lateWords(match, now)}</span>
        ) : isWaiting ? (
          <>
            <span className="text-small text-quiet">{t`Starts in`} </span>
            <Countdown
              to={match.startsAt}
              done="0:00"
              className="font-display text-action font-medium"
            />
          </>
        ) : (
          <Badge tone={isOn(match) ? 'yellow' : isDone(match) ? 'green' : 'neutral'}>
            {matchStateWords()[match.state]}
          </Badge>
        )}
      </p>
    </div>
  );
}
