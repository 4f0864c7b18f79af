import { t } from '@lingui/core/macro';
import type {
  NoticeTopic,
  Preferences,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { describeTopic } from '@one-dream/contract/notices.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/failure-of.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { useViewer } from '../../../platform/session.tsx';
import { translateEnglish } from '../../../platform/translate.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { usePreferences, useSavePreferences } from './preferences.data.ts';
import { PushSwitch } from './push-switch.tsx';

const titles = (): Record<NoticeTopic, string> => ({
  team: t`Your team`,
  tournament: t`Tournaments`,
  match: t`Match day`,
  staff: t`Staff`,
});

function describe(topic: NoticeTopic) {
  const { atOnce, inTheEvening } = describeTopic(topic);
  const evening = inTheEvening.length > 0 ? t` In one mail an evening: ${list(inTheEvening)}.` : '';
  return { topic, title: titles()[topic], text: t`${list(atOnce)}.${evening}` };
}

/** `Room, slot list, results` */
function list(names: readonly string[]): string {
  const text = names.map(translateEnglish).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Settings for delivery beyond the site. */
export function PreferencesTab() {
  const user = useViewer();
  const stored = usePreferences();
  const save = useSavePreferences();
  const [chosen, setChosen] = useState<Preferences>();
  const shown = chosen ?? stored.data?.data;

  return (
    <form
      noValidate
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!shown) return;
        save.mutate(shown, {
          onSuccess: ({ message }) => {
            toast.good(message);
            setChosen(undefined);
          },
        });
      }}
    >
      <p className="text-quiet">{t`Everything is under Alerts. Choose what should reach you elsewhere too. If push is off and you have to act, as at check-in, we mail you.`}</p>
      <div className="border-t border-line pt-2">
        <PushSwitch />
      </div>
      {shown ? (
        (Object.keys(titles()) as NoticeTopic[]).map(describe).map(({ topic, title, text }) => (
          <fieldset key={topic} className="border-t border-line pt-4">
            <legend className="sr-only">{title}</legend>
            <p aria-hidden="true" className="font-strong">
              {title}
            </p>
            <p className="text-small text-quiet">{text}</p>
            <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4">
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
        <ErrorState {...failureOf(stored)} title={t`Your settings could not be loaded`} />
      ) : (
        <SkeletonRows label={t`Loading your settings`} rows={['h-72']} />
      )}
      {!user.discordinfo && (
        <p className="text-small text-quiet">{t`Link Discord on your profile to get it there.`}</p>
      )}
      <FormError>{save.error && messageOf(save.error)}</FormError>
      <Button
        type="submit"
        variant="main"
        busy={save.isPending}
        busyText={t`Saving...`}
        disabled={!shown}
        className="justify-self-start"
      >{t`Save`}</Button>
    </form>
  );
}
