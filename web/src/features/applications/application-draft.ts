import type { ApplicationForm } from '@one-dream/contract/features/applications/applications.ts';

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

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept per tab and user, so that nobody else sees it. */
const keyOf = (userId: string) => `application-draft:${userId}`;

/** The unsent draft; empty if there is none or storage is unavailable. */
export function readDraft(userId: string, storage?: TextStorage): Partial<ApplicationDraft> {
  try {
    const kept: unknown = JSON.parse(
      (storage ?? window.sessionStorage).getItem(keyOf(userId)) ?? '{}',
    );
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) => Object.hasOwn(emptyDraft, name) && typeof value === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export function keepDraft(userId: string, draft: object, storage?: TextStorage): void {
  try {
    (storage ?? window.sessionStorage).setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetDraft(userId: string, storage?: TextStorage): void {
  try {
    (storage ?? window.sessionStorage).removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}
