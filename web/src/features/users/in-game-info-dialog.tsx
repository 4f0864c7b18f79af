import { t } from '@lingui/core/macro';
import { inGameInfoForm, type User } from '@one-dream/contract/features/users/users.ts';
import { preferredRoles } from '@one-dream/contract/features/users/users.values.ts';
import { phonePrefix } from '@one-dream/contract/limits.ts';
import { useId, useState } from 'react';
import { type ApiRefusal, isRefusal } from '../../platform/refusal.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Dialog, SubmitActions } from '../../ui/feedback/dialog.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ClaimGameId } from './claim-game-id.tsx';
import { useSaveInGameInfo } from './users.data.ts';

/** Other failures have the specified sentence. */
const saysWhy = (refusal: ApiRefusal | undefined) =>
  refusal?.code === 'GAME_ID_TAKEN' || refusal?.code === 'OFFLINE';
const saveFailed = () => t`Failed to save game info. Please try again later.`;

export type InGameInfoDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
};

export function InGameInfoDialog({ user, open, onOpenChange, onSaved }: InGameInfoDialogProps) {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [takenId, setTakenId] = useState<string>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      keepOpenOutside
      title={t`IN-GAME PROFILE`}
      actions={
        <SubmitActions
          formId={formId}
          text={t`Save Profile`}
          busy={isBusy}
          busyText={t`Saving...`}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <InGameInfoFields
        id={formId}
        user={user}
        onBusy={setBusy}
        onSaved={onSaved}
        onTaken={setTakenId}
      />
      {takenId && (
        <ClaimGameId key={takenId} inGameId={takenId} onSent={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

function InGameInfoFields(props: {
  id: string;
  user: User;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
  /** A game ID held by another account; undefined once available. */
  onTaken: (gameId: string | undefined) => void;
}) {
  const info = props.user.ingameinfo;
  const save = useSaveInGameInfo();
  const form = useContractForm({
    schema: inGameInfoForm,
    defaults: {
      inGameName: info?.inGameName ?? '',
      inGameId: info?.inGameId ?? '',
      inGameRole: info?.inGameRole ?? '',
      mobileNumber: info?.mobileNumber ?? '',
    },
    send: async (values) => {
      props.onBusy(true);
      props.onTaken(undefined);
      try {
        await save.mutateAsync(values);
        props.onSaved();
      } catch (error) {
        if (isRefusal(error) && error.code === 'GAME_ID_TAKEN') props.onTaken(values.inGameId);
        throw error;
      } finally {
        props.onBusy(false);
      }
    },
  });
  return (
    <form {...form.props} id={props.id} className="grid gap-4 pb-2">
      <TextField
        label={t`In-Game Name`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`Exactly as in BGMI.`}
        {...form.field('inGameName')}
      />
      <TextField
        label={t`Game ID`}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        hint={t`The number under your name in the game.`}
        {...form.field('inGameId')}
      />
      <SelectField
        label={t`Preferred Role`}
        placeholder={t`Choose a role`}
        options={preferredRoles}
        {...form.field('inGameRole')}
      />
      <TextField
        label={t`Mobile Number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={phonePrefix}
        hint={t`Only your team and the organisers see it.`}
        {...form.field('mobileNumber')}
      />
      <FormError ref={form.errorRef}>
        {form.message && (saysWhy(form.refusal) ? form.message : saveFailed())}
      </FormError>
    </form>
  );
}
