import { t } from '@lingui/core/macro';
import { eventAreas, events } from '@one-dream/contract/events.ts';
import type { AuditEntry } from '@one-dream/contract/features/dashboard.ts';

const deeds = new Map<string, string>(events.map(({ name, words }) => [name, words]));

/** `Rohit` `deleted the team` `Night Drop`. Whoever acts on themselves is not named twice. */
export function describeEntry(entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'>): {
  actor: string;
  deed: string;
  subject: string;
} {
  const { actor, action, subject } = entry;
  return {
    actor: actor || t`The system`,
    deed: deeds.get(action) ?? action.replace('.', ': '),
    subject: subject === actor ? '' : subject,
  };
}

/** What the filter offers: the beginning of actions, under the name of their area. */
export const auditAreas = [
  {
    value: '',
    get label() {
      return t`Everything`;
    },
  },
  ...Object.entries(eventAreas)
    .map(([area, label]) => ({ value: `${area}.`, label }))
    .sort((one, other) => one.label.localeCompare(other.label)),
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
