import { t } from '@lingui/core/macro';
import {
  type PlannedNotification,
  plannedForm,
} from '@one-dream/contract/features/notifications/notifications.planned.ts';
import { notificationForm } from '@one-dream/contract/features/notifications/notifications.ts';
import {
  everyone,
  registeredTeams,
} from '@one-dream/contract/features/notifications/notifications.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Opened } from '../../../platform/stored-draft.ts';
import { useContractForm } from '../../../platform/use-contract-form.ts';
import { useDraft, useDraftForm } from '../../../platform/use-draft-form.ts';
import { useMomentField } from '../../../platform/use-moment-field.ts';
import { LeaveQuestion } from '../../../ui/admin/form-foot.tsx';
import { IstField } from '../../../ui/admin/ist-field.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LoadNewestButton } from '../../../ui/form/load-newest-button.tsx';
import {
  audienceNow,
  recipientsMatching,
  useSendNotification,
} from './notifications.admin.data.ts';
import { peopleText } from './recipient-field.tsx';
import { SendFields, SendPreview } from './send-fields.tsx';
import {
  noTeams,
  nothing,
  type SendValues,
  valuesOf,
  type WrittenNotification,
} from './send-values.ts';

/**
 * A notification for one person, everyone or a tournament's teams, now or scheduled. Sending to many requires a
 * confirmation; scheduled ones can be cancelled.
 */
export function SendForm(props: {
  /** A pending notification to edit. */
  existing?: PlannedNotification | undefined;
  /** Refetches it; undefined if it no longer waits. */
  onReload: () => Promise<PlannedNotification | undefined>;
  onSent: () => void;
  onCancel: () => void;
}) {
  const { existing, onReload, onSent, onCancel } = props;
  const draft = useDraft<SendValues>(`notification ${existing?._id ?? 'new'}`, openedOf(existing));
  const [isLater, setLater] = useState(draft.typed.sendAt !== null);
  const sending = useSendNotification(
    existing && { ...existing, version: draft.opened.version ?? 0 },
  );
  const question = useQuestion();
  const form = useContractForm<SendValues, WrittenNotification>({
    schema: (isLater ? plannedForm : notificationForm) as unknown as z.ZodMiniType<
      WrittenNotification,
      SendValues
    >,
    defaults: draft.typed,
    send: async (values) => {
      if (!isLater && isToMany(values) && !(await question.ask(values))) return;
      const { message } = await sending.mutateAsync(values);
      draft.end();
      toast.good(message);
      onSent();
    },
  });
  const work = useDraftForm(form, draft);
  const sendAt = useMomentField({ form, name: 'sendAt' });

  return (
    <form {...form.props} className="grid gap-4">
      <SendFields form={form} isLater={isLater} />
      <div>
        {!existing && (
          <CheckboxField
            label={t`Send later`}
            checked={isLater}
            onChange={(event) => setLater(event.target.checked)}
          />
        )}
        {isLater && (
          <IstField
            label={t`Send at`}
            hint={t`It waits in the list until then; you can change it or take it back.`}
            {...sendAt}
          />
        )}
      </div>
      <SendPreview form={form} />
      <div className="[&>[role=alert]:not(:empty)]:mt-4">
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="main"
            className="flex-1"
            busy={form.isBusy}
            busyText={isLater ? t`Saving...` : t`Sending...`}
          >
            {existing ? t`Save` : isLater ? t`SEND LATER` : t`PUSH NOW`}
          </Button>
          {work.isStale && (
            <LoadNewestButton
              onLoad={async () => {
                const newest = await onReload();
                if (newest) work.goOnFrom(openedOf(newest));
              }}
            />
          )}
          {existing && <Button onClick={onCancel}>{t`Cancel`}</Button>}
        </div>
        <FormError ref={form.errorRef}>{work.message}</FormError>
      </div>
      <LeaveQuestion {...work.leaving} />
      <SendQuestion asked={question.asked} onAnswer={question.answer} />
    </form>
  );
}

function openedOf(planned: PlannedNotification | undefined): Opened<SendValues> {
  return planned ? { values: valuesOf(planned), version: planned.version } : { values: nothing };
}

/** An open question with its awaited answer. */
function useQuestion() {
  const [open, setOpen] = useState<{
    asked: WrittenNotification;
    answer: (isSure: boolean) => void;
  }>();
  return {
    asked: open?.asked,
    answer: (isSure: boolean) => open?.answer(isSure),
    ask: (asked: WrittenNotification): Promise<boolean> =>
      new Promise((resolve) => {
        setOpen({
          asked,
          answer: (isSure) => {
            setOpen(undefined);
            resolve(isSure);
          },
        });
      }),
  };
}

/** Whether it goes to more than one person. */
function isToMany({ to }: Pick<WrittenNotification, 'to'>): boolean {
  return [everyone, registeredTeams].includes(to.trim().toLowerCase());
}

type SendQuestionProps = {
  /** The dialog is open while this is set. */
  asked: WrittenNotification | undefined;
  onAnswer: (isSure: boolean) => void;
};

/** Confirmation before notifying many, with their number. */
function SendQuestion({ asked, onAnswer }: SendQuestionProps) {
  const isToTeams = asked?.to === registeredTeams;
  const everybody = useQuery(recipientsMatching('')).data?.everyone;
  const inTeams = useQuery(audienceNow((isToTeams && asked.audience) || noTeams)).data?.people;
  const count = isToTeams ? inTeams : everybody;
  const whom = isToTeams ? t`the teams` : t`everyone`;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={() => onAnswer(false)}
      title={t`Send to ${whom}?`}
      confirmText={count === undefined ? t`Send to ${whom}` : t`Send to ${peopleText(count)}`}
      harmless
      onConfirm={() => onAnswer(true)}
    >{t`It reaches ${count === undefined && !isToTeams ? t`everyone with an account` : peopleText(count ?? 0)}: it pops up for whoever is on the site now, except you, and waits in the alerts of all others.`}</ConfirmDialog>
  );
}
