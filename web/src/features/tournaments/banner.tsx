import { srcSet } from '@one-dream/contract/images.ts';
import { LogoMark } from '../../ui/art/logo-mark.tsx';
import { classNames } from '../../ui/class-names.ts';

export type BannerProps = {
  src: string;
  /** As in `<img sizes>`: its displayed width. */
  sizes: string;
  /** It is above the fold: load it with priority. */
  isFirst?: boolean;
  className?: string;
};

/** A tournament's picture in a 16:9 box that reserves its space; map and logo if there is none. */
export function Banner({ src, sizes, isFirst, className }: BannerProps) {
  return (
    <div
      className={classNames(
        'grid aspect-video place-items-center overflow-hidden',
        src ? 'bg-lifted' : 'contour-ground',
        className,
      )}
    >
      {src ? (
        <img
          src={src}
          srcSet={srcSet(src)}
          sizes={sizes}
          alt=""
          width={1600}
          height={900}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          className="size-full object-cover"
        />
      ) : (
        <LogoMark size={40} className="opacity-40" />
      )}
    </div>
  );
}
