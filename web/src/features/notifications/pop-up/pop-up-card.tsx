import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { popupAutoCloseMs } from '@one-dream/contract/limits.ts';
import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../platform/pages/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { buttonClasses } from '../../../ui/form/button-variants.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';
import type { AlertsLocationState } from '../alerts/use-chosen-alert.ts';
import { useMarkSeen } from '../notifications.data.ts';
import { PopUpDescription } from './pop-up-description.tsx';
import { PopUpFace, popUpAction, popUpFrame } from './pop-up-face.tsx';
import { useCountdown } from './use-countdown.ts';
import { usePopUpPlace } from './use-pop-up-place.ts';

export type PopUpCardProps = {
  notification: Notification;
  waiting: number;
  onClose: () => void;
};

/** A new notification. It closes by itself, but not while in use. */
export function PopUpCard({ notification, waiting, onClose }: PopUpCardProps) {
  const { title, description, type } = notification;
  const look = alertTypeLook(type);
  const card = useRef<HTMLElement>(null);
  const place = usePopUpPlace(card);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isReading, setReading] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const share = useCountdown({
    durationMs: popupAutoCloseMs,
    isHeld: isPointedAt || isFocused || isReading,
    onEnd: onClose,
  });

  function close() {
    if (card.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onClose();
  }

  function enter(event: FocusEvent) {
    if (card.current?.contains(event.relatedTarget)) return;
    cameFrom.current = event.relatedTarget as HTMLElement | null;
    setFocused(true);
  }

  function leave(event: FocusEvent) {
    if (!card.current?.contains(event.relatedTarget)) setFocused(false);
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  return (
    <aside
      ref={card}
      aria-label={t`New alert`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onPointerCancel={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={closeByKey}
      className={classNames(
        popUpFrame,
        'fixed inset-x-3 z-30 transition-[opacity,translate] duration-200 starting:translate-y-4 starting:opacity-0 md:right-6 md:bottom-[calc(24px+var(--foot-bar-height,0px))] md:left-auto md:w-96 md:max-w-[calc(100vw-48px)]',
        place === 'foot'
          ? 'bottom-[calc(12px+var(--foot-height,env(safe-area-inset-bottom))+var(--foot-bar-height,0px))]'
          : 'max-md:top-[calc(var(--bar-height)+12px)]',
      )}
    >
      <PopUpFace
        notification={notification}
        title={title}
        description={<PopUpDescription text={description} onRead={() => setReading(true)} />}
        corner={
          <>
            {waiting > 0 && <p className="text-small font-strong">{t`${waiting} more`}</p>}
            <button
              type="button"
              aria-label={t`Close`}
              onClick={close}
              className="mr-1 grid size-11 place-items-center focus-visible:-outline-offset-4 focus-visible:outline-sunken"
            >
              <X size={20} />
            </button>
          </>
        }
        actions={<PopUpActions notification={notification} onClose={close} onLeave={onClose} />}
      />
      <div aria-hidden="true" className="absolute inset-x-px bottom-px h-1 bg-line">
        <div
          style={{ scale: `${share} 1` }}
          className={classNames(
            'size-full origin-left transition-[scale] duration-100 ease-linear',
            look.ground,
          )}
        />
      </div>
    </aside>
  );
}

function PopUpActions(props: {
  notification: Notification;
  onClose: () => void;
  /** Closes it without giving the focus back. */
  onLeave: () => void;
}) {
  const { _id, link, to } = props.notification;
  const markSeen = useMarkSeen();
  return (
    <>
      <Button
        size="small"
        className={popUpAction}
        onClick={() => {
          markSeen.mutate(_id);
          props.onClose();
        }}
      >{t`Mark as seen`}</Button>
      {link && (
        <LinkButton
          size="small"
          to={link}
          target="_blank"
          rel="noopener"
          className={popUpAction}
          onClick={props.onClose}
        >{t`Open Link`}</LinkButton>
      )}
      {to && (
        <Link
          to={paths.alerts()}
          state={{ alert: _id } satisfies AlertsLocationState}
          onClick={props.onLeave}
          className={classNames(buttonClasses({ size: 'small' }), popUpAction)}
        >{t`View More`}</Link>
      )}
    </>
  );
}
