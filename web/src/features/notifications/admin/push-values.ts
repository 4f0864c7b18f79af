import type { notificationForm } from '@one-dream/contract/features/notifications.ts';
import type * as z from 'zod/mini';
import type { ContractForm } from '../../../platform/use-contract-form.ts';

/** What the form of a notification holds. */
export type PushValues = Omit<z.output<typeof notificationForm>, 'type'> & {
  /** Empty until one is chosen. */
  type: z.output<typeof notificationForm>['type'] | '';
};
export type PushFormState = ContractForm<PushValues, never>;
