import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { StandingLine } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import { waitOf } from '../../platform/failure-of.ts';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { scorerPaths } from '../../platform/pages/scorer-paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { ScorerNeedsBlock } from '../disputes/scorer-needs-block.tsx';
import { useServed } from '../duties/served.data.ts';
import { standingsOf } from '../standings/standings.data.ts';
import { type FinalPreview, finalPreviewOf, type Stage, useFinalise } from './scoring.data.ts';

/** A stage before it is final: top of its table, blockers, and the button. */
export function FinishStage(props: { tournamentId: string; stage: Stage; isLast: boolean }) {
  const { tournamentId, stage, isLast } = props;
  const standings = useQuery(standingsOf(tournamentId, { stageId: stage._id }));
  const preview = useQuery(finalPreviewOf(stage._id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Panel as="section" aria-labelledby="leaders">
        <Heading level={3} size="title" id="leaders">
          {isLast ? t`Who won` : t`Who leads`}
        </Heading>
        <Waiting {...waitOf(standings)}>
          <Skeleton className="mt-3 h-36" />
        </Waiting>
        {standings.data?.stage?.tables.map(({ group, rows }) => (
          <Leaders key={group ?? ''} group={group} rows={rows} />
        ))}
      </Panel>
      <div className="flex min-w-0 flex-col gap-5">
        <Waiting {...waitOf(preview)}>
          <Skeleton className="h-40" />
        </Waiting>
        {preview.data && <Waits tournamentId={tournamentId} stage={stage} preview={preview.data} />}
        {preview.data && <Press stage={stage} isLast={isLast} preview={preview.data} />}
      </div>
    </div>
  );
}

function Leaders({ group, rows }: { group: string | null; rows: readonly StandingLine[] }) {
  const first = rows.filter(({ rank }) => rank !== null && rank <= 3);
  return (
    <ol aria-label={group ? t`Group ${group}` : undefined} className="mt-3 divide-y divide-line">
      {first.map((row) => (
        <li key={row.entryId} className="flex min-h-14 items-center gap-3 py-2">
          <span className="w-8 shrink-0 font-display text-headline leading-none tabular-nums">
            {row.rank}
          </span>
          <Avatar kind="team" src={row.logo} name={row.name} size={40} />
          <span className="min-w-0 flex-1 font-strong wrap-anywhere">{row.name}</span>
          <span className="shrink-0 tabular-nums">{t`${formatTenths(row.totalX10)} points`}</span>
        </li>
      ))}
    </ol>
  );
}

function Waits(props: { tournamentId: string; stage: Stage; preview: FinalPreview }) {
  const { tournamentId, stage, preview } = props;
  const { blockersAfterWindows: blockers, windows, changed } = preview;
  if (blockers.length + windows.length + changed.length === 0)
    return <p className="text-opened">{t`Nothing is pending.`}</p>;
  return (
    <Panel as="section" aria-labelledby="waits">
      <Heading level={3} size="title" id="waits">{t`Still pending`}</Heading>
      <ul className="mt-3 grid gap-3">
        {blockers.map(({ code, message }) => (
          <li key={`${code} ${message}`} className="flex gap-2">
            <CircleAlert size={20} className="mt-0.5 shrink-0 text-closed" />
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
        {changed.length > 0 && (
          <li className="flex gap-2">
            <CircleAlert size={20} className="mt-0.5 shrink-0 text-closed" />
            <span>{t`Who advances is different from before. Look at it, then confirm it.`}</span>
          </li>
        )}
        {windows.map(({ matchId, no, group, until }) => (
          <li key={matchId} className="flex gap-2">
            <Clock size={20} className="mt-0.5 shrink-0 text-quiet" />
            <span className="tabular-nums">
              {t`Match ${no}${group ?? ''}: ${until ? t`teams can object until ${istOf(until)}, ${istDayOf(until)}` : t({ message: 'open', context: 'dispute' })}`}
            </span>
          </li>
        ))}
      </ul>
      <ScorerNeedsBlock tournamentId={tournamentId} />
      {blockers.length + changed.length > 0 && (
        <p className="mt-3">
          <TextLink
            to={scorerPaths.scoring(tournamentId, stage._id)}
          >{t`Ties, adjustments and the rest of scoring`}</TextLink>
        </p>
      )}
    </Panel>
  );
}

/** The finalising button, for admins. Others see whom to ask, with a link to send. */
function Press(props: { stage: Stage; isLast: boolean; preview: FinalPreview }) {
  const { stage, isLast, preview } = props;
  const { can } = useServed();
  const finalise = useFinalise(stage._id);
  const { windows, blockersAfterWindows: blockers, changed } = preview;
  if (!can.finish)
    return (
      <Panel as="section" aria-label={t`Who finishes it`}>
        <p>{t`An admin or the owner makes it final. Send them this page.`}</p>
        <div className="mt-3">
          <CopyField label={t`Link`} value={location.href} />
        </div>
      </Panel>
    );
  // Changes against an earlier finalisation, and overrides by the owner, are handled on the scoring page.
  if (blockers.length > 0 || changed.length > 0) return null;
  const what = isLast ? t`finish the event` : t`make ${stage.name} final`;
  return (
    <div className="z-10 grid gap-3 bg-ground py-2 max-lg:sticky max-lg:bottom-(--foot-height,0px)">
      <p className="text-quiet">
        <Trans>
          The table is kept as it is now and the teams are told.
          {windows.length > 0 && t` Teams cannot object any more.`} Only the owner can open it
          again.
        </Trans>
      </p>
      <FormError>{finalise.isError ? messageOf(finalise.error) : undefined}</FormError>
      <Button
        variant="main"
        wide
        busy={finalise.isPending}
        onClick={() => finalise.mutate({ endWindows: windows.length > 0 })}
      >
        {windows.length > 0 ? t`End objections and ${what}` : capitalised(what)}
      </Button>
    </div>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
