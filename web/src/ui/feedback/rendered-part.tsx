import { Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Part } from './part.ts';

type RenderedPartProps = { part: Part<object>; id: string };

/**
 * A part that the server rendered with its page. Its markup stays as it is until the code is here and comes to life in
 * its place, bit by bit. Where React cannot wait for that, as when somebody turns out to be signed in, a copy of the
 * markup stands there meanwhile. What is pressed before anything there hears it is pressed again once something does.
 * @param props.id of the element around it, which nothing else on the page may have
 */
export function RenderedPart({ part, id }: RenderedPartProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Which of the buttons there, as a copy has them in the same order, and by what. */
  const pressed = useRef<{ index: number; event: Event }>(undefined);

  const note = useCallback((event: Event) => {
    const index = buttonsIn(place.current).findIndex((each) => each.contains(event.target as Node));
    pressed.current = index < 0 ? undefined : { index, event };
  }, []);
  const comeToLife = useCallback(() => {
    window.removeEventListener('click', note, true);
    const { index = -1, event } = pressed.current ?? {};
    pressed.current = undefined;
    // One that is still under way has brought this to life, and is heard after it.
    if (event?.eventPhase === Event.NONE) buttonsIn(place.current)[index]?.click();
  }, [note]);
  // Before what stands there can say that it is alive.
  useLayoutEffect(() => {
    // Above React, which keeps to itself what is pressed in markup that it waits with.
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, [note]);

  // The same element for good: rendered anew from above while its code is on its way, React would give the markup up.
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

/** Made while the markup is still there; empty where there never was any. */
function Copy({ id }: { id: string }) {
  const [nodes] = useState(() =>
    [...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  return <div ref={(element) => element?.replaceChildren(...nodes)} />;
}

function buttonsIn(element: HTMLElement | null): HTMLButtonElement[] {
  return [...(element?.querySelectorAll('button') ?? [])];
}
