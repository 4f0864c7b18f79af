import { type Overlay, overlay } from '@one-dream/contract/features/overlay/overlay.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type * as queries from './overlay.queries.ts';

export function presentOverlay(row: queries.OverlayRow): Overlay {
  return {
    ...fieldsOf(overlay, row),
  };
}
