import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

const loadingStepMs = 200;

const mostDots = 3;

/** The whole screen while there is nothing to show. `text` replaces the cycling one. */
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
      {/* Said once: a reader would otherwise hear a new text five times a second. */}
      <span className="visually-hidden">{t`Loading`}</span>
      {/* As wide as the longest text, so that the word stands still while the dots come and go. */}
      <p aria-hidden="true" className="w-[4.1em]">
        {t`Loading` + '.'.repeat(tick)}
      </p>
    </>
  );
}
