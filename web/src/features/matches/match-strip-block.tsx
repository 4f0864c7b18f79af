import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { Countdown } from '../../platform/countdown.tsx';
import { istOf } from '../../platform/ist.ts';
import { organisation } from '../../platform/organisation.ts';
import { paths } from '../../platform/pages/paths.ts';
import { mapHue } from '../../ui/art/map-hue.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { LostLine } from './lost-line-block.tsx';
import { matchStateWords, matchTitle } from './match-names.ts';
import { useMatchUpdates } from './match-updates.data.ts';
import { isDone, isOn, matchesOf, useOwnMatches } from './matches.data.ts';

const played: readonly TournamentPhase[] = ['check-in', 'locked', 'live'];

/** On match day: the viewer's next match or, for everybody else, the one in progress, and the stream. */
export function MatchStrip(props: {
  tournamentId: string;
  phase: TournamentPhase;
  hasEntry: boolean;
}) {
  const { tournamentId, phase, hasEntry } = props;
  const isDay = played.includes(phase);
  useMatchUpdates(isDay ? tournamentId : undefined);
  const ownMatches = useOwnMatches();
  const { data: own = [] } = ownMatches;
  const query = matchesOf(tournamentId);
  const list = useQuery({ ...query, enabled: isDay });
  const { data: all = [] } = list;
  if (!isDay) return null;
  const mine = own.find(({ match }) => match.tournamentId === tournamentId && !isDone(match));
  const current = mine?.match ?? all.find(isOn) ?? all.find(({ state }) => state === 'scheduled');
  const shown = mine ? ownMatches : list;
  const isLive = phase === 'live';
  if (!current && !isLive) return null;
  return (
    <section aria-label={t`Now`} className="border border-line bg-raised">
      {current && (
        <div className="flex items-center gap-4 py-3 pr-4">
          <span
            aria-hidden="true"
            className="w-1.5 self-stretch"
            style={{ background: mapHue(current.map) }}
          />
          <div className="min-w-0 flex-1">
            <p className="text-small text-quiet">
              {mine ? t`Your next match` : isOn(current) ? t`On now` : t`Next match`}
            </p>
            <p className="truncate font-strong">
              {matchTitle(current)} · {current.map}
            </p>
            <p className="text-small text-quiet tabular-nums">
              {istOf(current.startsAt)}
              {current.state === 'scheduled' ? (
                <>
                  {' · '}
                  <Countdown
                    to={current.startsAt}
                    say={(left) => t`in ${left}`}
                    done={t`waiting for the host`}
                  />
                </>
              ) : (
                ` · ${matchStateWords()[current.state]}`
              )}
            </p>
          </div>
          {mine && (
            <p className="shrink-0 text-center">
              <span className="block text-small text-quiet">{t`Slot`}</span>
              <span className="block font-display text-headline leading-none font-heavy tabular-nums">
                {mine.mine.roomSlot}
              </span>
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2 px-4 pb-4 empty:hidden">
        {current && (
          <LinkButton
            to={paths.match(current._id)}
            variant={hasEntry && mine ? 'main' : 'quiet'}
            size="small"
            className="flex-1"
          >
            {mine ? t`Open your match` : t`See the match`}
          </LinkButton>
        )}
        {isLive && organisation.social.youtube && (
          <LinkButton
            to={organisation.social.youtube}
            size="small"
            icon={<Radio size={18} />}
            className="flex-1"
          >{t`Watch live`}</LinkButton>
        )}
      </div>
      {current && shown.isError && (
        <LostLine seenAt={shown.dataUpdatedAt} onRetry={() => void shown.refetch()} />
      )}
    </section>
  );
}
