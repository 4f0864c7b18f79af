import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { AlertPicture } from '../alerts/alert-picture.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';

/** Shape of a pop-up; its position is up to the parent. */
export const popUpFrame = 'chamfer p-px [--edge:var(--color-edge)] [--fill:var(--color-lifted)]';

/** Classes of the buttons, which share one row. */
export const popUpAction = 'px-2!';

export const popUpText = 'mt-0.5 text-small whitespace-pre-line text-quiet';

export type PopUpFaceProps = {
  notification: Pick<Notification, 'image' | 'type' | 'mark'>;
  title: ReactNode;
  /** Shown below the title, styled with `popUpText`. */
  description: ReactNode;
  /** Shown at the end of the header. */
  corner?: ReactNode;
  actions: ReactNode;
};

/** Appearance of a pop-up, for readers and as the author's preview. */
export function PopUpFace({ notification, title, description, corner, actions }: PopUpFaceProps) {
  const look = alertTypeLook(notification.type);
  return (
    <>
      <div
        className={classNames(
          'chamfer-clip flex h-11 items-center gap-2.5 pl-4 text-sunken [--chamfer:11.4px]',
          look.ground,
        )}
      >
        <look.icon size={20} strokeWidth={2.25} className="shrink-0" />
        <p className="flex-1 font-display text-action leading-none font-heavy tracking-[0.04em]">
          {look.word}
        </p>
        {corner}
      </div>
      <div className="flex gap-3.5 p-4 pb-3">
        <AlertPicture notification={notification} size={64} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div className="line-clamp-2 font-strong">{title}</div>
          {description}
        </div>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2 px-3 pb-4">{actions}</div>
    </>
  );
}
