import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { dropPageData, putPageData, useShown } from './page-data.ts';
import { queryClient } from './query-client.ts';

afterEach(dropPageData);

const given = ['given'];
const fetched = ['fetched'];

function Points({ of: queryKey }: { of: string[] }) {
  const query = useQuery({ queryKey, queryFn: async () => 0, staleTime: Infinity });
  const { data, isPending } = useShown(queryKey, query);
  return <li>{isPending ? 'waits' : data}</li>;
}

test('a part shows what came with the page until it is alive, and then what is known', async () => {
  const list = (
    <QueryClientProvider client={queryClient}>
      <Points of={given} />
      <Points of={fetched} />
    </QueryClientProvider>
  );
  putPageData(given, 12);
  const container = document.createElement('ul');
  container.innerHTML = renderToString(list);
  expect(container.textContent).toBe('12waits');
  // Another part has asked meanwhile.
  queryClient.setQueryData(given, 15);
  queryClient.setQueryData(fetched, 7);
  const complaints = vi.fn();
  const root = hydrateRoot(container, list, { onRecoverableError: complaints });
  await expect.poll(() => container.textContent).toBe('157');
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
});
