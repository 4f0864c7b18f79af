export type Toast = {
  id: number;
  tone: 'good' | 'bad' | 'plain';
  text: string;
  /** Milliseconds on screen. */
  duration: number;
  /** An immediate action, such as a retry. */
  action?: ToastAction | undefined;
};

export type ToastAction = { text: string; run: () => void };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message from anywhere, inside React or not. Requires a `Toaster` on the page. */
export const toast = {
  good: (text: string) => show({ tone: 'good', text, duration: 5000 }),
  /** Stays longer: it reports an error and a remedy. */
  bad: (text: string, action?: ToastAction) => show({ tone: 'bad', text, duration: 9000, action }),
  plain: (text: string) => show({ tone: 'plain', text, duration: 5000 }),
  dismiss: (id: number) => change(toasts.filter((one) => one.id !== id)),
};

/** A press elsewhere dismisses a toast: it has been read. */
export function dismissByPress({ target }: Pick<Event, 'target'>): void {
  const isHere = (target as Partial<Element> | null)?.closest?.('[data-toasts]');
  if (toasts.length > 0 && !isHere) change([]);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};

function show(given: Omit<Toast, 'id'>): number {
  lastId += 1;
  // Never more than the newest: several would hide the page.
  change([{ ...given, id: lastId }]);
  return lastId;
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
