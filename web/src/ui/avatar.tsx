import { useState } from 'react';
import { classNames } from './class-names.ts';

export type AvatarProps = {
  /** Whose it is: gives the initials when there is no picture. */
  name: string;
  src?: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
  /** Empty where the name stands beside it, which is the rule. */
  alt?: string;
  className?: string;
};

/** A person or a team. A picture that is missing or fails to load gives way to initials. */
export function Avatar({ name, src, size = 44, alt = '', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const box = { width: size, height: size, fontSize: size * 0.5, '--chamfer': `${size / 5}px` };
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
        onError={() => setFailed(src)}
        style={box}
        className={classNames(classes, 'object-cover')}
      />
    );
  }
  const hidden =
    alt === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt };
  return (
    <span
      {...hidden}
      style={box}
      className={classNames(
        classes,
        'grid place-items-center font-display font-medium leading-none text-quiet select-none',
      )}
    >
      {initials(name)}
    </span>
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First letter of the first two words: whole letters, which in Devanagari are several characters. */
function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toUpperCase();
}
