import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import {
  notificationTypes,
  registeredTeams,
} from '@one-dream/contract/features/notifications/notifications.values.ts';
import { useWatch } from 'react-hook-form';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { RadioGroup } from '../../../ui/admin/radio-group.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { buttonClasses } from '../../../ui/form/button-variants.ts';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';
import { PopUpFace, popUpAction, popUpFrame, popUpText } from '../pop-up/pop-up-face.tsx';
import { RecipientField } from './recipient-field.tsx';
import { noTeams, type SendFormState, type SendValues } from './send-values.ts';
import { TeamsFields } from './teams-fields.tsx';

export function SendFields({ form, isLater }: { form: SendFormState; isLater: boolean }) {
  const image = useDataUrlField({ form, name: 'image' });
  return (
    <>
      <FileField
        label={t`Banner`}
        shape="wide"
        prompt={t`Choose a picture`}
        hint={t`Optional. PNG, JPEG or WebP, up to 5 MB.`}
        {...image}
      />
      <TextField label={t`Title`} autoComplete="off" {...form.field('title')} />
      <TextAreaField label={t`Description`} rows={3} {...form.field('description')} />
      <Recipients form={form} isLater={isLater} />
      <SelectField
        label={t`Type`}
        placeholder={t`Choose a type`}
        options={notificationTypes.map((type) => ({
          value: type,
          label: alertTypeLook(type).word,
        }))}
        {...form.field('type')}
      />
      <TextField
        label={t`Link`}
        placeholder={t`Any Redirect Link?`}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        hint={t`Optional. A page of this site such as /tournament, or an https:// address.`}
        {...form.field('link')}
      />
    </>
  );
}

const choices = () =>
  [
    { value: 'people', text: t`One person or everyone` },
    { value: 'teams', text: t`Teams of one tournament` },
  ] as const;

function Recipients({ form, isLater }: { form: SendFormState; isLater: boolean }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { methods } = form;
  const audience = useWatch({ control: methods.control, name: 'audience' });

  function choose(kind: ReturnType<typeof choices>[number]['value']): void {
    methods.clearErrors(['to', 'audience']);
    methods.setValue('to', kind === 'teams' ? registeredTeams : '');
    if (kind === 'teams') methods.setValue('audience', noTeams);
    else methods.unregister('audience');
  }

  return (
    <>
      <RadioGroup
        legend={t`Who gets it`}
        name="recipients"
        choices={choices()}
        value={audience ? 'teams' : 'people'}
        onValueChange={choose}
      />
      {audience ? (
        <TeamsFields form={form} audience={audience} isLater={isLater} />
      ) : (
        <RecipientField form={form} />
      )}
    </>
  );
}

export function SendPreview({ form }: { form: SendFormState }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const typed = useWatch({ control: form.methods.control }) as SendValues;
  return (
    <section aria-label={t`Live preview`} className="border-t border-line pt-4">
      <Heading level={3} className="mb-3 text-label! text-quiet">{t`Live preview`}</Heading>
      <PopUpPreview notification={typed} />
    </section>
  );
}

/** Live preview of the pop-up; not interactive. */
function PopUpPreview({
  notification,
}: {
  notification: Pick<Notification, 'image' | 'title' | 'description' | 'link'> & {
    /** Empty until chosen. */
    type: Notification['type'] | '';
  };
}) {
  const { title, description, link } = notification;
  const actions = [t`Mark as seen`, link && t`Open Link`, t`View More`].filter(Boolean);
  return (
    <div className={classNames(popUpFrame, 'w-full max-w-96')}>
      <PopUpFace
        notification={{ ...notification, type: notification.type || 'other' }}
        title={title || <Still className="my-1 h-4 w-2/3" />}
        description={
          <div className={classNames(popUpText, 'line-clamp-3')}>
            {description || <Still className="mt-1.5 h-3" />}
          </div>
        }
        actions={actions.map((text) => (
          <span
            key={text}
            aria-hidden="true"
            className={classNames(
              buttonClasses({ size: 'small' }),
              popUpAction,
              'pointer-events-none',
            )}
          >
            {text}
          </span>
        ))}
      />
    </div>
  );
}

/** Placeholder for a text not written yet: not loading, so not animated. */
function Still({ className }: { className: string }) {
  return <Skeleton className={classNames('animate-none bg-line!', className)} />;
}
