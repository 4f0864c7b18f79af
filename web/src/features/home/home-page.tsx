import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { makePart, useFetchedAhead, usePartCalmly } from '../../ui/part.ts';
import { postersQuery } from '../posters/posters.data.ts';
import { PosterCarousel } from './poster-carousel.tsx';

/** Everything but the banner: markup from the server until its code is here, which nobody waits for. */
export const belowBanner = makePart(async () => (await import('./below-banner.tsx')).BelowBanner);

export function HomePage() {
  useDocumentTitle();
  const posters = useQuery(postersQuery);
  useFetchedAhead(belowBanner);
  const below = usePartCalmly(belowBanner);
  const place = usePressAgain(below.status === 'ready');
  if (posters.isPending) return <LoadingScreen />;
  const shown = posters.data ?? [];
  return (
    <>
      {shown.length > 0 && (
        // Other posters are another carousel: the slides change places while it runs.
        <PosterCarousel key={shown.map((poster) => poster._id).join()} posters={shown} />
      )}
      {below.status === 'ready' ? (
        <div ref={place}>
          <below.Component />
        </div>
      ) : (
        <div
          key="rendered"
          ref={place}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of ours is set; React leaves what the server rendered here
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </>
  );
}

/** What is pressed in the markup before anything there hears it, is pressed again once something does. */
function usePressAgain(isReady: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  useEffect(() => {
    const element = place.current;
    const buttons = [...(element?.querySelectorAll('button') ?? [])];
    if (isReady) return buttons[pressed.current]?.click();
    const note = ({ target }: Event) => {
      pressed.current = buttons.findIndex((button) => button.contains(target as Node));
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, [isReady]);
  return place;
}
