import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/feedback/toast.ts';
import { type BodyOf, type CallInput, callApi } from './api.ts';

type Write = {
  /** Query keys to invalidate, also after a refusal, as the screen may be outdated. */
  stale?: readonly QueryKey[];
  /** Invalidates only on success: a refusal changes nothing shown. */
  onlyOnSuccess?: boolean;
  /** The screen shows the refusal itself, so no toast appears. */
  showsRefusal?: boolean;
  /** Confirms in a toast: the pressed element may be gone from the page by then. */
  toasts?: boolean;
};

/** A mutation. */
export function useWrite<Answer, Sent = void>(
  { stale = [], onlyOnSuccess, showsRefusal = false, toasts }: Write,
  mutationFn: (sent: Sent) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn,
    meta: { showsRefusal },
    onSuccess: (answer) => {
      if (toasts) toast.good((answer as { message: string }).message);
      if (onlyOnSuccess) return refresh();
    },
    onSettled: () => {
      if (!onlyOnSuccess) return refresh();
    },
  });
}

/** A mutation that makes one call with the body it is given. */
export function useCall<Path extends keyof CallsByPath>(
  write: Write,
  path: Path,
  fixed?: Omit<CallInput<CallsByPath[Path]>, 'body'>,
) {
  return useWrite(write, (body: BodyOf<Path>) => callApi(path, ...([{ ...fixed, body }] as never)));
}
