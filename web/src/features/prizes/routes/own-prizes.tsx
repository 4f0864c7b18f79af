import { t } from '@lingui/core/macro';
import { inRupees } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../../platform/failure-of.ts';
import { istShortDateOf } from '../../../platform/ist-date.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { PodiumHill } from '../../../ui/art/scenes.tsx';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { SubPageHead } from '../../../ui/list/sub-page-head.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { DetailsForm } from '../details-form.tsx';
import { PayeeForm } from '../payee-form.tsx';
import { PayoutBadge, placeOf } from '../prize-words.tsx';
import { type OwnPrizes, ownPrizesQuery, useAnswerPayout, useChoosePayee } from '../prizes.data.ts';

export const meta = metaOf(pages.prizes);

/** Prizes of the signed-in player and their team: payee and state. */
export default function OwnPrizesPage() {
  const found = useQuery(ownPrizesQuery);
  // What is saved fills in a new form.
  const place = useLostFocus<HTMLDivElement>('here');
  return (
    <div className="measure pt-2 pb-8 md:py-12">
      <SubPageHead back={{ to: paths.profile(), text: t`Profile` }} title={t`My prizes`} />
      <Waiting {...waitOf(found)} title={t`We could not load this`}>
        <Skeleton className="mt-6 h-48" />
      </Waiting>
      {found.data && (
        <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            {found.data.prizes.length === 0 && (
              <EmptyState
                title={t`No prizes yet`}
                text={t`Win one and it shows up here: where it goes, and when it was sent.`}
                scene={<PodiumHill className="w-56" />}
              />
            )}
            {found.data.prizes.map((prize) => (
              <PrizeCard key={prize._id} prize={prize} />
            ))}
          </div>
          <div ref={place} className="min-w-0">
            <DetailsForm key={found.data.details?.changedAt ?? ''} details={found.data.details} />
          </div>
        </div>
      )}
    </div>
  );
}

type Prize = OwnPrizes['prizes'][number];

function PrizeCard({ prize }: { prize: Prize }) {
  return (
    <Panel as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="font-display text-title font-medium tabular-nums">
          {inRupees(prize.netPaise)}
        </p>
        <PayoutBadge state={prize.state} />
      </div>
      <p className="mt-2 break-words">
        {placeOf(prize)} · {prize.tournament.title}
      </p>
      <p className="mt-1 break-words text-quiet">
        {prize.team}
        {prize.payee && !prize.isPayee && t` · goes to ${prize.payee.name}`}
      </p>
      {prize.withheldPaise > 0 && (
        <p className="mt-1 text-small text-quiet tabular-nums">
          {t`${inRupees(prize.grossPaise)} won, ${inRupees(prize.withheldPaise)} tax withheld`}
        </p>
      )}
      {prize.reference && (
        <p className="mt-1 break-all text-small text-quiet tabular-nums">
          {t`Sent ${(prize.paidAt && istShortDateOf(prize.paidAt)) ?? ''}, reference ${prize.reference}`}
        </p>
      )}
      {prize.note && <p className="mt-2 break-words text-quiet">{translateReason(prize.note)}</p>}
      {prize.isPayee && prize.state === 'details_needed' && (
        <p className="mt-2 text-live">{t`Check your UPI ID below, so that it can be sent.`}</p>
      )}
      {prize.mayName.length > 1 && <Payee prize={prize} />}
      {prize.isPayee && prize.state === 'paid' && <Answers prize={prize} />}
    </Panel>
  );
}

function Payee({ prize }: { prize: Prize }) {
  const choose = useChoosePayee();
  return (
    <PayeeForm
      label={t`Who gets it`}
      initial={prize.payee?._id ?? ''}
      mayName={prize.mayName}
      isBusy={choose.isPending}
      onSave={(userId, onSaved) =>
        choose.mutate({ payoutId: prize._id, userId }, { onSuccess: onSaved })
      }
    />
  );
}

function Answers({ prize }: { prize: Prize }) {
  const answer = useAnswerPayout();
  const amount = inRupees(prize.netPaise);
  const say = (isReceived: boolean) => (close: () => void) =>
    answer.mutate({ payoutId: prize._id, isReceived }, { onSettled: close });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <ConfirmButton
        variant="main"
        question={{
          title: t`Did ${amount} arrive?`,
          text: t`Look in your bank or UPI app first: you cannot take this back.`,
          confirmText: t`Received`,
          harmless: true,
          busy: answer.isPending,
        }}
        onConfirm={say(true)}
      >{t`Received`}</ConfirmButton>
      <ConfirmButton
        question={{
          title: t`Did ${amount} not arrive?`,
          text: t`Look in your bank or UPI app first: the treasurer is told and has to pay again.`,
          confirmText: t`Not received`,
          busy: answer.isPending,
        }}
        onConfirm={say(false)}
      >{t`Not received`}</ConfirmButton>
    </div>
  );
}
