import type { Application } from '@one-dream/contract/features/applications/applications.ts';
import type { ApplicationRow } from './applications.queries.ts';

export function presentApplication({ id, created_at, ...row }: ApplicationRow): Application {
  return { _id: id, ...row, createdAt: created_at.toISOString() };
}
