/** One message that comes, is read and goes. */
export type Toast = {
  id: number;
  tone: 'good' | 'bad' | 'plain';
  text: string;
  /** Milliseconds on the screen. */
  duration: number;
  /** An action at once, such as trying again. */
  action?: ToastAction | undefined;
};

export type ToastAction = { text: string; run: () => void };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells a person something from anywhere, React or not. Needs a `Toaster` on the page. */
export const toast = {
  good: (text: string) => show({ tone: 'good', text, duration: 5000 }),
  /** Stays longer: something went wrong, and it says what to do. */
  bad: (text: string, action?: ToastAction) => show({ tone: 'bad', text, duration: 9000, action }),
  plain: (text: string) => show({ tone: 'plain', text, duration: 5000 }),
  dismiss: (id: number) => change(toasts.filter((one) => one.id !== id)),
};

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
  // The same words twice are one message that starts anew; more than three hide the page.
  const others = toasts.filter((one) => one.text !== given.text);
  change([...others.slice(-2), { ...given, id: lastId }]);
  return lastId;
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
