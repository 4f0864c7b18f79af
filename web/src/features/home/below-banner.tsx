import { AboutSection } from './about-section.tsx';
import { HomeBoard } from './board/home-board.tsx';
import { StepsSection } from './steps-section.tsx';

export function BelowBanner() {
  return (
    <>
      <HomeBoard />
      <AboutSection />
      <StepsSection />
    </>
  );
}
