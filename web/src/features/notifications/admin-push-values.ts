import type { notificationForm } from '@one-dream/contract/features/notifications.ts';
import type * as z from 'zod/mini';
import type { ContractForm } from '../../platform/use-contract-form.ts';

/** What the form of a notification holds. */
export type PushValues = z.output<typeof notificationForm>;
export type PushFormState = ContractForm<PushValues, never>;
