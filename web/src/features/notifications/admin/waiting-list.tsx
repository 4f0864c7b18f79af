import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlannedNotification } from '@one-dream/contract/features/notifications/notifications.planned.ts';
import { everyone } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Pencil } from 'lucide-react';
import { failureOf } from '../../../platform/failure-of.ts';
import { istOf, nearDayOf } from '../../../platform/ist.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { type DialogState, useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { AlertPicture } from '../alerts/alert-picture.tsx';
import { plannedNotifications, useCancelPlanned } from './notifications.admin.data.ts';

/** Planned notifications, the next one first; renders nothing without any. */
export function WaitingList({ onEdit }: { onEdit: (planned: PlannedNotification) => void }) {
  const query = useQuery(plannedNotifications);
  const { target, openFor, dialog } = useDialogTarget<PlannedNotification>();
  if (query.isError && !query.data) {
    return (
      <ErrorState {...failureOf(query)} title={t`What waits to be sent could not be loaded`} />
    );
  }
  const waiting = query.data ?? [];
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="mb-8">
          <Heading
            level={2}
            id="waiting"
            className="mb-4"
          >{t`Waiting to be sent (${waiting.length})`}</Heading>
          <ol className="grid gap-3">
            {waiting.map((planned) => (
              <WaitingRow
                key={planned._id}
                planned={planned}
                onEdit={() => onEdit(planned)}
                onCancel={() => openFor(planned)}
              />
            ))}
          </ol>
        </section>
      )}
      {target && <TakeBackQuestion planned={target} {...dialog} />}
    </>
  );
}

function WaitingRow(props: {
  planned: PlannedNotification;
  onEdit: () => void;
  onCancel: () => void;
}) {
  const { planned, onEdit, onCancel } = props;
  const { title, description, sendAt, audienceText, to, plannedBy } = planned;
  const now = useServerNow(15_000);
  const isDue = Date.parse(sendAt) <= now;
  const recipient = audienceText || (to === everyone ? t`Everyone` : to);
  return (
    <Panel as="li" padding="bare" className="p-4 pr-2 pb-1">
      <div className="flex gap-3 pr-2 sm:gap-4">
        <AlertPicture notification={planned} size={56} />
        <div className="min-w-0 flex-1">
          <h3 className="font-strong wrap-anywhere">{title}</h3>
          <p className="mt-0.5 line-clamp-2 text-small whitespace-pre-line text-quiet wrap-anywhere">
            {description}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-quiet">
            <time dateTime={sendAt} className="font-strong tabular-nums text-flare">
              {isDue ? t`Going out now` : `${nearDayOf(sendAt, now)}, ${istOf(sendAt)}`}
            </time>
            <span className="wrap-anywhere text-bright">{t`To: ${recipient}`}</span>
            {plannedBy && <span className="wrap-anywhere">{t`by ${plannedBy}`}</span>}
          </p>
        </div>
      </div>
      <div className="flex justify-end">
        <RowAction
          icon={<Pencil size={18} />}
          text={t`Edit`}
          label={t`Edit ${title}`}
          onClick={onEdit}
        />
        <RowAction
          icon={<CalendarX2 size={18} />}
          text={t`Take back`}
          label={t`Take back ${title}`}
          danger
          onClick={onCancel}
        />
      </div>
    </Panel>
  );
}

function TakeBackQuestion({ planned, ...dialog }: { planned: PlannedNotification } & DialogState) {
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Take this notification back?`}
      confirmText={t`Take It Back`}
      remove={useCancelPlanned()}
      subject={{ plannedId: planned._id }}
      successText={({ message }) => message}
    >
      <Trans>
        <strong className="font-strong text-bright wrap-anywhere">{planned.title}</strong> is not
        sent, and nobody is told.
      </Trans>
    </DeleteQuestion>
  );
}
