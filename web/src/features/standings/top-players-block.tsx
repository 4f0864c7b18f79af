import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordPaths } from '../../app/record-paths.ts';
import { Heading } from '../../ui/typography.tsx';
import { topPlayersOf } from './standings.data.ts';

/** Players with the most eliminations, where they were counted by player. */
export function TopPlayers({ tournamentId }: { tournamentId: string }) {
  const { data } = useQuery(topPlayersOf(tournamentId));
  if (!data || data.players.length === 0) return null;
  return (
    <div>
      <Heading level={3}>{t`Most eliminations`}</Heading>
      <ol className="mt-3 border border-line">
        {data.players.slice(0, 5).map(({ rank, name, team, elims, matches, page }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name in one team
            key={index}
            className="flex min-h-13 items-center gap-3 border-line px-4 py-2 not-first:border-t"
          >
            <span className="w-7 font-display text-title font-heavy text-quiet tabular-nums">
              {rank}
            </span>
            <span className="min-w-0 flex-1">
              {page ? (
                <Link
                  to={recordPaths.player(page)}
                  className="block py-1 font-strong wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-flare"
                >
                  {name}
                </Link>
              ) : (
                <span className="block font-strong wrap-anywhere">{name}</span>
              )}
              <span className="block text-small text-quiet wrap-anywhere">
                {team}, {plural(matches, { one: '1 match', other: '# matches' })}
              </span>
            </span>
            <span className="font-display text-title font-heavy tabular-nums">{elims}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-quiet">{t`Counted by player in ${data.counted} of ${data.published} matches.`}</p>
    </div>
  );
}
