import { type ToastAction, toast } from '../ui/feedback/toast.ts';
import { messageOf } from './refusal.ts';

/**
 * Tells a person that something did not work, wherever no form and no page does. Nothing fails
 * silently: the log keeps what was thrown.
 */
export function toastRefusal(error: unknown, action?: ToastAction): void {
  console.error(error);
  toast.bad(messageOf(error), action);
}
