import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { istOf, nearDayOf } from '../../platform/ist.ts';
import { useServerNow } from '../../platform/server-clock.ts';
import { mapHue } from '../../ui/art/map-hue.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/list/section.tsx';
import { matchTitle } from './match-names.ts';
import { useOwnMatches } from './matches.data.ts';

/** Links to the team's other matches in this tournament. */
export function TeamMatches(props: { tournamentId: string; shownId: string }) {
  const { data = [] } = useOwnMatches();
  const now = useServerNow(60_000);
  const others = data.filter(
    ({ match }) => match.tournamentId === props.tournamentId && match._id !== props.shownId,
  );
  if (others.length === 0) return null;
  return (
    <Section title={t`Your next matches`}>
      <ul className="flex flex-col gap-2">
        {others.map(({ match, mine }) => (
          <li key={match._id}>
            <Link
              to={paths.match(match._id)}
              className="flex min-h-14 items-center gap-3 border border-line bg-raised pr-4 no-underline transition-colors hover:border-edge"
            >
              <span
                aria-hidden="true"
                className="w-1.5 self-stretch"
                style={{ background: mapHue(match.map) }}
              />
              <span className="min-w-0 flex-1 py-2 leading-5">
                <span className="block truncate font-strong">
                  {matchTitle(match)} · {match.map}
                </span>
                <span className="text-small text-quiet tabular-nums">
                  {nearDayOf(match.startsAt, now)}, {istOf(match.startsAt)}
                </span>
              </span>
              <span className="shrink-0 text-small text-quiet">
                <Trans>
                  Slot{' '}
                  <span className="font-display text-title font-heavy text-bright tabular-nums">
                    {mine.roomSlot}
                  </span>
                </Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
