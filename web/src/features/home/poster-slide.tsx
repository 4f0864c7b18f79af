import { t } from '@lingui/core/macro';
import type { Poster } from '@one-dream/contract/features/posters/posters.ts';
import {
  firstPictureSizes,
  srcSet,
  uprightScreens,
  uprightUrl,
} from '@one-dream/contract/images.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Kicker } from '../../ui/typography.tsx';
import type { Action } from './poster-action.ts';

export function PosterSlide(props: {
  poster: Poster;
  /** Its position, such as '1 of 3'. */
  label: string;
  isFirst: boolean;
  isShown: boolean;
  /** Its button, adapted to the viewer. */
  action: Action;
  /** Its picture is at least partly visible: until the carousel moves, only the first one's. */
  isPainted: boolean;
}) {
  const { poster, isFirst, action } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form controls
    <div
      role="group"
      aria-roledescription={t`slide`}
      aria-label={props.label}
      // The neighbours are hidden behind the cube's edges: unreachable for keyboard and screen reader.
      inert={!props.isShown}
      className="swiper-slide relative h-full w-full shrink-0 overflow-hidden"
    >
      <picture>
        <source media={uprightScreens} srcSet={uprightUrl(poster.image)} />
        <img
          src={poster.image}
          srcSet={srcSet(poster.image)}
          sizes={firstPictureSizes.poster}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={classNames(
            'absolute inset-0 size-full object-cover object-[70%_50%]',
            // Otherwise the browser would count the next face of the cube as the largest contentful paint.
            !props.isPainted && 'invisible',
          )}
        />
      </picture>
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(to_top,var(--color-ground)_6%,rgb(11_14_12/72%)_38%,transparent_75%)] lg:bg-[linear-gradient(to_top,var(--color-ground)_2%,transparent_40%),linear-gradient(to_right,rgb(11_14_12/82%)_10%,transparent_62%)]"
      />
      {/* Keeps the bar readable on any picture. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-36 bg-[linear-gradient(to_bottom,rgb(11_14_12/86%)_30%,transparent)]"
      />
      <div className="measure relative flex h-full flex-col items-start justify-end pt-(--bar-height) pb-24 lg:justify-center lg:pb-16">
        {poster.text_one && <Kicker className="text-bright!">{poster.text_one}</Kicker>}
        {poster.text_two && (
          <p className="mt-3 line-clamp-3 max-w-3xl font-display text-poster font-heavy text-balance">
            {poster.text_two}
          </p>
        )}
        {poster.text && (
          <p className="mt-3 line-clamp-4 max-w-xl text-lead whitespace-pre-line text-bright">
            {poster.text}
          </p>
        )}
        {action.name && action.link && (
          <LinkButton
            variant={action.isQuiet ? 'quiet' : 'main'}
            size="large"
            to={action.link}
            className="mt-6"
          >
            {action.name}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
