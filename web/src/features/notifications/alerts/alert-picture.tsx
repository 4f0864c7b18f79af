import type { Notification } from '@one-dream/contract/features/notifications.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { classNames } from '../../../ui/class-names.ts';
import { alertTypeLook } from './alert-types.ts';

/** The small picture of a notification; without one, the sign of its type. */
export function AlertPicture(props: {
  notification: Pick<Notification, 'image' | 'type'>;
  /** Edge in pixels. */
  size: number;
}) {
  const { notification, size } = props;
  const { icon: Icon, text } = alertTypeLook(notification.type);
  const box = { width: size, height: size };
  if (notification.image) {
    return (
      <img
        src={imageUrl(notification.image, size * 2)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        style={box}
        className="chamfer-clip shrink-0 bg-lifted object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      style={box}
      className={classNames('chamfer-clip grid shrink-0 place-items-center bg-line', text)}
    >
      <Icon size={size * 0.42} strokeWidth={1.75} />
    </span>
  );
}
