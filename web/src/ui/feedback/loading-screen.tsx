import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

const loadingStepMs = 200;

const mostDots = 3;

/** Full-screen loading state. `text` replaces the animated one. */
export function LoadingScreen({ text }: { text?: string | undefined }) {
  return (
    <div
      role="status"
      className="grid min-h-[calc(100dvh-var(--bar-height))] place-items-center p-6 font-display text-headline font-medium"
    >
      {text ? <p className="text-center text-balance">{text}</p> : <CyclingText />}
    </div>
  );
}

function CyclingText() {
  const [tick, setTick] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setTick((last) => (last + 1) % (mostDots + 1)), loadingStepMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {/* Announced once: a screen reader would otherwise read a new text five times a second. */}
      <span className="visually-hidden">{t`Loading`}</span>
      {/* The dots take up no room, so that the word stands in the middle and does not move. */}
      <p aria-hidden="true" className="relative">
        {t`Loading`}
        <span className="absolute left-full">{'.'.repeat(tick)}</span>
      </p>
    </>
  );
}
