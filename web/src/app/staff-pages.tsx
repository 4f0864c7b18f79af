import { speakInOffice } from '../platform/language.ts';
import { StartClock } from '../platform/start-clock.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import SignedInOnly from './signed-in-only.tsx';

/** Console and back office are rendered only in the browser: their first screens depend on its size and on stored drafts. */
export async function clientLoader(): Promise<null> {
  // Without its messages the page is in English.
  await speakInOffice().catch((error: unknown) => console.error(error));
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <LoadingScreen />
      <StartClock />
    </>
  );
}

export default SignedInOnly;
