import { t } from '@lingui/core/macro';
import { upiIdPattern } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { type OwnPrizes, useSaveDetails } from './prizes.data.ts';

type Errors = { upiId?: string; name?: string; guardian?: string };

/** Payment details. Visible only to the player and the paying treasurer. */
export function DetailsForm({ details }: { details: OwnPrizes['details'] }) {
  const save = useSaveDetails();
  const [upiId, setUpiId] = useState(details?.upiId ?? '');
  const [name, setName] = useState(details?.name ?? '');
  const [guardian, setGuardian] = useState(details?.guardian ?? '');
  const [isMinor, setMinor] = useState(Boolean(details?.guardian));
  const [errors, setErrors] = useState<Errors>({});
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong: Errors = {
      ...(!upiIdPattern.test(upiId.trim()) && { upiId: t`Enter a UPI ID such as name@bank.` }),
      ...(name.trim().length < 2 && { name: t`Write the name as the bank has it.` }),
      ...(isMinor &&
        guardian.trim().length < 2 && { guardian: t`Write the name of your parent or guardian.` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    save.mutate({ upiId, name, isAdult: !isMinor, guardian: isMinor ? guardian : '' });
  }
  return (
    <Panel as="section" aria-labelledby="payment">
      <Heading level={2} id="payment">{t`Where prizes go`}</Heading>
      <p className="mt-2 text-quiet">{t`Only you and the treasurer who pays you see this. We never ask for a PIN or an OTP.`}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <TextField
          label={t`UPI ID`}
          placeholder="name@bank"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={upiId}
          error={errors.upiId}
          onChange={(event) => setUpiId(event.target.value)}
        />
        <TextField
          label={isMinor ? t`Guardian’s name as in the bank` : t`Your name as in the bank`}
          autoComplete="name"
          maxLength={80}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <CheckboxField
          label={t`I am under 18`}
          checked={isMinor}
          onChange={(event) => setMinor(event.target.checked)}
        />
        {isMinor && (
          <TextField
            label={t`Parent or guardian`}
            hint={t`The money goes to them, so the UPI ID above is theirs.`}
            maxLength={80}
            value={guardian}
            error={errors.guardian}
            onChange={(event) => setGuardian(event.target.value)}
          />
        )}
        <Button
          type="submit"
          variant="main"
          busy={save.isPending}
          className="justify-self-start"
        >{t`Save`}</Button>
      </form>
    </Panel>
  );
}
