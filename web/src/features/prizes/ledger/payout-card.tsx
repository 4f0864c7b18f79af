import { t } from '@lingui/core/macro';
import { inRupees } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { istShortDateOf } from '../../../platform/ist-date.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { PayeeForm } from '../payee-form.tsx';
import { PayoutBadge, placeOf } from '../prize-words.tsx';
import {
  type Payout,
  useApprove,
  useFail,
  useNamePayee,
  usePayTo,
  useWaive,
} from '../prizes.data.ts';
import { PayForm } from './pay-form.tsx';

type CardProps = { payout: Payout; tournamentId: string };
/** `opens`: shows the payment details without a further press. `isNext`: it is the one that is paid now. */
type PayProps = CardProps & { opens?: boolean | undefined; isNext?: boolean | undefined };

export function PayoutCard({ payout, tournamentId, opens, isNext }: PayProps) {
  const approve = useApprove();
  const of = { tournamentId, payoutId: payout._id };
  const place = useLostFocus<HTMLDivElement>('here');
  const mayApprove = ['due', 'details_needed', 'failed'].includes(payout.state);
  return (
    <Panel as="li" ref={place}>
      <div
        tabIndex={-1}
        className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 outline-none"
      >
        <h2 className="min-w-0 break-words font-display text-title font-medium">{payout.team}</h2>
        <span className="flex flex-wrap gap-2">
          {payout.isOverdue && <Badge tone="red">{t`Overdue`}</Badge>}
          <PayoutBadge state={payout.state} />
        </span>
      </div>
      <p className="mt-2 tabular-nums">
        {placeOf(payout)} · {inRupees(payout.netPaise)}
        {payout.withheldPaise > 0 && (
          <span className="text-quiet"> {t`(${inRupees(payout.withheldPaise)} withheld)`}</span>
        )}
      </p>
      <p className="mt-1 break-words text-small text-quiet tabular-nums">
        {payout.payee ? t`To ${payout.payee.name}` : t`No payee: their account or team is gone`}
        {payout.paidAt
          ? t` · sent ${istShortDateOf(payout.paidAt)}, ${payout.reference}`
          : t` · due ${istShortDateOf(payout.dueAt)}`}
      </p>
      {payout.note && <p className="mt-2 break-words text-quiet">{translateReason(payout.note)}</p>}
      {payout.proof && (
        <a
          href={payout.proof}
          className="mt-2 inline-flex min-h-11 items-center underline"
        >{t`Screenshot of the transfer`}</a>
      )}
      {mayApprove && !payout.hasDetails && (
        <p className="mt-2 text-small text-quiet">{t`They have not given a UPI ID yet.`}</p>
      )}
      {!payout.hasDetails && payout.mayName.length > 0 && (
        <PayeeChoice payout={payout} tournamentId={tournamentId} />
      )}
      {mayApprove && payout.hasDetails && (
        <div className="mt-4">
          <Button
            busy={approve.isPending}
            onClick={() =>
              approve.mutate({
                ...of,
                version: payout.version,
                purpose: t`Approve ${inRupees(payout.netPaise)} for ${payout.team}`,
              })
            }
          >{t`Approve`}</Button>
        </div>
      )}
      {payout.state === 'approved' && (
        <PayStep payout={payout} tournamentId={tournamentId} opens={opens} isNext={isNext} />
      )}
      <OtherEnds payout={payout} tournamentId={tournamentId} />
    </Panel>
  );
}

/** For a prize that cannot be paid: chooses another payee from the roster, who is then asked for details. */
function PayeeChoice({ payout, tournamentId }: CardProps) {
  const name = useNamePayee();
  function save(userId: string, onSuccess: () => void): void {
    const to = payout.mayName.find(({ _id }) => _id === userId)?.name ?? '';
    const purpose = t`Give ${inRupees(payout.grossPaise)} of ${payout.team} to ${to}`;
    name.mutate({ tournamentId, payoutId: payout._id, userId, purpose }, { onSuccess });
  }
  const label = payout.payee ? t`Give it to somebody else` : t`Who gets it`;
  const form = (
    <PayeeForm
      label={label}
      initial=""
      mayName={payout.mayName}
      isBusy={name.isPending}
      onSave={save}
    />
  );
  if (!payout.payee) return form;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5">{label}</summary>
      {form}
    </details>
  );
}

function PayStep({ payout, tournamentId, opens, isNext }: PayProps) {
  const of = { tournamentId, payoutId: payout._id };
  const details = usePayTo();
  const look = useEffectEvent(() => details.mutate(of));
  useEffect(() => {
    if (opens) look();
  }, [opens]);
  const to = details.data;
  const form = useLostFocus<HTMLDivElement>('here');
  const isShown = to !== undefined;
  const hasWaited = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    if (isNext) form.current?.closest('li')?.scrollIntoView({ block: 'start' });
    else hasWaited.current = true;
    // The form before it is gone, and the keyboard still open.
    if (isNext && hasWaited.current)
      form.current?.querySelector<HTMLInputElement>('[name=reference]')?.focus();
  }, [form, isNext, isShown]);
  return (
    <div ref={form} className={to ? undefined : 'contents'}>
      {to ? (
        <PayForm payout={payout} tournamentId={tournamentId} to={to} />
      ) : (
        <Button
          className="mt-4 mr-3"
          busy={details.isPending}
          onClick={() => details.mutate(of)}
        >{t`Pay now`}</Button>
      )}
    </div>
  );
}

/** Other outcomes: failed or waived, with a reason. */
function OtherEnds({ payout, tournamentId }: CardProps) {
  const [isOpen, setOpen] = useState(false);
  const { state } = payout;
  const isOver = state === 'confirmed' || state === 'waived';
  if (isOver) return null;
  const text = state === 'paid' ? t`It did not arrive` : t`Do not pay this`;
  if (!isOpen)
    return (
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {text}
      </Button>
    );
  return (
    <OtherEndForm
      payout={payout}
      tournamentId={tournamentId}
      text={text}
      onClose={() => setOpen(false)}
    />
  );
}

type OtherEndFormProps = {
  payout: Payout;
  tournamentId: string;
  text: string;
  onClose: () => void;
};

function OtherEndForm({ payout, tournamentId, text, onClose }: OtherEndFormProps) {
  const fail = useFail();
  const waive = useWaive();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < 5) {
      setError(t`Write at least 5 characters.`);
      return;
    }
    const sent = { tournamentId, payoutId: payout._id, reason };
    (payout.state === 'paid' ? fail : waive).mutate(sent, { onSuccess: onClose });
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
      <TextField
        label={t`Reason`}
        hint={t`The payee reads it.`}
        maxLength={300}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={fail.isPending || waive.isPending}>
          {text}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
