import { plural, t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { prizeOfRank } from '@one-dream/contract/rupees.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordPaths } from '../../platform/pages/record-paths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Heading } from '../../ui/typography.tsx';
import { podiumOf } from './podium.ts';
import { standingsOf, topPlayersOf, useLiveStandings } from './standings.data.ts';

type PodiumBlockProps = {
  tournamentId: string;
  /** Prizes of the tournament: `{ rank: '2-5', prize: '10000' }`. */
  prizes?: readonly { rank: string; prize: string }[] | undefined;
};

/** Final result: the top three with prizes, and the players with the most eliminations. Renders nothing before the end. */
export function PodiumBlock({ tournamentId, prizes = [] }: PodiumBlockProps) {
  const query = standingsOf(tournamentId);
  const { data, isPending } = useQuery(query);
  useLiveStandings(tournamentId);
  if (isPending) return <PodiumSkeleton />;
  const stage = data?.stage;
  if (!stage?.isFinal) return null;
  const places = podiumOf(stage);
  if (places.length === 0) return null;
  return (
    <section aria-label={t`Podium`} className="flex min-w-0 flex-col gap-6">
      <ol className="grid grid-cols-1 items-end gap-2 sm:grid-cols-3 sm:gap-3">
        {places.map((row) => (
          <Place key={row.entryId} row={row} stage={stage} prizes={prizes} />
        ))}
      </ol>
      <TopPlayers tournamentId={tournamentId} />
    </section>
  );
}

const steps: Record<number, { look: string; order: string; size: number }> = {
  1: { look: 'border-live sm:min-h-64', order: 'sm:order-2', size: 88 },
  2: { look: 'border-bright sm:min-h-52', order: 'sm:order-1', size: 64 },
  3: { look: 'border-edge sm:min-h-44', order: 'sm:order-3', size: 64 },
};

function Place(props: {
  row: StandingLine;
  stage: StageStandings;
  prizes: readonly { rank: string; prize: string }[];
}) {
  const { row, stage, prizes } = props;
  const step = steps[row.rank ?? 3] ?? { look: 'border-edge', order: 'sm:order-3', size: 64 };
  const prize = prizeOfRank(prizes, row.rank);
  return (
    <li
      className={classNames(
        'flex min-w-0 items-center gap-4 border-t-4 bg-raised p-4 sm:flex-col sm:justify-end sm:px-3 sm:py-5 sm:text-center',
        step.look,
        step.order,
      )}
    >
      <span
        className={classNames(
          'font-display text-headline font-heavy tabular-nums',
          row.rank === 1 ? 'text-live' : 'text-bright',
        )}
      >
        <span className="visually-hidden">{t`Rank`} </span>
        {row.rank}
      </span>
      <Avatar kind="team" name={row.name} src={row.logo} size={step.size} />
      <span className="min-w-0">
        <Link
          to={recordPaths.team(row.teamId)}
          className="line-clamp-2 py-1 font-display text-title font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-flare"
        >
          {row.name}
        </Link>
        <span className="block text-small text-quiet tabular-nums">
          {t`${formatTenths(row.totalX10)} points, ${row.wwcd} ${stage.preset.labels.win}`}
        </span>
        {prize && (
          <span className="block font-display text-action font-medium tabular-nums">{prize}</span>
        )}
      </span>
    </li>
  );
}

/** Players with the most eliminations, where they were counted by player. */
function TopPlayers({ tournamentId }: { tournamentId: string }) {
  const query = topPlayersOf(tournamentId);
  const { data } = useQuery(query);
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
                <span className="block py-1 font-strong wrap-anywhere">{name}</span>
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

function PodiumSkeleton() {
  return <SkeletonRows label={t`Loading the podium`} rows={['h-72']} />;
}
