import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Emblem } from './emblem.tsx';

export type AvatarProps = {
  /** Seed of the generated picture. */
  name: string;
  /** A team without a picture gets a crest, a player a portrait. */
  kind?: 'player' | 'team';
  src?: string | null | undefined;
  /** Edge length in pixels. */
  size?: number;
  /** Empty if the name is shown beside it, which is usual. */
  alt?: string;
  className?: string;
};

/** A person or a team. A missing or broken picture is replaced by one generated from the name. */
export function Avatar(props: AvatarProps) {
  const { name, kind = 'player', src, size = 44, alt = '', className } = props;
  const [failed, setFailed] = useState<string>();
  const box = { width: size, height: size, '--chamfer': `${size / 5}px` };
  const classes = classNames('chamfer-clip block shrink-0 bg-lifted', className);
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        onError={() => setFailed(src)}
        style={box}
        className={classNames(classes, 'object-cover')}
      />
    );
  }
  const hidden =
    alt === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt };
  return (
    <span {...hidden} style={box} className={classes}>
      <Emblem kind={kind} name={name} size={size} />
    </span>
  );
}
