import type { Overlay } from '@one-dream/contract/features/overlay.ts';
import type * as queries from './overlay.queries.ts';

export function presentOverlay(row: queries.OverlayRow): Overlay {
  return {
    _id: row.id,
    name: row.name,
    delayS: row.delay_s,
    createdAt: row.created_at.toISOString(),
  };
}
