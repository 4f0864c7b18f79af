import { t } from '@lingui/core/macro';
import { inRupees, rupeesOf } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { type FormEvent, useState } from 'react';
import { QrCode } from '../../../ui/art/qr-code.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { type Payout, usePay, type usePayTo } from '../prizes.data.ts';

const references = () => ({
  upi: { form: /^\d{12}$/, label: t`UTR, 12 digits` },
  bank: { form: /^[A-Z0-9]{8,22}$/i, label: t`Reference, 8 to 22 letters and digits` },
});

type PayFormProps = {
  payout: Payout;
  tournamentId: string;
  to: NonNullable<ReturnType<typeof usePayTo>['data']>;
};

/** Where the money goes, and what was sent. */
export function PayForm({ payout, tournamentId, to }: PayFormProps) {
  const of = { tournamentId, payoutId: payout._id };
  const pay = usePay();
  // A phone opens its own UPI app; it cannot scan its own screen.
  const isWide = useIsWide('md');
  const [method, setMethod] = useState<'upi' | 'bank'>('upi');
  const [reference, setReference] = useState('');
  const [proof, setProof] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const isGood = references()[method].form.test(reference.replace(/\s/g, ''));
    setError(isGood ? undefined : `${references()[method].label}.`);
    const purpose = t`Mark ${inRupees(payout.netPaise)} to ${payout.team} as paid`;
    if (isGood) pay.mutate({ ...of, method, reference, proof, purpose });
  }
  const byHand = (
    <>
      {to.link && (
        <QrCode
          text={to.link}
          label={t`Pay ${inRupees(payout.netPaise)} by UPI`}
          className="max-w-56"
        />
      )}
      <CopyField label={t`UPI ID`} value={to.upiId} />
      <CopyField label={t`Amount in rupees`} value={rupeesOf(payout.netPaise)} />
    </>
  );
  return (
    <div className="mt-4 grid gap-4">
      {to.link && !isWide && (
        <a
          href={to.link}
          className="inline-flex min-h-11 items-center justify-center border border-edge px-4 font-display text-action font-medium"
        >{t`Open in a UPI app`}</a>
      )}
      {to.link && !isWide ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">{t`From another phone: code, UPI ID and amount`}</summary>
          <div className="grid gap-4">{byHand}</div>
        </details>
      ) : (
        byHand
      )}
      <p className="break-words text-quiet">
        {t`${to.name}${to.guardian && t`, guardian: ${to.guardian}`}. Check that your app shows this name.`}
      </p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3">
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
            name="reference"
            label={references()[method].label}
            inputMode={method === 'upi' ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={22}
            value={reference}
            error={error}
            onChange={(event) => setReference(event.target.value)}
          />
        </div>
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">{t`Add a screenshot`}</summary>
          <FileField
            label={t`Screenshot (optional)`}
            shape="wide"
            onChange={(event) => setProof(event.target.files?.[0] ?? null)}
          />
        </details>
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
