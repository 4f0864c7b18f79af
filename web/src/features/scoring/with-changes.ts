import { areSame } from '../../platform/are-same.ts';

/** The newest values of a form, except for those that were changed here since it was opened. */
export function withChanges<Values extends object>(form: {
  typed: Values;
  opened: Values;
  newest: Values;
}): Values {
  const opened = new Map<string, unknown>(Object.entries(form.opened));
  const changed = Object.entries(form.typed).filter(
    ([name, value]) => !areSame(value, opened.get(name)),
  );
  return { ...form.newest, ...Object.fromEntries(changed) };
}
