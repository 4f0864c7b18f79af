import { type FormEvent, useState } from 'react';
import { tabStorage } from './browser-storage.ts';
import { useSession } from './session.tsx';

/**
 * Keeps unsent form input across a reload, per tab and user.
 * @param name of the form and its subject
 */
export function useTyped(name: string) {
  const { kept, keep, forget } = useStoredForm<Partial<Record<string, string>>>(name);
  return {
    /** By field name; without empty fields. */
    typed: kept ?? {},
    /** Spread onto the form as `onInput`. */
    keep: (event: FormEvent<HTMLFormElement>) => {
      const fields = [...new FormData(event.currentTarget)];
      const texts = fields.filter(([, value]) => typeof value === 'string' && value !== '');
      keep(Object.fromEntries(texts) as Record<string, string>);
    },
    /** Call after submission. */
    forget,
  };
}

/** Like `useTyped`, for a value of any shape. */
export function useStoredForm<Value extends object>(name: string) {
  const { user } = useSession();
  const key = `typed:${user?._id}:${name}`;
  const [stored] = useState(() => tabStorage.readJson(key) as Value | undefined);
  return {
    kept: stored,
    keep: (value: Value) => tabStorage.writeJson(key, value),
    forget: () => tabStorage.remove(key),
  };
}
