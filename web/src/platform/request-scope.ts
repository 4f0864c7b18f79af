import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { PageJson } from './page-json.ts';

/** State of one page that the server is rendering. It cannot be global, as several pages are rendered at a time. */
export interface RequestScope {
  page: PageJson;
  /** The HTTP status of the page, known once its loaders have finished. */
  status?: number;
  /** Of its scripts, for the content security policy. */
  nonce: string;
  i18n: I18n;
  queryClient: QueryClient;
}

let read: () => RequestScope | undefined = () => undefined;

/** Called once by the server's entry; in a browser there is one page and no scope. */
export function scopeRequestsBy(reader: typeof read): void {
  read = reader;
}

/** The page being rendered. @throws outside of a rendering */
export function requestScope(): RequestScope {
  const scope = read();
  if (!scope) throw new Error('Only while a page is rendered on the server.');
  return scope;
}

/** An object whose properties are those of another one, chosen anew at each access. */
export function scopedObject<Value extends object>(choose: () => Value): Value {
  return new Proxy({} as Value, {
    get: (_target, name) => Reflect.get(choose(), name),
    has: (_target, name) => Reflect.has(choose(), name),
    ownKeys: () => Reflect.ownKeys(choose()),
    getOwnPropertyDescriptor: (_target, name) => ({
      ...Reflect.getOwnPropertyDescriptor(choose(), name),
      configurable: true,
    }),
  });
}
