import { Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Part } from './part.ts';

type RenderedPartProps = { part: Part<object>; id: string };

/**
 * A part that the server rendered with its page. Its markup stays until the code has loaded and hydrates it progressively.
 * If React cannot wait for that, for example when the user turns out to be signed in, a copy of the markup is shown
 * meanwhile. Presses before hydration are replayed afterwards.
 * @param props.id unique ID of the element around it
 */
export function RenderedPart({ part, id }: RenderedPartProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Index of the pressed button, which is the same in a copy, and its event. */
  const pressed = useRef<{ index: number; event: Event }>(undefined);

  const note = useCallback((event: Event) => {
    const index = buttonsIn(place.current).findIndex((each) => each.contains(event.target as Node));
    pressed.current = index < 0 ? undefined : { index, event };
  }, []);
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
    <Suspense fallback={<Copy id={id} />}>
      <Content part={part} onAlive={comeToLife} />
    </Suspense>
  ));
  return (
    <div id={id} ref={place}>
      {content}
    </div>
  );
}

function Content({ part, onAlive }: { part: Part<object>; onAlive: () => void }) {
  const state = part.read();
  const Component = state.status === 'ready' ? state.Component : use(part.arrival);
  useEffect(onAlive, [onAlive]);
  return <Component />;
}

/** Captured while the markup exists; empty if there never was any. */
function Copy({ id }: { id: string }) {
  const [nodes] = useState(() =>
    [...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  return <div ref={(element) => element?.replaceChildren(...nodes)} />;
}

function buttonsIn(element: HTMLElement | null): HTMLButtonElement[] {
  return [...(element?.querySelectorAll('button') ?? [])];
}
