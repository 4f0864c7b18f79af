import { plural, t } from '@lingui/core/macro';
import { tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../platform/pages/paths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { ladderQuery } from './ladder.data.ts';

/** The current ladder: each tier with its number of teams and its leader. Its height is fixed. */
export function LadderNowBlock() {
  const { data, isError } = useQuery(ladderQuery);
  return (
    <ol aria-label={t`The ladder now`} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiers.map((tier) => {
        const found = data?.data.find((one) => one.tier === tier);
        const leaders = (found?.week.length ? found.week : (found?.teams ?? [])).slice(0, 3);
        return (
          <li key={tier} className="min-w-0">
            <Link
              to={paths.ladder({ tier })}
              className="flex h-full min-h-28 flex-col justify-between border border-line bg-raised p-3 no-underline transition-colors rounded-hair hover:border-edge"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="font-display text-title font-medium">{tierNames[tier]}</span>
                <span className="text-small tabular-nums text-quiet">
                  {found &&
                    `${found.teams.length} ${plural(found.teams.length, { one: 'team', other: 'teams' })}`}
                  {!found && (isError ? t`See the ladder` : '…')}
                </span>
              </span>
              <span className="flex h-8 gap-1.5 overflow-hidden">
                {leaders.map(({ teamId, name, logo }) => (
                  <Avatar key={teamId} kind="team" name={name} src={logo} size={32} />
                ))}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
