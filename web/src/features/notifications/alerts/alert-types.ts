import { t } from '@lingui/core/macro';
import type { NotificationType } from '@one-dream/contract/features/notifications/notifications.ts';
import { Bell, CalendarDays, type LucideIcon, Trophy, UsersRound } from 'lucide-react';

export type AlertTypeLook = { word: string; icon: LucideIcon; text: string; ground: string };

const looks = (): Record<NotificationType, AlertTypeLook> => ({
  achievement: { word: t`Achievement`, icon: Trophy, text: 'text-live', ground: 'bg-live' },
  event: { word: t`Event`, icon: CalendarDays, text: 'text-opened', ground: 'bg-opened' },
  social: { word: t`Social`, icon: UsersRound, text: 'text-other', ground: 'bg-other' },
  other: { word: t`Other`, icon: Bell, text: 'text-other', ground: 'bg-other' },
});

/** Label and colour of a type. Types other than achievement and event are blue. */
export function alertTypeLook(type: NotificationType): AlertTypeLook {
  return looks()[type];
}
