import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsAlive } from '../hydration.ts';
import { LostPart, lostWords } from './lost-part.tsx';
import { type Part, useFetchedAhead, usePart } from './part.ts';
import { toast } from './toast.ts';

type RenderedPartProps<Props> = {
  part: Part<Props>;
  /** Unique ID of the element around it. */
  id: string;
  className?: string;
  /** Shown without markup, until the code has loaded. */
  waiting?: ReactNode;
  /** Of the part. */
  props: Props;
};

/** The content is a stable element: its props reach it from above, with those that the server rendered it with. */
const PartProps = createContext<{ now: object; rendered: object }>({ now: {}, rendered: {} });

/**
 * A part that the server rendered with its page. Its markup stays until the code has loaded, in a quiet moment once it is
 * within a screen of what is seen, and hydrates it progressively. If React cannot wait for that, for example when the user turns out to be signed in, a copy of the markup
 * is shown meanwhile. Presses before hydration are replayed afterwards.
 */
export function RenderedPart<Props extends object>(given: RenderedPartProps<Props>) {
  const { part, id, className } = given;
  const props = useSteady(given.props);
  const place = useRef<HTMLDivElement>(null);
  useFetchedAhead(part, useIsNear(place));
  /** Index of the pressed button, which is the same in a copy, and its event. */
  const pressed = useRef<{ index: number; event: Event }>(undefined);

  const note = useCallback(
    (event: Event) => {
      const index = buttonsIn(place.current).findIndex((each) =>
        each.contains(event.target as Node),
      );
      if (index >= 0) void answerPress(part);
      pressed.current = index < 0 ? undefined : { index, event };
    },
    [part],
  );
  const comeToLife = useCallback(() => {
    window.removeEventListener('click', note, true);
    const { index = -1, event } = pressed.current ?? {};
    pressed.current = undefined;
    // An event still being dispatched triggered the hydration, and is handled after it.
    if (event?.eventPhase === Event.NONE) buttonsIn(place.current)[index]?.click();
  }, [note]);
  // Before the content can report that it is hydrated.
  useLayoutEffect(() => {
    // Above React, which swallows presses in markup it has not hydrated.
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, [note]);

  // A stable element: re-rendered from above while its code loads, React would discard the markup.
  const [content] = useState(() => (
    <Suspense fallback={<Copy id={id} part={part} waiting={given.waiting} />}>
      <Content part={part} onAlive={comeToLife} />
    </Suspense>
  ));
  return (
    <div id={id} ref={place} className={className}>
      <PartProps value={props}>{content}</PartProps>
    </div>
  );
}

type ContentProps<Props> = { part: Part<Props>; onAlive: () => void };

/** Has no other hook than `use`: after a wait React hydrates others as if they were there already (its errors 467 and 520). */
function Content<Props extends object>({ part, onAlive }: ContentProps<Props>) {
  const state = part.read();
  const Component = state.status === 'ready' ? state.Component : use(part.awaitCode());
  return <Alive Component={Component} onAlive={onAlive} />;
}

function Alive<Props extends object>(given: {
  Component: ComponentType<Props>;
  onAlive: () => void;
}) {
  const { Component, onAlive } = given;
  const { now, rendered } = use(PartProps) as { now: Props; rendered: Props };
  // Another tab may have been chosen before this one came to life.
  const isAlive = useIsAlive();
  useEffect(onAlive, [onAlive]);
  return <Component {...(isAlive ? now : rendered)} />;
}

/** Captured while the markup exists. */
function Copy<Props>({ id, ...rest }: { id: string; part: Part<Props>; waiting: ReactNode }) {
  const [nodes] = useState(() =>
    [...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  if (!nodes.some((node) => node instanceof Element)) return <Missing {...rest} />;
  return <div ref={(element) => element?.replaceChildren(...nodes)} className="contents" />;
}

function Missing<Props>({ part, waiting }: { part: Part<Props>; waiting: ReactNode }) {
  if (usePart(part).status !== 'failed') return waiting;
  return <LostPart part={part} />;
}

/** Loads what was pressed, or says that it cannot be. */
async function answerPress<Props>(part: Part<Props>): Promise<void> {
  await part.fetch();
  if (part.read().status === 'failed') toast.bad(lostWords());
}

/** Whether the markup is, or has been, within a screen of what is seen. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // The place itself may be without a box.
    const markup = place.current?.firstElementChild;
    if (!markup) return setNear(true);
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(markup);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

/** What was rendered first and what is given now: the same object as long as what is in it is the same. */
function useSteady<Props extends object>(props: Props): { now: Props; rendered: Props } {
  const [steady, setSteady] = useState({ now: props, rendered: props });
  const names = Object.keys(props) as (keyof Props)[];
  if (names.every((name) => Object.is(props[name], steady.now[name]))) return steady;
  const next = { ...steady, now: props };
  setSteady(next);
  return next;
}

function buttonsIn(element: HTMLElement | null): HTMLButtonElement[] {
  return [...(element?.querySelectorAll('button') ?? [])];
}
