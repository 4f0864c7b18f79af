import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { emblem } from '../../ui/art/emblem-part.ts';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { makePart } from '../../ui/feedback/part.ts';
import { RenderedPart } from '../../ui/feedback/rendered-part.tsx';
import { postersQuery } from '../posters/posters.data.ts';
import { OwnPlace } from './own/own-place.tsx';
import { PosterCarousel } from './poster-carousel.tsx';

/** Everything except the banner: server-rendered markup until its code has loaded, which blocks nothing. */
export const belowBanner = makePart(
  async () => (await import('./below-banner.tsx')).BelowBanner,
  [emblem],
);

export function HomePage() {
  useDocumentTitle();
  const posters = useQuery(postersQuery);
  if (posters.isPending) return <LoadingScreen />;
  const shown = posters.data ?? [];
  return (
    <>
      <OwnPlace />
      {shown.length > 0 && (
        // Remount for other posters: the running carousel reorders its slides.
        <PosterCarousel key={shown.map((poster) => poster._id).join()} posters={shown} />
      )}
      <RenderedPart part={belowBanner} id="below-banner" props={{}} />
    </>
  );
}
