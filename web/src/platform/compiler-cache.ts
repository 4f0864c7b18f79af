import * as React from 'react';
import { i18n } from './i18n.ts';

const { __COMPILER_RUNTIME: compilerRuntime } = React as unknown as {
  __COMPILER_RUNTIME: { c: (size: number) => unknown[] };
};

/** The compiler's marker for an empty cache slot. */
const nothingYet = Symbol.for('react.memo_cache_sentinel');

export const LanguageContext = React.createContext('');

/**
 * Replaces `react/compiler-runtime`, the memo cache of React's compiler. Texts depend on more than a component's props, so a
 * language change invalidates the cache and re-renders every component.
 */
export function c(size: number): unknown[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the compiler calls it first in components and hooks
  React.useContext(LanguageContext);
  // An extra slot for the language, as React copies the cache.
  const kept = compilerRuntime.c(size + 1);
  if (kept[size] !== i18n.locale) kept.fill(nothingYet);
  kept[size] = i18n.locale;
  return kept;
}
