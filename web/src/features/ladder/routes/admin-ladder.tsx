import { t } from '@lingui/core/macro';
import type { ProposedMove } from '@one-dream/contract/features/ladder/ladder.ts';
import { type Tier, tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { ladderRules } from '@one-dream/contract/ladder/proposals.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { addDays } from '@one-dream/contract/schedule/scrim-days.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp, Scale } from 'lucide-react';
import { useState } from 'react';
import { shortDay } from '../../../platform/day-words.ts';
import { waitOf } from '../../../platform/failure-of.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { DecideDialog } from '../admin/decide-dialog.tsx';
import { proposalsOf, useConfirmMoves } from '../admin/ladder.admin.data.ts';
import { PlaceForm } from '../admin/place-form.tsx';
import { averageText } from '../ladder-words.ts';

export const meta = metaOf(adminPages.ladder);

/** Proposed promotions and relegations by week, and placements by hand. */
export default function AdminLadderPage() {
  const [asked, setAsked] = useState<string>();
  const last = useQuery(proposalsOf(undefined));
  const query = useQuery(proposalsOf(asked));
  const week = query.data?.week;
  return (
    <>
      <PageHead
        title={translateText(adminPages.ladder.title)}
        text={t`The top ${ladderRules.moving} and the bottom ${ladderRules.moving} of each tier change places each week. Nobody moves before you confirm it.`}
        actions={<LinkButton to={paths.ladder()}>{t`See the ladder`}</LinkButton>}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <Heading level={2}>{week ? t`Week of ${weekText(week)}` : t`The week`}</Heading>
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                icon={<ArrowLeft size={16} />}
                disabled={!week}
                onClick={() => week && setAsked(addDays(week, -7))}
              >{t`Earlier`}</Button>
              <Button
                size="small"
                icon={<ArrowRight size={16} />}
                disabled={!week || !last.data || week >= last.data.week}
                onClick={() => week && setAsked(addDays(week, 7))}
              >{t`Later`}</Button>
            </div>
          </div>
          <Waiting
            {...waitOf(query)}
            title={t`The proposals could not be loaded`}
            label={t`Loading proposals`}
            className="grid gap-2"
            rows={['h-20', 'h-20', 'h-20', 'h-20']}
          />
          {query.data?.data.length === 0 && (
            <EmptyState
              title={t`No moves are proposed`}
              text={t`A tier needs ${ladderRules.fewest} teams that played on ${ladderRules.days} days of the week.`}
              icon={<Scale size={28} />}
              className="chamfer"
            />
          )}
          {query.data && <Proposals week={query.data.week} moves={query.data.data} />}
        </div>
        <PlaceForm />
      </div>
    </>
  );
}

/** `16 Nov – 22 Nov`. @param week its Monday */
function weekText(week: string): string {
  return `${shortDay(new Date(week))} – ${shortDay(new Date(addDays(week, 6)))}`;
}

function Proposals({ week, moves }: { week: string; moves: readonly ProposedMove[] }) {
  const byTier = groupBy(moves, ({ from }) => from);
  return (
    <div className="grid gap-8">
      {tiers.toReversed().map((tier) => {
        const list = byTier.get(tier);
        if (!list) return null;
        const open = list.filter(({ decision }) => decision === null);
        return (
          <section key={tier} aria-label={tierNames[tier]}>
            <div className="mb-2 flex items-center justify-between gap-3">
              <h3 className="flex items-baseline gap-3 font-display text-title font-medium">
                {tierNames[tier]}
                <span className="text-small font-normal text-quiet">
                  {open.length === 0 ? t`all decided` : t`${open.length} to decide`}
                </span>
              </h3>
              {open.length > 1 && <ConfirmAll week={week} tier={tier} moves={open} />}
            </div>
            <ul className="divide-y divide-line border-y border-line">
              {list.map((move) => (
                <Proposal key={move.teamId} week={week} tier={tier} move={move} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function ConfirmAll(props: { week: string; tier: Tier; moves: readonly ProposedMove[] }) {
  const { week, tier, moves } = props;
  const confirm = useConfirmMoves(week);
  const count = moves.length;
  return (
    <ConfirmButton
      size="small"
      aria-label={t`Confirm all ${count} of ${tierNames[tier]}`}
      question={{
        title: t`Confirm all ${count} of ${tierNames[tier]}?`,
        text: t`Each team moves with its rank and average as the reason. Their leaders are told.`,
        confirmText: t`Confirm all ${count}`,
        busy: confirm.isPending,
      }}
      onConfirm={(close) => confirm.mutate(moves, { onSettled: close })}
    >{t`Confirm all ${count}`}</ConfirmButton>
  );
}

type Choice = 'confirm' | 'keep';

function Proposal(props: { week: string; tier: Tier; move: ProposedMove }) {
  const { week, move } = props;
  const [choice, setChoice] = useState<Choice>();
  const { name, logo, rank, days, matches, proposal, decision } = move;
  const isUp = proposal.kind === 'promotion';
  const Icon = isUp ? ChevronUp : ChevronDown;
  const to = tierNames[proposal.to];
  const step = isUp ? t`Up to ${to}` : t`Down to ${to}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <span className="w-7 shrink-0 text-right font-display text-title font-medium tabular-nums">
        {rank}
      </span>
      <Avatar kind="team" name={name} src={logo} size={40} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-small tabular-nums text-quiet">
          {t`${averageText(move)} a match · ${matches} matches on ${days} days`}
        </p>
        <p className={classNames('flex items-center gap-1', isUp ? 'text-opened' : 'text-closed')}>
          <Icon size={20} />
          {step}
        </p>
      </div>
      {decision ? (
        <div className="basis-full sm:basis-auto">
          <Badge tone={decision.kind === 'kept' ? 'neutral' : 'green'}>
            {decision.kind === 'kept' ? t`Stays` : t`Confirmed`}
          </Badge>
          <p className="mt-1 max-w-xs text-small text-quiet wrap-anywhere">
            {translateReason(decision.reason)}
          </p>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2 max-sm:basis-full">
          <Button
            size="small"
            className="max-sm:flex-1"
            aria-label={t`Confirm: ${name}, ${step}`}
            onClick={() => setChoice('confirm')}
          >{t`Confirm`}</Button>
          <Button
            size="small"
            className="max-sm:flex-1"
            aria-label={t`Keep ${name} in ${tierNames[move.from]}`}
            onClick={() => setChoice('keep')}
          >{t`Keep`}</Button>
        </div>
      )}
      {choice && (
        <DecideDialog
          week={week}
          move={move}
          isConfirmed={choice === 'confirm'}
          onClose={() => setChoice(undefined)}
        />
      )}
    </li>
  );
}
