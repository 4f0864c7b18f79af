import { type ComponentType, type ReactNode, useEffect } from 'react';
import { LostPart } from './lost-part.tsx';
import { type Part, usePart } from './part.ts';

type PartPlaceProps<Props> = {
  part: Part<Props>;
  /** Shown until the code has loaded. */
  waiting?: ReactNode;
  /** Renders nothing if its code cannot be loaded. */
  isOptional?: boolean;
  children: (Component: ComponentType<Props>) => ReactNode;
};

/** Place of a part in its page: loaded with it, and again when the connection is back. */
export function PartPlace<Props>({ part, waiting, isOptional, children }: PartPlaceProps<Props>) {
  const state = usePart(part);
  useEffect(() => {
    const fetch = () => void part.fetch();
    fetch();
    window.addEventListener('online', fetch);
    return () => window.removeEventListener('online', fetch);
  }, [part]);
  if (state.status === 'ready') return children(state.Component);
  if (state.status === 'waiting') return waiting;
  if (isOptional) return null;
  return <LostPart part={part} />;
}
