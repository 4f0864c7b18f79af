import {
  passkey,
  type SecondFactor,
} from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { RowOf } from '../../../platform/database/schema.ts';
import type { listPasskeys } from './second-factor.queries.ts';

type PasskeyRow = RowOf<typeof listPasskeys>;

/** Presents a passkey to its owner, without its key and counter. */
export function presentPasskey(row: PasskeyRow): SecondFactor['passkeys'][number] {
  return {
    ...fieldsOf(passkey, row),
  };
}
