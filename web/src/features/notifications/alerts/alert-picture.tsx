import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { MapArt } from '../../../ui/art/map-art.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { alertTypeLook } from './alert-types.ts';

/** Thumbnail of a notification or its subject; otherwise the icon of its type. */
export function AlertPicture(props: {
  notification: Pick<Notification, 'image' | 'type' | 'mark'>;
  /** Edge length in pixels. */
  size: number;
}) {
  const { notification, size } = props;
  const { image, type, mark } = notification;
  const { icon: Icon, text } = alertTypeLook(type);
  const box = { width: size, height: size };
  if (mark && mark.of !== 'map') {
    // An event without a banner gets a crest like a team.
    const src = mark.image && imageUrl(mark.image, size * 2);
    return <Avatar kind="team" name={mark.name} src={src} size={size} />;
  }
  if (image) {
    return (
      <img
        src={imageUrl(image, size * 2)}
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
      {mark ? <MapArt map={mark.name} /> : <Icon size={size * 0.42} strokeWidth={1.75} />}
    </span>
  );
}
