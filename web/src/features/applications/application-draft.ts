import type { ApplicationForm } from '@one-dream/contract/features/applications/applications.ts';
import { isRecord } from '@one-dream/contract/is-record.ts';
import { tabStorage } from '../../platform/browser-storage.ts';

export type ApplicationDraft = Record<keyof ApplicationForm, string>;

export const emptyDraft: ApplicationDraft = {
  name: '',
  contact: '',
  discord: '',
  age: '',
  experience: '',
  motivation: '',
  availability: '',
  position: '',
  otherPosition: '',
};

/** Kept per tab and user, so that nobody else sees it. */
const keyOf = (userId: string) => `application-draft:${userId}`;

/** The unsent draft; empty if there is none. */
export function readDraft(userId: string): Partial<ApplicationDraft> {
  const stored = tabStorage.readJson(keyOf(userId));
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      ([name, value]) => Object.hasOwn(emptyDraft, name) && typeof value === 'string',
    ),
  );
}

export const saveDraft = (userId: string, draft: object) =>
  tabStorage.writeJson(keyOf(userId), draft);
export const forgetDraft = (userId: string) => tabStorage.remove(keyOf(userId));
