import type { Evening } from '@one-dream/contract/features/scrims.ts';
import { tierNames } from '@one-dream/contract/features/scrims.values.ts';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { clockOf } from '../../platform/ist.ts';
import { classNames } from '../../ui/class-names.ts';
import { eveningWord } from './scrim-words.ts';

/** An evening in one line: time, tier, how it stands; it leads to its tournament once there is one. */
export function EveningLine({ evening, isIn }: { evening: Evening; isIn?: boolean }) {
  const { tournament, state, startsAt, tier } = evening;
  const isOff = state !== 'planned' && (tournament === null || tournament.isCancelled);
  const content = (
    <>
      <span
        className={classNames(
          'w-[4.25rem] shrink-0 whitespace-nowrap font-display text-title font-medium tabular-nums',
          isOff && 'text-quiet line-through',
        )}
      >
        {clockOf(startsAt)}
      </span>
      <span className="shrink-0 font-strong whitespace-nowrap">{tierNames[tier]}</span>
      <span className="min-w-0 flex-1 truncate text-right text-small tabular-nums text-quiet">
        {isIn ? <span className="text-opened">You are in</span> : eveningWord(evening)}
      </span>
    </>
  );
  const look = 'flex min-h-12 items-center gap-3';
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
