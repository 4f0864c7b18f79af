import { AboutSection } from './about-section.tsx';
import { HomeBoard } from './board/home-board.tsx';
import { StepsSection } from './steps-section.tsx';

/** What goes on, who we are, and how one gets in. */
export function BelowBanner() {
  return (
    <>
      <HomeBoard />
      <AboutSection />
      <StepsSection />
    </>
  );
}
