import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { AboutSection } from './about-section.tsx';
import { PosterCarousel } from './poster-carousel.tsx';
import { postersQuery } from './posters.data.ts';
import { StepsSection } from './steps-section.tsx';

export function HomePage() {
  useDocumentTitle();
  const posters = useQuery(postersQuery);
  if (posters.isPending) return <LoadingScreen />;
  const shown = posters.data ?? [];
  return (
    <>
      {shown.length > 0 && (
        // Other posters are another carousel: the slides change places while it runs.
        <PosterCarousel key={shown.map((poster) => poster._id).join()} posters={shown} />
      )}
      <AboutSection />
      <StepsSection />
    </>
  );
}
