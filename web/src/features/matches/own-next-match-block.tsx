import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Countdown } from '../../platform/countdown.tsx';
import { istOf, nearDayOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { MapArt } from '../../ui/art/map-art.tsx';
import { matchStateWords, matchTitle } from './match-names.ts';
import { isDone, isOn, useOwnMatches } from './matches.data.ts';

/** The team's next match with a countdown; renders nothing while none is drawn. */
export function OwnNextMatch() {
  const { data = [] } = useOwnMatches();
  const next = data.find(({ match }) => !isDone(match));
  if (!next) return null;
  const { match, mine, tournament } = next;
  const now = isOn(match);
  return (
    <section aria-label={t`Your next match`} className="@container mb-8">
      <Link
        to={paths.match(match._id)}
        className="chamfer flex min-h-24 items-stretch gap-4 overflow-hidden pr-3 no-underline hover:[--edge:var(--color-quiet)]"
      >
        <span className="m-px w-16 shrink-0 overflow-hidden @min-[30rem]:w-28">
          <MapArt map={match.map} place={match.no} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col justify-center gap-x-4 py-3 @min-[30rem]:flex-row @min-[30rem]:items-center">
          <span className="min-w-0 @min-[30rem]:flex-1">
            <span className="block text-small text-quiet">{t`Your next match`}</span>
            <span className="block font-display text-title leading-tight font-medium wrap-anywhere">
              {matchTitle(match)} · {match.map}
            </span>
            <span className="block text-small text-quiet">
              {t`${tournament} · ${nearDayOf(match.startsAt, serverNow())} ${istOf(match.startsAt)} · Slot ${mine.roomSlot}`}
            </span>
          </span>
          {match.state === 'scheduled' ? (
            <Countdown
              to={match.startsAt}
              done={t`Now`}
              className="font-display text-title font-heavy"
            />
          ) : (
            <span
              className={`font-display text-action font-medium ${now ? 'text-live' : 'text-quiet'}`}
            >
              {matchStateWords()[match.state]}
            </span>
          )}
        </span>
        <ChevronRight size={22} className="shrink-0 self-center text-quiet" />
      </Link>
    </section>
  );
}
