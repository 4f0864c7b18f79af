import { t } from '@lingui/core/macro';
import { shareRows } from '@one-dream/contract/features/sharing/sharing.values.ts';
import type {
  StageStandings,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../platform/pages/paths.ts';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import type { SharedPicture } from '../sharing/share-dialog.tsx';
import { tournamentById } from '../tournaments/tournaments.data.ts';
import type { StandingsChoice, StandingsView } from './standings-search.ts';

/** Shareable parts of the stage, the shown one first. */
export function ShareStage({
  tournamentId,
  standings,
  choice,
  tables,
  view,
}: {
  tournamentId: string;
  standings: Standings & { stage: StageStandings };
  choice: StandingsChoice;
  tables: readonly StandingTable[];
  view: StandingsView;
}) {
  const { stage } = standings;
  const title = useQuery(tournamentById(tournamentId)).data?.title ?? '';
  const part = { stageId: stage._id, group: choice.group };
  const ofTournament = { id: tournamentId, ...part };
  const [table] = tables;
  const match = table?.matches.find(({ _id }) => _id === choice.match) ?? table?.matches.at(-1);
  const overall: SharedPicture = {
    ...ofTournament,
    view: 'standings',
    label: t`Standings`,
    pages: tables.reduce((sum, { rows }) => sum + Math.ceil(rows.length / shareRows), 0),
  };
  const result: SharedPicture[] = match
    ? [{ view: 'match', id: match._id, label: t`Result of match ${match.no}` }]
    : [];
  const winners: SharedPicture[] =
    stage.isFinal && stage.tables.length === 1
      ? [{ view: 'winners', id: tournamentId, label: t`Winners` }]
      : [];
  return (
    <ShareButtonBlock
      words={t`Standings: ${title}`}
      path={paths.standings(tournamentId)}
      pictures={[
        ...(view === 'match' ? [...result, overall] : [overall, ...result]),
        ...winners,
        { ...ofTournament, view: 'schedule', label: t`Schedule` },
      ]}
      table={{ tournamentId, ...part }}
    />
  );
}
