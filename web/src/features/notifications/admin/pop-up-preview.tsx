import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { buttonClasses } from '../../../ui/form/button-variants.ts';
import { PopUpFace, popUpAction, popUpFrame, popUpText } from '../pop-up/pop-up-face.tsx';

/** Live preview of the pop-up; not interactive. */
export function PopUpPreview({
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
