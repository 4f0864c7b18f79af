import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import type { MouseEvent } from 'react';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { AlertPicture } from './alert-picture.tsx';
import { alertTypeLook } from './alert-types.ts';
import { isSeen } from './notification-list.ts';

/** Edge length of the picture in pixels. */
const size = 56;

export type AlertRowProps = {
  notification: Notification;
  isChosen: boolean;
  /** `byKey`: moves the focus along. */
  onChoose: (byKey: boolean) => void;
  onMarkSeen: () => void;
};

/** A notification in the list. The whole row opens it; a new one also links directly to its subject. */
export function AlertRow(props: AlertRowProps) {
  const { notification, isChosen } = props;
  const { title, type, link, createdAt } = notification;
  const look = alertTypeLook(type);
  const isUnread = !isSeen(notification);
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-b border-line py-3.5 pr-3 pl-4 transition-colors hover:bg-lifted',
        isChosen ? 'bg-lifted' : isUnread && 'bg-raised',
      )}
    >
      {isUnread && (
        <span
          aria-hidden="true"
          className={classNames('absolute inset-y-0 left-0 w-1', look.ground)}
        />
      )}
      <span style={{ width: size, height: size }}>
        <AlertPicture notification={notification} size={size} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-quiet">
          <span className={classNames('font-strong', look.text)}>{look.word}</span>
          <RelativeTime at={createdAt} className="shrink-0" />
        </p>
        <h2 className="mt-0.5">
          <button
            type="button"
            data-alert={notification._id}
            aria-current={isChosen || undefined}
            onClick={(event: MouseEvent) => props.onChoose(event.detail === 0)}
            className={classNames(
              'block w-full text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-flare',
              isUnread ? 'font-strong text-bright' : 'text-quiet',
            )}
          >
            {isUnread && <span className="visually-hidden">{t`Unread:`} </span>}
            <span className="line-clamp-2">{title}</span>
          </button>
        </h2>
        {isUnread && (
          <p className="relative -mb-2.5 flex flex-wrap gap-x-6 text-small font-strong">
            {link && (
              <TextLink
                to={link}
                aria-label={t`View Details: ${title}`}
                onClick={props.onMarkSeen}
                className="inline-flex min-h-11 items-center"
              >{t`View Details`}</TextLink>
            )}
            <button
              type="button"
              aria-label={t`Mark as read: ${title}`}
              onClick={props.onMarkSeen}
              className="min-h-11 text-bright underline decoration-edge decoration-2 underline-offset-4 hover:decoration-bright"
            >{t`Mark as read`}</button>
          </p>
        )}
      </div>
    </li>
  );
}
