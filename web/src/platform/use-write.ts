import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/feedback/toast.ts';

type Write = {
  /** Keys of what is fetched again, after a refusal too: what the screen shows may be no longer so. */
  stale?: readonly QueryKey[];
  /** A refusal has changed nothing that is shown. */
  onlyOnSuccess?: boolean;
  /** The screen shows the refusal itself, so no toast does. */
  showsRefusal?: boolean;
  /** Says in a toast what was done, here, as what was pressed may be gone from the page by then. */
  toasts?: boolean;
};

/** A call that changes something. */
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
