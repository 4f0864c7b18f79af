import type { AuditEntry } from '@one-dream/contract/features/dashboard.ts';

/** What each action is called, between who did it and what it was done to. */
const deeds: Record<string, string> = {
  'application.create': 'applied for',
  'application.decide': 'decided on the application of',
  'application.delete': 'deleted the application of',
  'notification.delete': 'deleted the notification',
  'notification.plan': 'planned the notification',
  'notification.plan-cancel': 'took back the planned notification',
  'notification.plan-change': 'changed the planned notification',
  'notification.push': 'sent the notification',
  'organisation.reset': 'took back to the file’s values',
  'organisation.update': 'changed on the site:',
  'poster.create': 'created the poster',
  'poster.delete': 'deleted the poster',
  'poster.order': 'put the posters into another order, first',
  'poster.update': 'changed the poster',
  'registration.cancelled': 'gave up the slot of',
  'registration.registered': 'registered',
  'registration.removed': 'removed from a tournament',
  'team.create': 'created the team',
  'team.delete': 'deleted the team',
  'team.join': 'joined the team',
  'team.kick': 'kicked',
  'team.hand-over': 'handed the lead over to',
  'team.leave': 'left the team',
  'team.update': 'changed the team',
  'tournament.create': 'created the tournament',
  'tournament.delete': 'deleted the tournament',
  'tournament.outage': 'gave more time for check-in to',
  'tournament.update': 'changed the tournament',
  'user.delete': 'deleted the account of',
  'user.discord': 'replaced the Discord account of',
  'user.second-factor': 'changed the second factor of',
  'user.second-factor-reset': 'reset the second factor of',
  'user.role': 'changed the role of',
  'user.verify': 'joined the site',
};

/** `Rohit` `deleted the team` `Night Drop`. Whoever acts on themselves is not named twice. */
export function describeEntry(entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'>): {
  actor: string;
  deed: string;
  subject: string;
} {
  const { actor, action, subject } = entry;
  return {
    actor: actor || 'The system',
    deed: deeds[action] ?? action.replace('.', ': '),
    subject: subject === actor ? '' : subject,
  };
}

/** The parts of the site that actions belong to, with the beginning of their actions. */
export const auditAreas = [
  { value: '', label: 'Everything' },
  { value: 'tournament.', label: 'Tournaments' },
  { value: 'registration.', label: 'Registrations' },
  { value: 'team.', label: 'Teams' },
  { value: 'user.', label: 'Users' },
  { value: 'notification.', label: 'Notifications' },
  { value: 'poster.', label: 'Posters' },
  { value: 'application.', label: 'Applications' },
  { value: 'organisation.', label: 'Organisation' },
];

export type AuditChange = { name: string; before: string; after: string };

/** What differs between before and after, field by field; what is on one side only is empty on the other. */
export function listChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const was = asRecord(before);
  const is = asRecord(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({ name: words(key), before: show(was[key]), after: show(is[key]) }))
    .filter((change) => change.before !== change.after);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** `startDate` and `start_date` become `Start date`. */
function words(key: string): string {
  const text = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function show(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
