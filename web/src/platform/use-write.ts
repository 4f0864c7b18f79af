import type { AnyCall, CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { toast } from '../ui/feedback/toast.ts';
import { callApi } from './api.ts';

type Write = {
  /** Query keys to invalidate, also after a refusal, as the screen may be outdated. */
  stale?: readonly QueryKey[];
  /** Invalidates only on success: a refusal changes nothing shown. */
  onlyOnSuccess?: boolean;
  /** The screen shows the refusal itself, so no toast appears. */
  showsRefusal?: boolean | undefined;
  /** Confirms in a toast: the pressed element may be gone from the page by then. */
  toasts?: boolean;
};

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
      const message = toasts && (answer as { message?: unknown }).message;
      if (typeof message === 'string') toast.good(message);
      if (onlyOnSuccess) return refresh();
    },
    onSettled: () => {
      if (!onlyOnSuccess) return refresh();
    },
  });
}

// A call without parameters, or without a body, has any name in it.
type Named<Part> = string extends keyof Part ? unknown : Part;
type Parts<C extends AnyCall> = Named<z.input<C['params']>> & Named<CallBodyInput<C>>;
// Each member of a union by itself.
type Without<All, Names> = All extends unknown ? Omit<All, Names & keyof All> : never;

/**
 * A mutation that makes one call. It takes the call's parameters and the fields of its body together, but for those that
 * are `fixed`.
 */
export function useCall<
  Path extends keyof CallsByPath,
  Fixed extends Partial<Parts<CallsByPath[Path]>> = Record<never, never>,
>(write: Write, path: Path, fixed?: Fixed) {
  return useWrite(write, (sent: Without<Parts<CallsByPath[Path]>, keyof Fixed>) => {
    const parts = Object.entries({ ...fixed, ...sent });
    const isParam = ([name]: [string, unknown]) => path.includes(`{${name}}`);
    const params = Object.fromEntries(parts.filter(isParam));
    const body = Object.fromEntries(parts.filter((part) => !isParam(part)));
    return callApi(path, ...([{ params, body }] as never));
  });
}
