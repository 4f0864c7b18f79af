import { srcSet } from '@one-dream/contract/images.ts';
import { LogoMark } from '../../ui/art/logo-mark.tsx';
import { classNames } from '../../ui/class-names.ts';

export type BannerProps = {
  src: string;
  /** As in `<img sizes>`: how wide it is shown. */
  sizes: string;
  /** It is the first thing on the screen: fetch it before anything else. */
  isFirst?: boolean;
  className?: string;
};

/** A tournament's picture in a box of 16:9, which is there before the picture is; the map and the mark where there is none. */
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
