import type { Poster } from '@one-dream/contract/features/posters/posters.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { classNames } from '../../../ui/class-names.ts';

/**
 * Small preview of a slide, as on a desktop or a phone. Its texts scale with its own width (`cqw`), so that they break like the
 * slide's.
 */
export function PosterPreview(props: {
  poster: Omit<Poster, '_id'>;
  screen: 'desk' | 'phone';
  className?: string;
}) {
  const { poster, screen, className } = props;
  const isDesk = screen === 'desk';
  return (
    <div
      className={classNames(
        '@container relative isolate overflow-hidden bg-sunken',
        isDesk ? 'aspect-video' : 'aspect-[9/16]',
        className,
      )}
    >
      {poster.image && (
        <img
          src={imageUrl(poster.image, 960)}
          alt=""
          loading="lazy"
          decoding="async"
          // The surrounding card is the draggable element.
          draggable={false}
          className="absolute inset-0 -z-10 size-full object-cover object-[70%_50%]"
        />
      )}
      <div
        className={classNames(
          'absolute inset-0 -z-10',
          isDesk
            ? 'bg-[linear-gradient(to_top,var(--color-ground)_2%,transparent_40%),linear-gradient(to_right,rgb(11_14_12/82%)_10%,transparent_62%)]'
            : 'bg-[linear-gradient(to_top,var(--color-ground)_6%,rgb(11_14_12/72%)_38%,transparent_75%)]',
        )}
      />
      <div
        className={classNames(
          'flex size-full min-w-0 flex-col items-start wrap-anywhere',
          isDesk
            ? 'justify-center px-[5cqw] py-[3cqw] [--text:1.5cqw]'
            : 'justify-end p-[5cqw] pb-[24cqw] [--text:4.6cqw]',
        )}
      >
        <Texts poster={poster} isDesk={isDesk} />
      </div>
    </div>
  );
}

function Texts({ poster, isDesk }: { poster: Omit<Poster, '_id'>; isDesk: boolean }) {
  const { text_one, text_two, text, button } = poster;
  return (
    <>
      {text_one && (
        <p className="flex items-center gap-[0.6em] font-display text-[length:var(--text)] font-medium tracking-[0.08em]">
          <span className="h-[0.12em] w-[1.3em] shrink-0 bg-flare" />
          {text_one}
        </p>
      )}
      {text_two && (
        <p
          className={classNames(
            'mt-[0.15em] line-clamp-3 font-display leading-[0.9] font-heavy text-balance',
            isDesk ? 'max-w-[62cqw] text-[7.2cqw]' : 'text-[14cqw]',
          )}
        >
          {text_two}
        </p>
      )}
      {text && (
        <p
          className={classNames(
            'mt-[0.6em] line-clamp-4 text-[length:var(--text)] leading-normal whitespace-pre-line',
            isDesk && 'max-w-[46cqw]',
          )}
        >
          {text}
        </p>
      )}
      {button.name && button.link && (
        <span className="chamfer-clip mt-[1em] bg-flare px-[1.4em] py-[0.5em] font-display text-[length:calc(var(--text)*1.4)] leading-tight font-medium text-flare-ink [--chamfer:0.5em]">
          {button.name}
        </span>
      )}
    </>
  );
}
