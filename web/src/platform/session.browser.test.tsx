import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { type Session, SessionProvider, useSession } from './session.tsx';

const seen: Session[] = [];
let drawAgain = () => {};

function Reader({ time }: { time: number }) {
  seen.push(useSession());
  return <output>{time}</output>;
}

function Page() {
  const [time, setTime] = useState(0);
  drawAgain = () => flushSync(() => setTime(time + 1));
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Reader time={time} />
      </SessionProvider>
    </QueryClientProvider>
  );
}

// Every component of the site reads it: a new object has all of them drawn again, and has React give up what the
// server rendered below the banner. It is React's compiler that keeps it, where it can compile the provider.
test('the session is the same object while nothing about it changes', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await expect.poll(() => place.textContent).toBe('0');
  await expect.poll(() => seen.at(-1)?.status).toBe('ready');
  const before = seen.at(-1);
  drawAgain();
  expect(place.textContent).toBe('1');
  expect(seen.at(-1)).toBe(before);
});
