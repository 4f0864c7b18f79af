import { speakInOffice } from '../platform/language.ts';
import { StartClock } from '../platform/start-clock.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import SignedInOnly from './signed-in-only.tsx';

/** Console and back office are rendered in the browser alone: their first screens depend on its size and on drafts kept in it. */
export async function clientLoader(): Promise<null> {
  // Without its words the page speaks English.
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
