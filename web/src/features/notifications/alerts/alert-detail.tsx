import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { srcSet } from '@one-dream/contract/images.ts';
import { ArrowLeft, Check, Trash2 } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { alertTypeLook } from './alert-types.ts';
import { isSeen } from './notification-list.ts';

export type AlertDetailProps = {
  notification: Notification;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The notification was opened by keyboard, or replaced the list. */
  takesFocus: boolean;
  onMarkSeen: () => void;
  isDeleteAsked: boolean;
  isDeleting: boolean;
  onAskDelete: (isAsked: boolean) => void;
  onDelete: () => void;
  /** Returns to the list. */
  onClose: () => void;
};

export function AlertDetail(props: AlertDetailProps) {
  const { notification, headingRef, takesFocus } = props;
  const { title, description, image, type, link, createdAt } = notification;
  const { word, icon: Icon, text } = alertTypeLook(type);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
  }, [headingRef, takesFocus]);
  return (
    <>
      <button
        type="button"
        onClick={props.onClose}
        className="-ml-1 inline-flex min-h-12 items-center gap-2 pr-3 font-display text-action font-medium tracking-wide text-quiet hover:text-bright md:hidden"
      >
        <ArrowLeft size={22} />
        {t`All alerts`}
      </button>
      <Panel as="article" padding="bare" className="mt-2 md:mt-0">
        {image && (
          <div className="m-px">
            <img
              src={image}
              srcSet={srcSet(image)}
              sizes="(width >= 768px) 620px, 100vw"
              alt=""
              className="chamfer-clip aspect-video w-full bg-sunken object-contain"
            />
          </div>
        )}
        <div className="p-4 md:p-6">
          <div className="flex items-center gap-3">
            <p
              className={classNames(
                'flex flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 text-small',
                text,
              )}
            >
              <Icon size={18} />
              <span className="font-strong">{word}</span>
              <RelativeTime at={createdAt} className="text-quiet" />
            </p>
            <IconButton
              label={t`Delete`}
              icon={<Trash2 size={20} />}
              onClick={() => props.onAskDelete(true)}
              className="-my-2 -mr-2.5 hover:text-closed"
            />
          </div>
          <Heading level={2} ref={headingRef} tabIndex={-1} className="mt-2 outline-none">
            {title}
          </Heading>
          <p className="mt-3 max-w-prose whitespace-pre-line text-quiet">{description}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {link && <LinkButton to={link} variant="main">{t`View Details`}</LinkButton>}
            {isSeen(notification) ? (
              <p className="flex min-h-12 items-center gap-2 px-2 text-small text-quiet">
                <Check size={18} />
                {t`Read`}
              </p>
            ) : (
              <Button onClick={props.onMarkSeen}>{t`Mark as read`}</Button>
            )}
          </div>
        </div>
      </Panel>
      <ConfirmDialog
        open={props.isDeleteAsked}
        onOpenChange={props.onAskDelete}
        title={t`Delete this notification?`}
        confirmText={t`Delete`}
        cancelText={t`Keep it`}
        busy={props.isDeleting}
        busyText={t`Deleting...`}
        onConfirm={props.onDelete}
      >
        <Trans>
          <strong className="font-strong text-bright">{notification.title}</strong> disappears from
          your alerts. You cannot get it back.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
