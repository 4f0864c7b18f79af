import { plural, t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import type { AlertGroup } from './alert-groups.ts';
import { alertTypeLook } from './alert-types.ts';
import { isSeen } from './notification-list.ts';

/** Lines of an event before one asks for the earlier ones. */
const shownLines = 3;

type AlertCardProps = {
  group: AlertGroup;
  /** Opens it in full. */
  onChoose: (id: string) => void;
  onMarkSeen: (id: string) => void;
  /** It is shown, and one goes where it leads. */
  onFollowed: (id: string) => void;
};

/** On a phone: what was told about one event, the newest line first. A tap leads there and marks as read what is shown. */
export function AlertCard({ group, onChoose, onMarkSeen, onFollowed }: AlertCardProps) {
  const [isWhole, setWhole] = useState(false);
  const { event, alerts } = group;
  const shown = isWhole ? alerts : alerts.slice(0, shownLines);
  const more = alerts.length - shown.length;
  const markShown = () => {
    for (const alert of shown) if (!isSeen(alert)) onFollowed(alert._id);
  };
  return (
    <li className="border-b border-line py-2">
      {event && (
        <h2 className="line-clamp-2 px-4 pt-1 font-display text-action font-medium wrap-anywhere">
          {event}
        </h2>
      )}
      {shown.map((alert) => (
        <Line
          key={alert._id}
          alert={alert}
          onFollow={markShown}
          onChoose={() => onChoose(alert._id)}
          onMarkSeen={() => onMarkSeen(alert._id)}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-11 px-4 text-small text-quiet underline underline-offset-4"
        >
          {plural(more, { one: '# earlier alert', other: '# earlier alerts' })}
        </button>
      )}
    </li>
  );
}

function Line(props: {
  alert: Notification;
  onFollow: () => void;
  onChoose: () => void;
  onMarkSeen: () => void;
}) {
  const { alert, onFollow, onChoose, onMarkSeen } = props;
  const { _id, title, link, type, createdAt } = alert;
  const { icon: Icon, text, word } = alertTypeLook(type);
  const isUnread = !isSeen(alert);
  const words = (
    <>
      {isUnread && <span className="visually-hidden">{t`Unread:`} </span>}
      <span className="line-clamp-2">{title}</span>
    </>
  );
  const look = classNames(
    'block w-full text-left no-underline! after:absolute after:inset-y-0 after:left-0',
    isUnread ? 'font-strong text-bright after:right-24' : 'text-quiet after:right-12',
  );
  return (
    <div className="relative flex min-h-14 items-center gap-3 pl-4">
      {isUnread && <span aria-hidden="true" className="absolute inset-y-2 left-0 w-1 bg-flare" />}
      <Icon role="img" aria-label={word} size={20} className={classNames('shrink-0', text)} />
      <div className="min-w-0 flex-1 py-1.5">
        {link ? (
          <TextLink to={link} data-alert={_id} onClick={onFollow} className={look}>
            {words}
          </TextLink>
        ) : (
          <button type="button" data-alert={_id} onClick={onChoose} className={look}>
            {words}
          </button>
        )}
        <RelativeTime at={createdAt} className="text-small text-quiet" />
      </div>
      <IconButton
        label={t`More about “${title}”`}
        icon={<Ellipsis size={20} />}
        onClick={onChoose}
      />
      {isUnread && (
        <IconButton
          label={t`Mark as read: ${title}`}
          icon={<Check size={20} />}
          onClick={onMarkSeen}
        />
      )}
    </div>
  );
}
