import { t } from '@lingui/core/macro';
import { eventAreas, events } from '@one-dream/contract/events.ts';
import { staffPositions } from '@one-dream/contract/features/applications/applications.values.ts';
import type { AuditEntry } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { fieldName, fieldValue } from './audit-fields.ts';

const wordsByAction = new Map<string, string>(events.map(({ name, words }) => [name, words]));

/** `Rohit` `deleted the team` `Night Drop`. A person acting on their own account is named once. */
export function describeEntry(entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'>): {
  actor: string;
  words: string;
  subject: string;
} {
  const { actor, action } = entry;
  const subject = entry.subject === actor ? '' : subjectOf(entry);
  const words = translateEnglish(wordsByAction.get(action) ?? action.replace('.', ': '));
  return {
    actor: actor || t`The system`,
    // No subject: drop the trailing preposition.
    words: subject ? words : words.replace(/(?::| of| to| from)$/, ''),
    subject,
  };
}

/** As written, but for a match's number and the position of an application, which stands alone or after a name. */
function subjectOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  if (/^(match|room|result|dispute)\./.test(action))
    return subject.replace(/^Match (\d+)|(?<=, )match (\d+)$/, (_, first, last) => {
      const no = first ?? last;
      return t`Match ${no}`;
    });
  if (!action.startsWith('application.')) return subject;
  const position = staffPositions.find((one) => subject === one || subject.endsWith(`, ${one}`));
  return position ? subject.slice(0, -position.length) + translateEnglish(position) : subject;
}

/** Areas of the filter: prefixes of actions with their names. */
export const auditAreas = () => [
  { value: '', label: t`Everything` },
  ...Object.entries(eventAreas)
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([area, label]) => ({
      value: `${area}.`,
      get label() {
        return translateEnglish(label);
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
    .map((key) => ({
      name: fieldName(key),
      before: fieldValue(key, was[key]),
      after: fieldValue(key, is[key]),
    }))
    .filter((change) => change.before !== change.after);
}

/** Some older entries are named by their columns. */
function asRecord(value: unknown): Record<string, unknown> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.map(([key, one]) => [camelCase(key), one]));
}

const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
