import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
  Standings,
} from '@one-dream/contract/features/standings/standings.ts';
import { bandText } from '@one-dream/contract/scoring/stage-words.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../platform/failure-of.ts';
import { i18n } from '../../platform/i18n.ts';
import { recordPaths } from '../../platform/pages/record-paths.ts';
import { translateLabel } from '../../platform/translate-label.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { standingsOf } from './standings.data.ts';
import { signed } from './standings-table.tsx';

type TeamResultsDialogProps = {
  tournamentId: string;
  standings: Standings & { stage: StageStandings };
  row: StandingLine;
  onClose: () => void;
};

/** A team's path through the event: each stage with its rank, sums and matches. */
export function TeamResultsDialog({
  tournamentId,
  standings,
  row,
  onClose,
}: TeamResultsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className="flex items-center gap-3 wrap-anywhere">
          <Avatar kind="team" name={row.name} src={row.logo} size={40} />
          {row.name}
        </span>
      }
      actions={
        <>
          <LinkButton to={recordPaths.team(row.teamId)}>{t`Team page`}</LinkButton>
          <Button onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <Stages tournamentId={tournamentId} standings={standings} row={row} />
    </Dialog>
  );
}

function Stages({ tournamentId, standings, row }: Omit<TeamResultsDialogProps, 'onClose'>) {
  const { stage, stages } = standings;
  const own = stage.tables
    .flatMap(({ rows }) => rows)
    .find(({ entryId }) => entryId === row.entryId);
  return (
    <div className="flex flex-col gap-6">
      {stages
        .filter(({ hasResults }) => hasResults)
        .map(({ _id, name }) =>
          _id === stage._id ? (
            own && <StageOfTeam key={_id} name={name} stage={stage} row={own} />
          ) : (
            <OtherStage
              key={_id}
              tournamentId={tournamentId}
              stageId={_id}
              name={name}
              teamId={row.teamId}
            />
          ),
        )}
    </div>
  );
}

function OtherStage(props: {
  tournamentId: string;
  stageId: string;
  name: string;
  teamId: string;
}) {
  const { tournamentId, stageId, name, teamId } = props;
  const query = useQuery(standingsOf(tournamentId, { stageId }));
  const stage = query.data?.stage;
  const row = stage?.tables.flatMap(({ rows }) => rows).find((one) => one.teamId === teamId);
  return (
    <>
      <Waiting {...waitOf(query)}>
        <Skeleton className="h-24" />
      </Waiting>
      {stage && row && <StageOfTeam name={name} stage={stage} row={row} />}
    </>
  );
}

function StageOfTeam(props: { name: string; stage: StageStandings; row: StandingLine }) {
  const { name, stage, row } = props;
  const { labels } = stage.preset;
  const band = row.band === null ? undefined : stage.bands[row.band];
  const facts: [string, string][] = [
    [t`Matches`, String(row.played)],
    [labels.win, String(row.wwcd)],
    [t`Place pts`, formatTenths(row.placementX10)],
    [translateLabel(labels.elims), String(row.elims)],
    ...(row.adjustmentX10 === 0
      ? []
      : ([[t`Adjustment`, signed(row.adjustmentX10)]] as [string, string][])),
    [t`Total`, formatTenths(row.totalX10)],
  ];
  return (
    <section aria-label={name}>
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={3}>{name}</Heading>
        <p className="font-display text-title font-heavy tabular-nums">
          {row.rank === null ? t`Not ranked` : `#${row.rank}${row.isTied ? '=' : ''}`}
        </p>
      </div>
      {band && (
        <p className={band.leadsTo ? 'text-small text-opened' : 'text-small text-quiet'}>
          {stage.isFinal
            ? translateWith(i18n, bandText(band))
            : t`${translateWith(i18n, bandText(band))}, as it stands`}
        </p>
      )}
      <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-2 border-y border-line py-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-display text-title font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-1 w-full">
        <caption className="visually-hidden">{t`${name}: matches`}</caption>
        <thead>
          <tr className="text-left text-small text-quiet">
            <th scope="col" className="py-2 font-regular">{t`Match`}</th>
            <th scope="col" className="py-2 text-right font-regular">{t`Place`}</th>
            <th scope="col" className="py-2 text-right font-regular">
              {translateLabel(labels.elims)}
            </th>
            <th scope="col" className="py-2 text-right font-regular">{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {row.matches.map(({ matchId, no, status, placement, elims, pointsX10 }) => (
            <tr key={matchId} className="border-t border-line tabular-nums">
              <th scope="row" className="py-2 text-left font-regular">
                {no}
              </th>
              <td className="py-2 text-right">{status === 'absent' ? t`Absent` : placement}</td>
              <td className="py-2 text-right">{status === 'absent' ? '–' : elims}</td>
              <td className="py-2 text-right font-strong">
                {status === 'disqualified' ? 'DQ' : formatTenths(pointsX10)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
