import { t } from '@lingui/core/macro';
import type { NoticeTopic, Preferences } from '@one-dream/contract/features/notifications.ts';
import type { User } from '@one-dream/contract/features/users.ts';
import { describeTopic } from '@one-dream/contract/notices.ts';
import { useId, useState } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { usePreferences, useSavePreferences } from './preferences.data.ts';
import { PushSwitch } from './push-switch.tsx';

const titles: Record<NoticeTopic, string> = {
  get team() {
    return t`Your team`;
  },
  get tournament() {
    return t`Tournaments`;
  },
  get match() {
    return t`Match day`;
  },
  get staff() {
    return t`Staff`;
  },
};

const topics = (Object.keys(titles) as NoticeTopic[]).map((topic) => {
  const { atOnce, inTheEvening } = describeTopic(topic);
  const evening = inTheEvening.length > 0 ? t` In one mail an evening: ${list(inTheEvening)}.` : '';
  return { topic, title: titles[topic], text: `${list(atOnce)}.${evening}` };
});

/** `Room, slot list, results` */
function list(names: readonly string[]): string {
  const text = names.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type PreferencesDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Where a player says what reaches them beside the site. */
export function PreferencesDialog({ user, open, onOpenChange }: PreferencesDialogProps) {
  const formId = useId();
  const stored = usePreferences();
  const save = useSavePreferences();
  const [chosen, setChosen] = useState<Preferences>();
  const shown = chosen ?? stored.data?.data;

  async function submit() {
    if (!shown) return;
    try {
      toast.good((await save.mutateAsync(shown)).message);
      setChosen(undefined);
      onOpenChange(false);
    } catch {
      // The form shows it.
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      keepOpenOutside
      title={t`NOTICES`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            disabled={!shown}
            busy={save.isPending}
            busyText={t`Saving...`}
          >{t`Save`}</Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-quiet">{t`Everything is under Alerts. Choose what should reach you elsewhere too. Where you have to act and push is off, like at check-in, we mail you.`}</p>
        <div className="border-t border-line pt-2">
          <PushSwitch />
        </div>
        {shown ? (
          topics.map(({ topic, title, text }) => (
            <fieldset key={topic} className="border-t border-line pt-4">
              <legend className="sr-only">{title}</legend>
              <p aria-hidden="true" className="font-strong">
                {title}
              </p>
              <p className="text-small text-quiet">{text}</p>
              <div className="mt-1 grid grid-cols-2 gap-4">
                {(['mail', 'discord'] as const).map((way) => (
                  <CheckboxField
                    key={way}
                    label={way === 'mail' ? t`Mail` : t`Discord`}
                    checked={shown[topic][way]}
                    disabled={way === 'discord' && !user.discordinfo}
                    onChange={({ target }) =>
                      setChosen({
                        ...shown,
                        [topic]: { ...shown[topic], [way]: target.checked },
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          ))
        ) : stored.error ? (
          <ErrorState
            title={t`Your settings could not be loaded`}
            message={messageOf(stored.error)}
            onRetry={() => void stored.refetch()}
          />
        ) : (
          <SkeletonGroup label={t`Loading your settings`}>
            <Skeleton className="h-72" />
          </SkeletonGroup>
        )}
        {!user.discordinfo && (
          <p className="text-small text-quiet">{t`Link Discord on your profile to get it there.`}</p>
        )}
        <FormError>{save.error && messageOf(save.error)}</FormError>
      </form>
    </Dialog>
  );
}
