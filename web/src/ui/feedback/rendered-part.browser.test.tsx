import { createContext, startTransition, useContext } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePart, type Part } from './part.ts';
import { RenderedPart } from './rendered-part.tsx';

const Viewer = createContext({ name: 'visitor', onVideo: () => {} });

function Board() {
  const { name, onVideo } = useContext(Viewer);
  return (
    <section>
      <p>For a {name}</p>
      <button type="button">Other</button>
      <button type="button" onClick={onVideo}>
        Video
      </button>
    </section>
  );
}

test('comes to life in its place, and hears then what was pressed before, once', async () => {
  const { container, heard, letCodeCome } = await openRendered();
  const markup = container.querySelector('section');
  pressVideo(container);
  expect(heard).not.toHaveBeenCalled();
  await letCodeCome();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(container.querySelector('section')).toBe(markup);
  pressVideo(container);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a press that brings it to life is heard once', async () => {
  const { container, heard, letCodeCome } = await openRendered();
  await letCodeCome();
  // Its code is here, and React has not come to it yet.
  pressVideo(container);
  await new Promise((done) => setTimeout(done, 100));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('somebody turns out to be signed in: its markup stands until the code is here', async () => {
  const { container, heard, letCodeCome, signIn } = await openRendered();
  signIn();
  expect(container.querySelector('output')?.textContent).toBe('player');
  expect(container.textContent).toContain('For a visitor');
  pressVideo(container);
  await letCodeCome();
  await expect.poll(() => container.textContent).toContain('For a player');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});

test('is fetched when it is a screen away, not before', async () => {
  const { container, load } = await openRendered({ above: window.innerHeight * 3 });
  await new Promise((done) => setTimeout(done, 500));
  expect(load).not.toHaveBeenCalled();
  container.querySelector('section')?.scrollIntoView();
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test('far away it is fetched when something above it changes in a transition, which waits for it', async () => {
  const { container, load, letCodeCome, changeLater } = await openRendered({
    above: window.innerHeight * 3,
  });
  changeLater();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await letCodeCome();
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('player');
  expect(container.textContent).toContain('For a player');
});

/** A page as the server rendered it for a visitor, alive but for the part, whose code is on its way. */
async function openRendered({ above = 0 }: { above?: number } = {}) {
  const heard = vi.fn();
  const page = (name: string, part: Part<object>) => (
    <Viewer value={{ name, onVideo: heard }}>
      <output style={{ display: 'block', marginBottom: above }}>{name}</output>
      <RenderedPart part={part} id="board" props={{}} />
    </Viewer>
  );
  const here = makePart<object>(async () => Board);
  await here.fetch();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page('visitor', here));
  document.body.append(container);

  const { promise: code, resolve } = Promise.withResolvers<typeof Board>();
  const load = vi.fn(() => code);
  const late = makePart<object>(load);
  const complaints = vi.fn();
  const root = hydrateRoot(container, page('visitor', late), { onRecoverableError: complaints });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    expect(complaints).not.toHaveBeenCalled();
  });
  // The parts around it hydrate.
  await new Promise((done) => setTimeout(done, 100));
  return {
    container,
    heard,
    load,
    changeLater: () => startTransition(() => root.render(page('player', late))),
    signIn: () => flushSync(() => root.render(page('player', late))),
    letCodeCome: () => {
      resolve(Board);
      return late.fetch();
    },
  };
}

function pressVideo(container: Element): void {
  container.querySelectorAll('button')[1]?.click();
}
