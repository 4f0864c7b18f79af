import { t } from '@lingui/core/macro';
import { eventAreas, events } from '@one-dream/contract/events.ts';
import { staffPositions } from '@one-dream/contract/features/applications.ts';
import type { AuditEntry } from '@one-dream/contract/features/dashboard.ts';
import { sayEnglish } from '../../platform/say.ts';

const deeds = new Map<string, string>(events.map(({ name, words }) => [name, words]));

/** `Rohit` `deleted the team` `Night Drop`. A person acting on their own account is named once. */
export function describeEntry(entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'>): {
  actor: string;
  deed: string;
  subject: string;
} {
  const { actor, action } = entry;
  const subject = entry.subject === actor ? '' : subjectOf(entry);
  const deed = sayEnglish(deeds.get(action) ?? action.replace('.', ': '));
  return {
    actor: actor || t`The system`,
    // No subject: drop the trailing preposition.
    deed: subject ? deed : deed.replace(/(?::| of| to| from)$/, ''),
    subject,
  };
}

/** As written, but for the position of an application, which is one of a list. */
function subjectOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const isPosition =
    action === 'application.create' && staffPositions.some((one) => one === subject);
  return isPosition ? sayEnglish(subject) : subject;
}

/** Areas of the filter: prefixes of actions with their names. */
export const auditAreas = () => [
  { value: '', label: t`Everything` },
  ...Object.entries(eventAreas)
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([area, label]) => ({
      value: `${area}.`,
      get label() {
        return sayEnglish(label);
      },
    })),
];

export type AuditChange = { name: string; before: string; after: string };

/** Diff of before and after by field; a field on one side only is empty on the other. */
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
