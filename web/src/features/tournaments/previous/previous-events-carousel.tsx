import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { pastEventsAutoplayMs } from '@one-dream/contract/limits.ts';
import { useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { isMotionReduced } from '../../../platform/reduced-motion.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { PreviousEventCard } from './previous-event-card.tsx';

/** Advances automatically unless reduced motion is preferred; pauses on hover and focus. */
export function PreviousEventsCarousel({ tournaments }: { tournaments: readonly Tournament[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [index, setIndex] = useState(0);
  const [isStill] = useState(isMotionReduced);
  const [isPlaying, setPlaying] = useState(!isStill);

  function toggle() {
    if (isPlaying) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setPlaying(!isPlaying);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while the keyboard is inside
    <div
      onFocus={() => swiper?.autoplay.running && swiper.autoplay.pause()}
      onBlur={() => swiper?.autoplay.paused && swiper.autoplay.resume()}
    >
      <Swiper
        modules={[Autoplay, EffectFade]}
        effect="fade"
        fadeEffect={{ crossFade: true }}
        speed={isStill ? 0 : 400}
        rewind
        autoplay={
          isStill
            ? false
            : {
                delay: pastEventsAutoplayMs,
                disableOnInteraction: false,
                pauseOnMouseEnter: true,
              }
        }
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => setIndex(activeIndex)}
        aria-roledescription={t`carousel`}
      >
        {tournaments.map((tournament) => (
          <SwiperSlide key={tournament._id} className="h-auto!">
            {({ isActive }) => (
              <div inert={!isActive} className="h-full bg-ground">
                <PreviousEventCard tournament={tournament} />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <CarouselControls
        index={index}
        count={tournaments.length}
        onBack={() => swiper?.slidePrev()}
        onForward={() => swiper?.slideNext()}
        onToggle={isStill ? undefined : toggle}
        isPlaying={isPlaying}
      />
    </div>
  );
}
