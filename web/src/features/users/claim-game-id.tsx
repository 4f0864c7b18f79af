import { t } from '@lingui/core/macro';
import { gameIdClaimForm } from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { useClaimGameId } from './users.data.ts';

/** Lets a player claim a game ID held by another account. */
export function ClaimGameId({ inGameId, onSent }: { inGameId: string; onSent: () => void }) {
  const claim = useClaimGameId();
  const form = useContractForm({
    schema: gameIdClaimForm,
    defaults: { inGameId, reason: '' },
    send: async ({ reason }) => {
      await claim.mutateAsync({ inGameId, reason });
      onSent();
    },
  });
  return (
    <form {...form.props} className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-display text-action font-medium">{t`Is ${inGameId} yours?`}</h3>
      <TextAreaField
        label={t`How we can see that it is yours`}
        hint={t`A screenshot of your BGMI profile on Discord helps. The staff look at both accounts and write to you.`}
        rows={3}
        {...form.field('reason')}
      />
      <FormError ref={form.errorRef}>{form.message}</FormError>
      <Button type="submit" busy={form.isBusy} busyText={t`Sending...`}>{t`Ask the staff`}</Button>
    </form>
  );
}
