import { selectOrdinal } from '@lingui/core/macro';

/** `1st`, `22nd`, `113th`. */
export function ordinal(number: number): string {
  return selectOrdinal(number, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
}
