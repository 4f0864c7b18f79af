import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { istOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { translateLabel } from '../../platform/translate-label.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Section } from '../../ui/list/section.tsx';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import { MatchTable } from '../standings/match-table-block.tsx';
import { linesOfMatch } from '../standings/standing-views.data.ts';
import { standingsOf } from '../standings/standings.data.ts';
import { LobbyList } from './lobby-list.tsx';
import { matchTitle } from './match-names.ts';
import { isDone, type MatchAnswer, useOwnMatches } from './matches.data.ts';
import { resultLine } from './result-line.ts';

/**
 * Outcome of a match: for a participating team its result and standing, for everybody else the winner. Then the next step.
 */
export function MatchResult({ answer }: { answer: MatchAnswer }) {
  const { match, mine, tournament } = answer;
  const { table } = usePlayed(answer);
  const own = table?.rows.find(({ entryId }) => entryId === mine?.entryId);
  const isLast = table?.matches.at(-1)?._id === match._id;
  const line = own && resultLine(own, { matchId: match._id, isLast });
  const winner = table && linesOfMatch(table, match._id).find(({ placement }) => placement === 1);
  return (
    <section aria-label={t`Result`} className="mt-4 flex flex-col gap-3">
      <p className="min-h-[1lh] font-display text-headline font-heavy tabular-nums wrap-anywhere">
        {line ? line.join(' · ') : winner && t`${winner.name} won`}
        {!line && winner && (
          <span className="block font-body text-body font-regular text-quiet">
            {plural(winner.elims, { one: '# elim', other: '# elims' })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <NextRoom answer={answer} />
        <LinkButton
          to={paths.tournamentPart(match.tournamentId, 'results')}
          className="flex-1"
        >{t`See the standings`}</LinkButton>
        <ShareButtonBlock
          words={t`${matchTitle(match)} of ${tournament}`}
          path={paths.match(match._id)}
          pictures={[
            { view: 'match', id: match._id, label: t`Result` },
            {
              view: 'standings',
              id: match.tournamentId,
              stageId: match.stageId,
              label: t`Standings`,
            },
          ]}
        />
      </div>
    </section>
  );
}

/** The team's next match in this tournament. */
function NextRoom({ answer: { match } }: { answer: MatchAnswer }) {
  const { data = [] } = useOwnMatches();
  const next = data.find(
    (one) => one.match.tournamentId === match.tournamentId && !isDone(one.match),
  );
  if (!next) return null;
  const { roomAt, state, _id } = next.match;
  return (
    <LinkButton to={paths.match(_id)} variant="main" wide>
      {matchTitle(next.match)}:{' '}
      {state === 'scheduled' ? t`room at ${istOf(roomAt)}` : t`the room is open`}
      <ChevronRight size={20} />
    </LinkButton>
  );
}

/** The match's table, with the lobby folded below. */
export function PlayedTable({ answer }: { answer: MatchAnswer }) {
  const { match } = answer;
  const { table, stage, isPending } = usePlayed(answer);
  if (isPending) {
    return <SkeletonRows label={t`Loading the result`} rows={['h-96']} />;
  }
  if (!table || !stage) return <LobbyList answer={answer} />;
  const shown = table.matches.find(({ _id }) => _id === match._id);
  return (
    <div className="flex flex-col gap-6">
      <Section title={t`Result of the match`}>
        <MatchTable
          table={table}
          matchId={match._id}
          caption={`${matchTitle(match)}, ${match.map}`}
          elimsLabel={translateLabel(
            (stage.presets[shown?.preset ?? -1] ?? stage.preset).labels.elims,
          )}
          ownEntryId={answer.mine?.entryId}
        />
      </Section>
      <details className="group border-b border-line">
        <summary className="flex min-h-12 cursor-pointer items-center text-quiet">{t`Teams by slot`}</summary>
        <LobbyList answer={answer} />
      </details>
    </div>
  );
}

function usePlayed({ match }: MatchAnswer) {
  const { data, isPending } = useQuery(standingsOf(match.tournamentId, { stageId: match.stageId }));
  const stage = data?.stage ?? undefined;
  const table = stage?.tables.find(({ matches }) => matches.some(({ _id }) => _id === match._id));
  return { stage, table, isPending };
}
