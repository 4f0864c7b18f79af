import { type ToastAction, toast } from '../ui/feedback/toast.ts';
import { messageOf } from './refusal.ts';

/**
 * Reports a failure that no form or page shows. Nothing fails silently: the error is also logged.
 */
export function toastRefusal(error: unknown, action?: ToastAction): void {
  console.error(error);
  toast.bad(messageOf(error), action);
}
