import { t } from '@lingui/core/macro';
import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import { Link } from 'react-router';
import { clockOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { mapHue } from '../../ui/art/map-hue.ts';
import { TierName } from '../../ui/art/tier-mark.tsx';
import { classNames } from '../../ui/class-names.ts';
import { eveningWord } from './scrim-words.ts';

/** An evening in one line: time, tier and state, linking to its tournament if there is one. */
export function EveningLine(props: {
  evening: Evening;
  isIn?: boolean;
  /** The other lines of the list: an evening whose tier is there twice has its title, too. */
  among: readonly Evening[];
}) {
  const { evening, isIn, among } = props;
  const { tournament, state, startsAt, tier, maps, title } = evening;
  const isOneOfSeveral = among.filter((one) => one.tier === tier).length > 1;
  const isOff = state !== 'planned' && (tournament === null || tournament.isCancelled);
  const content = (
    <>
      <span
        className={classNames(
          'w-16 shrink-0 whitespace-nowrap font-display text-title font-medium tabular-nums',
          isOff && 'text-quiet line-through',
        )}
      >
        {clockOf(startsAt)}
      </span>
      <TierName tier={tier} />
      <MapTicks maps={maps} />
      <span className="min-w-0 flex-1 basis-20 text-right text-small tabular-nums text-quiet">
        {isIn ? <span className="text-opened">{t`You are in`}</span> : eveningWord(evening)}
      </span>
      {isOneOfSeveral && (
        <span className="-mt-1 w-full pb-2 text-small text-quiet wrap-anywhere">{title}</span>
      )}
    </>
  );
  const look = 'flex min-h-12 flex-wrap items-center gap-x-2 sm:gap-x-3';
  return (
    <li>
      {tournament ? (
        <Link
          to={paths.tournament(tournament._id)}
          className={classNames(look, 'no-underline transition-colors hover:bg-raised')}
        >
          {content}
        </Link>
      ) : (
        <p className={look}>{content}</p>
      )}
    </li>
  );
}

/** The evening's maps as coloured ticks in order; their names are shown elsewhere. */
function MapTicks({ maps }: { maps: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-0.5 max-sm:hidden">
      {maps.map((map, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same map comes again, and they never change places
          key={place}
          className="h-4 w-1.5 -skew-x-12"
          style={{ background: mapHue(map) }}
        />
      ))}
    </span>
  );
}
