import type { Dashboard } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { classNames } from '../../ui/class-names.ts';
import { niceScale } from './nice-scale.ts';
import { weekLabel } from './week-label.ts';

/** Pixels. Horizontally the chart fills its panel, so x values are percentages. */
const height = 220;
const top = 24;
const foot = 28;
const plot = height - top - foot;

/** Weekly sign-ups as bars; the current, incomplete week is only outlined. */
export function GrowthChart({ growth }: { growth: Dashboard['growth'] }) {
  const { max, step } = niceScale(Math.max(...growth.map((week) => week.signUps)));
  const y = (value: number) => top + plot - (value / max) * plot;
  const lines = Array.from({ length: Math.round(max / step) + 1 }, (_, index) => index * step);
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <svg
        aria-hidden="true"
        width="32"
        height={height}
        className="fill-quiet text-[0.8125rem] tabular-nums"
      >
        {lines.map((value) => (
          <text key={value} x="32" y={y(value) + 4} textAnchor="end">
            {value.toLocaleString('en-IN', { notation: 'compact' })}
          </text>
        ))}
      </svg>
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        className="@container text-[0.8125rem] tabular-nums"
      >
        <defs>
          <pattern id="running" width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" stroke="var(--color-bright)" />
          </pattern>
        </defs>
        {lines.map((value) => (
          <line
            key={value}
            x2="100%"
            y1={y(value)}
            y2={y(value)}
            stroke={value === 0 ? 'var(--color-edge)' : 'var(--color-line)'}
          />
        ))}
        {growth.map((week, index) => (
          <Week
            key={week.week}
            week={week}
            place={index}
            places={growth.length}
            barTop={y(week.signUps)}
          />
        ))}
      </svg>
    </div>
  );
}

function Week(props: {
  week: Dashboard['growth'][number];
  place: number;
  places: number;
  barTop: number;
}) {
  const { week, place, places, barTop } = props;
  const share = 100 / places;
  const isRunning = place === places - 1;
  const middle = `${(place + 0.5) * share}%`;
  return (
    <g>
      <title>{`${weekLabel(week.week)}: ${week.signUps}`}</title>
      <rect
        x={`${(place + 0.16) * share}%`}
        width={`${share * 0.68}%`}
        y={barTop}
        height={top + plot - barTop}
        fill={isRunning ? 'url(#running)' : 'var(--color-bright)'}
        stroke={isRunning ? 'var(--color-bright)' : undefined}
      />
      <text x={middle} y={barTop - 7} textAnchor="middle" className="fill-bright">
        {week.signUps > 0 && week.signUps.toLocaleString('en-IN', { notation: 'compact' })}
      </text>
      <text
        // The last one would overflow a narrow chart.
        x={isRunning ? '100%' : middle}
        y={height - 6}
        textAnchor={isRunning ? 'end' : 'middle'}
        // On a phone every third fits, always including the current week.
        className={classNames(
          'fill-quiet',
          (places - 1 - place) % 3 !== 0 && 'hidden @min-[620px]:block',
        )}
      >
        {weekLabel(week.week)}
      </text>
    </g>
  );
}
