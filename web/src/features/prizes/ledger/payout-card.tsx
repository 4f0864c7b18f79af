import { t } from '@lingui/core/macro';
import { inRupees, rupeesOf } from '@one-dream/contract/features/prizes.values.ts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { istShortDateOf } from '../../../platform/ist-date.ts';
import { sayReason } from '../../../platform/say-reason.ts';
import { QrCode } from '../../../ui/art/qr-code.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { PayoutBadge, placeOf } from '../prize-words.tsx';
import {
  type Ledger,
  useApprove,
  useFail,
  useNamePayee,
  usePay,
  usePayTo,
  useWaive,
} from '../prizes.data.ts';

type Payout = Ledger['payouts'][number];
type CardProps = { payout: Payout; tournamentId: string };
/** `opens`: shows the payment details without a further press. */
type PayProps = CardProps & { opens?: boolean | undefined };

/** A payout with its next step. */
export function PayoutCard({ payout, tournamentId, opens }: PayProps) {
  const approve = useApprove();
  const of = { tournamentId, payoutId: payout._id };
  const mayApprove = ['due', 'details_needed', 'failed'].includes(payout.state);
  return (
    <Panel as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
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
      {payout.note && <p className="mt-2 break-words text-quiet">{sayReason(payout.note)}</p>}
      {payout.proof && (
        <a
          href={payout.proof}
          className="mt-2 inline-flex min-h-11 items-center underline"
        >{t`Screenshot of the transfer`}</a>
      )}
      {!payout.hasDetails && payout.mayName.length > 0 && (
        <PayeeChoice payout={payout} tournamentId={tournamentId} />
      )}
      {mayApprove && (
        <div className="mt-4">
          <Button
            disabled={!payout.hasDetails}
            busy={approve.isPending}
            onClick={() =>
              approve.mutate({
                ...of,
                version: payout.version,
                purpose: t`Approve ${inRupees(payout.netPaise)} for ${payout.team}`,
              })
            }
          >{t`Approve`}</Button>
          {!payout.hasDetails && (
            <p className="mt-2 text-small text-quiet">{t`They have not given a UPI ID yet.`}</p>
          )}
        </div>
      )}
      {payout.state === 'approved' && (
        <PayForm payout={payout} tournamentId={tournamentId} opens={opens} />
      )}
      <OtherEnds payout={payout} tournamentId={tournamentId} />
    </Panel>
  );
}

/** For a prize that cannot be paid: chooses another payee from the roster, who is then asked for details. */
function PayeeChoice({ payout, tournamentId }: CardProps) {
  const name = useNamePayee();
  function choose(userId: string): void {
    const to = payout.mayName.find(({ _id }) => _id === userId)?.name ?? '';
    const purpose = t`Give ${inRupees(payout.grossPaise)} of ${payout.team} to ${to}`;
    if (to) name.mutate({ tournamentId, payoutId: payout._id, userId, purpose });
  }
  return (
    <SelectField
      className="mt-4"
      label={payout.payee ? t`Give it to somebody else` : t`Who gets it`}
      placeholder={t`Choose a player`}
      value=""
      disabled={name.isPending}
      options={payout.mayName.map(({ _id, name: text }) => ({ value: _id, label: text }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

const references = () => ({
  upi: { form: /^\d{12}$/, label: t`UTR, 12 digits` },
  bank: { form: /^[A-Z0-9]{8,22}$/i, label: t`Reference, 8 to 22 letters and digits` },
});

function PayForm({ payout, tournamentId, opens }: PayProps) {
  const of = { tournamentId, payoutId: payout._id };
  const details = usePayTo();
  const pay = usePay();
  const [method, setMethod] = useState<'upi' | 'bank'>('upi');
  const [reference, setReference] = useState('');
  const [proof, setProof] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const look = useEffectEvent(() => details.mutate(of));
  useEffect(() => {
    if (opens) look();
  }, [opens]);
  const to = details.data;
  if (!to)
    return (
      <Button
        className="mt-4 mr-3"
        busy={details.isPending}
        onClick={() => details.mutate(of)}
      >{t`Pay now`}</Button>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    const isGood = references()[method].form.test(reference.replace(/\s/g, ''));
    setError(isGood ? undefined : `${references()[method].label}.`);
    const purpose = t`Mark ${inRupees(payout.netPaise)} to ${payout.team} as paid`;
    if (isGood) pay.mutate({ ...of, method, reference, proof, purpose });
  }
  return (
    <div className="mt-4 grid gap-4">
      {to.link && (
        <>
          <QrCode
            text={to.link}
            label={t`Pay ${inRupees(payout.netPaise)} by UPI`}
            className="max-w-56"
          />
          <a
            href={to.link}
            className="inline-flex min-h-11 items-center justify-center border border-edge px-4 font-display text-action font-medium sm:hidden"
          >{t`Open in a UPI app`}</a>
        </>
      )}
      <CopyField label={t`UPI ID`} value={to.upiId} />
      <CopyField label={t`Amount in rupees`} value={rupeesOf(payout.netPaise)} />
      <p className="break-words text-quiet">
        {t`${to.name}${to.guardian && t`, guardian: ${to.guardian}`}. Check that your app shows this name.`}
      </p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <SelectField
          label={t`Sent by`}
          value={method}
          options={[
            { value: 'upi', label: 'UPI' },
            { value: 'bank', label: t`Bank transfer` },
          ]}
          onChange={(event) => setMethod(event.target.value as 'upi' | 'bank')}
        />
        <TextField
          label={references()[method].label}
          inputMode={method === 'upi' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={22}
          value={reference}
          error={error}
          onChange={(event) => setReference(event.target.value)}
        />
        <FileField
          label={t`Screenshot (optional)`}
          shape="wide"
          onChange={(event) => setProof(event.target.files?.[0] ?? null)}
        />
        <Button
          type="submit"
          variant="main"
          busy={pay.isPending}
          className="justify-self-start"
        >{t`Mark as paid`}</Button>
      </form>
    </div>
  );
}

/** Other outcomes: failed or waived, with a reason. */
function OtherEnds({ payout, tournamentId }: CardProps) {
  const fail = useFail();
  const waive = useWaive();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const isPaid = payout.state === 'paid';
  if (payout.state === 'confirmed' || payout.state === 'waived') return null;
  const text = isPaid ? t`It did not arrive` : t`Do not pay this`;
  if (!isOpen)
    return (
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {text}
      </Button>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < 5) {
      setError(t`Write at least 5 characters.`);
      return;
    }
    const sent = { tournamentId, payoutId: payout._id, reason };
    (isPaid ? fail : waive).mutate(sent, { onSuccess: () => setOpen(false) });
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
        <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
