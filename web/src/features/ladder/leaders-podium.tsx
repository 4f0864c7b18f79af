import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Leader } from '@one-dream/contract/features/records/records.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { Link } from 'react-router';
import { recordPaths } from '../../platform/pages/record-paths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Height of each step, and its metal. */
const steps: Record<number, { height: string; edge: string; number: string }> = {
  1: { height: 'sm:pb-12', edge: 'border-live', number: 'text-live' },
  2: { height: 'sm:pb-7', edge: 'border-bright', number: 'text-bright' },
  3: { height: 'sm:pb-3', edge: 'border-[#c8875a]', number: 'text-[#c8875a]' },
};

/** Order on the podium: first in the middle, second on their right. */
const sides = ['sm:order-2', 'sm:order-1', 'sm:order-3', 'sm:order-4'];

/** The month's top teams on a podium. Equal ranks have equal heights. */
export function LeadersPodium({ leaders, label }: { leaders: readonly Leader[]; label: string }) {
  if (leaders.length === 0) return null;
  return (
    <ol
      aria-label={label}
      className="grid gap-2 sm:contour-ground sm:auto-cols-fr sm:grid-flow-col sm:items-end sm:gap-3 sm:border sm:border-line sm:px-6 sm:pt-8 sm:pb-0 lg:px-16"
    >
      {leaders.map((leader, place) => (
        <Step
          key={leader.teamId}
          leader={leader}
          look={classNames(
            sides[leaders.length > 2 ? place : place + 1],
            leaders.length === 1 && 'sm:mx-auto sm:w-full sm:max-w-80',
          )}
        />
      ))}
    </ol>
  );
}

function Step({ leader, look }: { leader: Leader; look: string }) {
  const { rank, teamId, name, logo, pointsX10, elims, wwcd, matches } = leader;
  const step = steps[rank] ?? { height: '', edge: 'border-edge', number: '' };
  return (
    <li
      className={classNames(
        'relative min-w-0 border-l-4 bg-raised transition-colors hover:bg-lifted sm:border-t-4 sm:border-l-0',
        step.edge,
        look,
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 py-3 pr-3 pl-2 sm:flex-col sm:flex-nowrap sm:gap-2 sm:px-3 sm:pt-4 sm:text-center',
          step.height,
        )}
      >
        <span
          className={classNames(
            'w-8 shrink-0 text-center font-display text-headline leading-none font-heavy tabular-nums',
            step.number,
          )}
        >
          <span className="visually-hidden">{t`Rank`} </span>
          {rank}
        </span>
        <Avatar
          kind="team"
          name={name}
          src={imageUrl(logo, 256)}
          size={rank === 1 ? 96 : 72}
          className="max-sm:size-14!"
        />
        <div className="min-w-0 flex-1 basis-24 sm:basis-auto">
          <Link
            to={recordPaths.team(teamId)}
            className="line-clamp-2 font-display text-action/6 font-medium wrap-anywhere no-underline after:absolute after:inset-0 hover:underline sm:text-title"
          >
            {name}
          </Link>
          <p className="text-small text-quiet tabular-nums">
            <Trans>
              {elims} elims · {wwcd} WWCD
              <span className="max-sm:hidden">
                {' '}
                · {matches} {plural(matches, { one: 'match', other: 'matches' })}
              </span>
            </Trans>
          </p>
        </div>
        <p className="ml-auto text-right sm:mt-1 sm:ml-0 sm:text-center">
          <span className="block font-display text-headline leading-none font-heavy tabular-nums">
            {formatTenths(pointsX10)}
          </span>
          <span className="text-small text-quiet">
            {plural(pointsX10 / 10, { one: 'point', other: 'points' })}
          </span>
        </p>
      </div>
    </li>
  );
}
