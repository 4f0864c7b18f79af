import { t } from '@lingui/core/macro';
import { everyone, registeredTeams } from '@one-dream/contract/features/notifications.values.ts';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { audienceNow, recipientsMatching } from './notifications.admin.data.ts';
import { peopleText } from './recipient-field.tsx';
import { noTeams, type WrittenNotification } from './send-values.ts';

/** Whether it goes to more than one person. */
export function isToMany({ to }: Pick<WrittenNotification, 'to'>): boolean {
  return [everyone, registeredTeams].includes(to.trim().toLowerCase());
}

type SendQuestionProps = {
  /** The dialog is open while this is set. */
  asked: WrittenNotification | undefined;
  onAnswer: (isSure: boolean) => void;
};

/** Confirmation before notifying many, with their number. */
export function SendQuestion({ asked, onAnswer }: SendQuestionProps) {
  const isToTeams = asked?.to === registeredTeams;
  const everybody = useQuery(recipientsMatching('')).data?.everyone;
  const inTeams = useQuery(audienceNow((isToTeams && asked.audience) || noTeams)).data?.people;
  const count = isToTeams ? inTeams : everybody;
  const whom = isToTeams ? t`the teams` : 'everyone';
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
