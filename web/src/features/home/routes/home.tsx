import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useSession } from '../../../platform/session.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { postersQuery } from '../../posters/posters.data.ts';
import { AboutSection } from '../about-section.tsx';
import { homeBoardQuery } from '../board/home-board.data.ts';
import { HomeBoard } from '../board/home-board.tsx';
import { OwnFirst } from '../own/own-first.tsx';
import { askOwnNext } from '../own/own-next.data.ts';
import { PosterCarousel } from '../poster-carousel.tsx';
import { StepsSection } from '../steps-section.tsx';

/** Place of the signed-in player's own match, above the posters. */
function OwnPlace() {
  const { user } = useSession();
  return (
    <div id={id} className="own-first">
      {user && <OwnFirst />}
    </div>
  );
}

const id = 'own-first';

async function ask({ queryClient, user }: LoaderContext) {
  await Promise.all([
    queryClient.prefetchQuery(postersQuery),
    queryClient.prefetchQuery(homeBoardQuery),
    user && askOwnNext(queryClient, user),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.home);

export default function HomePage() {
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
      <div id="below-banner">
        <BelowBanner />
      </div>
    </>
  );
}

function BelowBanner() {
  return (
    <>
      <HomeBoard />
      <AboutSection />
      <StepsSection />
    </>
  );
}
