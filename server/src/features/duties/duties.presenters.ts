import { type Grant, grant } from '@one-dream/contract/features/duties/duties.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { GrantRow } from './duties.queries.ts';

export function presentGrant(row: GrantRow): Grant {
  return {
    ...fieldsOf(grant, row),
    user: { _id: row.user_id, name: row.name, profile: row.profile },
  };
}
