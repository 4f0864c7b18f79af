import type { PlannedNotification } from '@one-dream/contract/features/notifications/notifications.planned.ts';
import type {
  notificationForm,
  TeamAudience,
} from '@one-dream/contract/features/notifications/notifications.ts';
import type * as z from 'zod/mini';
import type { ContractForm } from '../../../platform/use-contract-form.ts';

export type SendValues = Omit<z.output<typeof notificationForm>, 'type' | 'audience'> & {
  /** Empty until chosen. */
  type: z.output<typeof notificationForm>['type'] | '';
  /** Set if it goes to a tournament's teams. */
  audience?: TeamAudience | undefined;
  /** Null to send now. */
  sendAt: string | null;
};
export type SendFormState = ContractForm<SendValues>;

/** The request body; scheduled if it has a time. */
export type WrittenNotification = z.output<typeof notificationForm> & { sendAt?: string };

export const nothing: SendValues = {
  image: '',
  title: '',
  description: '',
  to: '',
  type: '',
  link: '',
  sendAt: null,
};

export const noTeams: TeamAudience = { tournamentId: '', who: 'registered', leadersOnly: false };

export function valuesOf(planned: PlannedNotification): SendValues {
  const { image, title, description, to, type, link, sendAt, audience } = planned;
  return { image, title, description, to, type, link, sendAt, ...(audience && { audience }) };
}
