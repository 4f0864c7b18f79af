import { notificationForm } from '@one-dream/contract/features/notifications.ts';
import { everyone, notificationTypes } from '@one-dream/contract/features/notifications.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useContractForm } from '../../../platform/use-contract-form.ts';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { Heading } from '../../../ui/typography.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';
import { recipientsMatching, usePushNotification } from './notifications.admin.data.ts';
import { PopUpPreview } from './pop-up-preview.tsx';
import type { PushFormState, PushValues } from './push-values.ts';
import { peopleText, RecipientField } from './recipient-field.tsx';

const nothing: PushValues = {
  image: '',
  title: '',
  description: '',
  to: '',
  type: '',
  link: '',
};

/** A new notification for one person or for everyone, who is asked for twice. */
export function PushForm({ onSent }: { onSent: () => void }) {
  const push = usePushNotification();
  /** Open while an answer is awaited. */
  const [question, setQuestion] = useState<{ answer: (isSure: boolean) => void }>();
  const form = useContractForm<PushValues, z.output<typeof notificationForm>>({
    schema: notificationForm as unknown as z.ZodMiniType<
      z.output<typeof notificationForm>,
      PushValues
    >,
    defaults: nothing,
    send: async (values) => {
      if (values.to.trim().toLowerCase() === everyone && !(await ask())) return;
      const { message } = await push.mutateAsync(values);
      toast.good(message);
      onSent();
    },
  });

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      setQuestion({
        answer: (isSure) => {
          setQuestion(undefined);
          resolve(isSure);
        },
      });
    });
  }

  return (
    <form {...form.props} className="grid gap-4">
      <Fields form={form} />
      <Preview form={form} />
      <div className="[&>[role=alert]:not(:empty)]:mt-4">
        <Button type="submit" look="main" wide busy={form.isBusy} busyText="Sending...">
          PUSH NOW
        </Button>
        <FormError ref={form.errorRef}>{form.message}</FormError>
      </div>
      <EveryoneQuestion
        open={question !== undefined}
        onAnswer={(isSure) => question?.answer(isSure)}
      />
    </form>
  );
}

function Fields({ form }: { form: PushFormState }) {
  const image = useDataUrlField({ form, name: 'image' });
  return (
    <>
      <FileField
        label="Banner"
        shape="wide"
        prompt="Choose a picture"
        hint="Optional. PNG, JPEG or WebP, up to 5 MB."
        {...image}
      />
      <TextField label="Title" autoComplete="off" {...form.field('title')} />
      <TextAreaField label="Description" rows={3} {...form.field('description')} />
      <RecipientField form={form} />
      <SelectField
        label="Type"
        placeholder="Choose a type"
        options={notificationTypes.map((type) => ({
          value: type,
          label: alertTypeLook(type).word,
        }))}
        {...form.field('type')}
      />
      <TextField
        label="Link"
        placeholder="Any Redirect Link?"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        hint="Optional. A page of this site such as /tournament, or an https:// address."
        {...form.field('link')}
      />
    </>
  );
}

function Preview({ form }: { form: PushFormState }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const typed = useWatch({ control: form.methods.control }) as PushValues;
  return (
    <section aria-label="Live preview" className="border-t border-line pt-4">
      <Heading level={3} className="mb-3 text-label! text-quiet">
        Live preview
      </Heading>
      <PopUpPreview notification={typed} />
    </section>
  );
}

function EveryoneQuestion(props: { open: boolean; onAnswer: (isSure: boolean) => void }) {
  const { open, onAnswer } = props;
  const count = useQuery(recipientsMatching('')).data?.everyone;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => onAnswer(false)}
      title="Send to everyone?"
      confirmText={count === undefined ? 'Send to everyone' : `Send to ${peopleText(count)}`}
      harmless
      onConfirm={() => onAnswer(true)}
    >
      It reaches {count === undefined ? 'everyone with an account' : peopleText(count)}: it pops up
      for whoever is on the site now, except you, and waits in the alerts of all others.
    </ConfirmDialog>
  );
}
