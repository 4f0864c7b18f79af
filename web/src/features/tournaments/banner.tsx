import { srcSet } from '@one-dream/contract/images.ts';
import { classNames } from '../../ui/class-names.ts';
import { DrawnBanner, type DrawnFrom } from './drawn-banner.tsx';

type BannerProps = {
  /** Its banner; empty: the drawn one. */
  of: DrawnFrom & { banner: string };
  /** As in `<img sizes>`: its displayed width. */
  sizes: string;
  /** It is above the fold: load it with priority. */
  isFirst?: boolean;
  className?: string;
};

/** A tournament's picture in a 16:9 box that reserves its space. */
export function Banner({ of, sizes, isFirst, className }: BannerProps) {
  const src = of.banner;
  return (
    <div className={classNames('grid aspect-video overflow-hidden bg-lifted', className)}>
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
        <DrawnBanner {...of} />
      )}
    </div>
  );
}
