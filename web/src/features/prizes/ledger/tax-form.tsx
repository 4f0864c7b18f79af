import { t } from '@lingui/core/macro';
import { inRupees } from '@one-dream/contract/features/prizes.values.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { toPaise } from '../prize-words.tsx';
import { type Ledger, useChooseTax } from '../prizes.data.ts';

/** Deliberately without a default: the sources disagree, so an owner decides with an accountant. */
export function TaxForm({ tax, mayChoose }: { tax: Ledger['tax']; mayChoose: boolean }) {
  const choose = useChooseTax();
  const [percent, setPercent] = useState(tax ? String(tax.rateBp / 100) : '');
  const [above, setAbove] = useState(tax ? String(tax.abovePaise / 100) : '');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const rate = /^\d{1,2}(\.\d{1,2})?$/.test(percent.trim()) ? Number(percent) : undefined;
    const abovePaise = above.trim() === '' ? 0 : toPaise(above);
    if (rate === undefined || rate > 50 || abovePaise === undefined) {
      setError(t`Enter a rate from 0 to 50 and an amount.`);
      return;
    }
    setError(undefined);
    choose.mutate({ rateBp: Math.round(rate * 100), abovePaise });
  }
  return (
    <Panel as="section" aria-labelledby="tax">
      <Heading level={2} id="tax">{t`Tax withheld`}</Heading>
      <p className="mt-2 max-w-xl text-quiet tabular-nums">
        {tax
          ? tax.rateBp === 0
            ? t`Nothing is withheld.`
            : t`${tax.rateBp / 100} % of a prize above ${inRupees(tax.abovePaise)}.`
          : t`Nobody has chosen yet, so prizes above ₹10,000 cannot be approved. Ask your accountant.`}
      </p>
      {mayChoose ? (
        <form onSubmit={submit} noValidate className="mt-4 grid max-w-xl gap-4">
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={t`Percent`}
              inputMode="decimal"
              placeholder={t`0 for none`}
              autoComplete="off"
              value={percent}
              error={error}
              onChange={(event) => setPercent(event.target.value)}
            />
            <TextField
              label={t`Of prizes above, rupees`}
              inputMode="decimal"
              placeholder="0"
              autoComplete="off"
              value={above}
              onChange={(event) => setAbove(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            busy={choose.isPending}
            className="justify-self-start"
          >{t`Save choice`}</Button>
        </form>
      ) : (
        <p className="mt-2 text-quiet">{t`Only the owner chooses this.`}</p>
      )}
    </Panel>
  );
}
