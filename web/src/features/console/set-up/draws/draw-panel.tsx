import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Draw, Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useQuery } from '@tanstack/react-query';
import { Dices, Printer } from 'lucide-react';
import { useState } from 'react';
import { istDayOf, istOf } from '../../../../platform/ist.ts';
import { consolePaths } from '../../../../platform/pages/console-paths.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { LinkButton } from '../../../../ui/form/link-button.tsx';
import { Badge } from '../../../../ui/list/badge.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { consoleMatches, useAreAllGuests, useConsoleCall } from '../../console.data.ts';
import { DrawBoard } from './draw-board.tsx';
import { DrawForm } from './draw-form.tsx';
import { rollsText } from './stage-words.ts';

/** The draw of a stage: preview, roll, manual moves, publishing. */
export function DrawPanel({ stage }: { stage: Stage }) {
  const { tournament } = useServed();
  const [isRedrawing, setRedrawing] = useState(false);
  const draw = stage.draws.find(({ publishedAt }) => publishedAt === null) ?? stage.draws[0];
  if (stage.isFinal && !draw)
    return <EmptyState title={t`Not drawn`} text={t`This stage is final.`} className="chamfer" />;
  if (!draw || draw.rolls === 0 || isRedrawing)
    return (
      <DrawForm
        stage={stage}
        isFirst={!draw || draw.rolls === 0}
        onDone={() => setRedrawing(false)}
        onCancel={draw && draw.rolls > 0 ? () => setRedrawing(false) : undefined}
      />
    );
  return (
    <>
      <DrawHead stage={stage} draw={draw} onRedraw={() => setRedrawing(true)} />
      <DrawBoard draw={draw} />
      {draw.publishedAt && draw.seed && !tournament.seriesId && (
        <p className="mt-5 text-small text-quiet">
          <Trans>
            Seed <code className="break-all text-bright">{draw.seed}</code>: with it anybody can
            repeat this draw.
          </Trans>
        </p>
      )}
    </>
  );
}

function DrawHead({ stage, draw, onRedraw }: { stage: Stage; draw: Draw; onRedraw: () => void }) {
  const { tournament } = useServed();
  const [isAsked, setAsked] = useState(false);
  const areGuests = useAreAllGuests();
  const publish = useConsoleCall('/draws/publish/{drawId}');
  const matches = useQuery(consoleMatches(tournament._id)).data?.data ?? [];
  const planned = matches.filter(({ match }) => match.stageId === stage._id);
  const isPlanned = planned.length > 0;
  const teams = draw.groups.reduce((sum, group) => sum + group.teams.length, 0);
  const isOut = draw.publishedAt !== null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-3 font-display text-title font-medium">
          {t`Draw ${draw.no}`}
          <Badge tone={isOut ? 'green' : 'yellow'}>{isOut ? t`Published` : t`Not published`}</Badge>
        </p>
        <p className="mt-1 text-small tabular-nums text-quiet">
          <Trans>
            {teams} teams in {draw.groups.length}{' '}
            {plural(draw.groups.length, { one: 'group', other: 'groups' })} ·{' '}
            {rollsText(draw.rolls)}
            {draw.handMoves > 0 && t` · ${draw.handMoves} moved by hand`}
            {draw.publishedAt && ` · ${istDayOf(draw.publishedAt)}, ${istOf(draw.publishedAt)}`}
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isOut && (
          <Button
            size="small"
            icon={<Printer size={18} />}
            onClick={() => window.print()}
          >{t`Print`}</Button>
        )}
        {!stage.isFinal && (
          <Button size="small" icon={<Dices size={18} />} onClick={onRedraw}>
            {isOut ? t`Draw again…` : t`Roll again…`}
          </Button>
        )}
        {!isOut && (
          <Button variant="main" onClick={() => setAsked(true)}>{t`Publish the draw`}</Button>
        )}
        {isOut && !isPlanned && (
          <LinkButton
            variant="main"
            to={consolePaths.tournament(tournament._id, { view: 'schedule' })}
          >{t`Plan the matches`}</LinkButton>
        )}
        {isOut && planned.some(({ match }) => match.state === 'scheduled') && (
          <LinkButton variant="main" to={consolePaths.tournament(tournament._id)}>
            {t`Go to the match day`}
          </LinkButton>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t`Publish the draw?`}
        confirmText={t`Publish`}
        harmless
        busy={publish.isPending}
        onConfirm={() =>
          publish.mutate(
            { drawId: draw._id, version: draw.version },
            { onSettled: () => setAsked(false) },
          )
        }
      >
        {areGuests
          ? t`Guest teams see their group and slot by their link.`
          : t`${teams} teams are told their group and slot.`}
        {!tournament.seriesId && (
          <> {t`Everybody sees that it was ${rollsText(draw.rolls)}, and the seed.`}</>
        )}
      </ConfirmDialog>
    </div>
  );
}
