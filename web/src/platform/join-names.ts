import { t } from '@lingui/core/macro';

/** `Night Owls, Stray Dogs and Red Kites`, in the reader's language. */
export function joinNames(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? t`${names.slice(0, -1).join(', ')} and ${last}` : last;
}
