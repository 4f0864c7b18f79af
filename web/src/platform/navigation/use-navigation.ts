import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { Location } from 'react-router';
import type { Navigate, Navigation, View } from './navigation.ts';

type Navigating = Pick<Navigation, 'navigate' | 'block' | 'isPending' | 'subscribe'>;

/** A rendered page on the server goes nowhere. */
const standing: Navigating = {
  navigate: async () => undefined,
  block: () => () => undefined,
  isPending: () => false,
  subscribe: () => () => undefined,
};

export const NavigationContext = createContext(standing);
export const ViewContext = createContext<View | undefined>(undefined);

/** Goes to another page. Always the same function; done once the page is there, or another is gone to. */
export function useNavigate(): Navigate {
  return useContext(NavigationContext).navigate;
}

/** Whether the code of a page is on its way, until the page is shown. */
export function useIsPending(): boolean {
  const { subscribe, isPending: readPending } = useContext(NavigationContext);
  const [isPending, setPending] = useState(readPending);
  // In a transition, as the page itself.
  useEffect(() => {
    const show = () => startTransition(() => setPending(readPending()));
    show();
    return subscribe(show);
  }, [subscribe, readPending]);
  return isPending;
}

/** What the routes of the page have as `handle`, outermost first. */
export function useHandles(): unknown[] {
  return useContext(ViewContext)?.matches.map(({ route }) => route.handle) ?? [];
}

/** Asks before the page is left where `blocks` says so, also by the browser's own Back. */
export function useBlocker(blocks: (to: Location, from: Location) => boolean) {
  const { block } = useContext(NavigationContext);
  const [held, setHeld] = useState<{ goOn: () => void }>();
  const isBlocking = useEffectEvent(blocks);
  useEffect(
    () =>
      block({
        blocks: (to, from) => isBlocking(to, from),
        ask: (goOn) => setHeld({ goOn }),
      }),
    [block],
  );
  return {
    isAsking: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      setHeld(undefined);
      held?.goOn();
    },
  };
}
