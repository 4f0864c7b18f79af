import { t } from '@lingui/core/macro';
import type { SentNotification } from '@one-dream/contract/features/notifications/notifications.ts';
import { everyone } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { parseUrl } from '@one-dream/contract/parse-url.ts';
import { Trash2 } from 'lucide-react';
import { paths } from '../../../platform/pages/paths.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { AlertPicture } from '../alerts/alert-picture.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';
import { peopleText } from './recipient-field.tsx';

/** A sent notification, with its reach and number of views. */
export function SentRow({ sent, onDelete }: { sent: SentNotification; onDelete: () => void }) {
  const look = alertTypeLook(sent.type);
  return (
    <Panel as="li" padding="bare" className="flex gap-3 p-4 pr-2 sm:gap-4">
      <AlertPicture notification={sent} size={56} />
      <div className="min-w-0 flex-1">
        <h3 className="font-strong wrap-anywhere">{sent.title}</h3>
        <p className="mt-0.5 line-clamp-2 text-small whitespace-pre-line text-quiet wrap-anywhere">
          {sent.description}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-quiet">
          <span className="wrap-anywhere text-bright">{t`To: ${recipientText(sent)}`}</span>
          <span className="tabular-nums">{seenText(sent)}</span>
          <span className={look.text}>{look.word}</span>
          <RelativeTime at={sent.createdAt} />
          {sent.plannedFor && <span>{plannedText(sent.plannedFor, sent.createdAt)}</span>}
          {sent.link && (
            <TextLink to={sent.link} className="wrap-anywhere">
              {linkText(sent)}
            </TextLink>
          )}
        </p>
      </div>
      <RowAction
        icon={<Trash2 size={18} />}
        text={t`Delete`}
        label={t`Delete ${sent.title}`}
        danger
        onClick={onDelete}
        className="-mt-2 self-start"
      />
    </Panel>
  );
}

function recipientText(sent: SentNotification): string {
  const { to, toName, source, recipientCount, audienceText } = sent;
  if (audienceText) return `${audienceText}, ${peopleText(recipientCount)}`;
  if (to === everyone) return t`Everyone`;
  if (recipientCount > 1) return peopleText(recipientCount);
  return source === 'staff' ? to : toName;
}

/** Sent by schedule; possibly late after an outage. */
function plannedText(plannedFor: string, createdAt: string): string {
  const late = Math.floor((Date.parse(createdAt) - Date.parse(plannedFor)) / 60_000);
  return late >= 2 ? t`Planned, went out ${late} min late` : t`Planned`;
}

const pages: Record<string, string> = {
  get [paths.home()]() {
    return t`Home`;
  },
  get [paths.tournaments()]() {
    return t`Tournaments`;
  },
  get [paths.about()]() {
    return t`About us`;
  },
  get [paths.joinUs()]() {
    return t`Join us`;
  },
  get [paths.alerts()]() {
    return t`Alerts`;
  },
  get [paths.profile()]() {
    return t`Profile`;
  },
  get [paths.admin()]() {
    return t`Back office`;
  },
};

/** Describes the link's target. */
function linkText({ link, linkTitle }: SentNotification): string {
  if (linkTitle) return linkTitle;
  if (link.startsWith('/')) return pages[link] ?? link;
  return parseUrl(link)?.hostname ?? link;
}

function seenText({ seenCount, recipientCount }: SentNotification): string {
  if (recipientCount === 1)
    return seenCount > 0 ? t({ message: 'Seen', context: 'notification' }) : t`Not seen yet`;
  return t`Seen by ${seenCount.toLocaleString('en-IN')} of ${recipientCount.toLocaleString('en-IN')}`;
}
