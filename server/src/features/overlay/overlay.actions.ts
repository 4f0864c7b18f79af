import type { CallBody } from '@one-dream/contract/call.ts';
import { overlayCreated, overlayRevoked } from '@one-dream/contract/events/organisation.ts';
import {
  type createOverlay as createCall,
  type Overlay,
  overlay,
} from '@one-dream/contract/features/overlay/overlay.ts';
import { maximumOverlays } from '@one-dream/contract/features/overlay/overlay.values.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as queries from './overlay.queries.ts';
import { overlayTexts } from './overlay.texts.ts';

/** @throws AppError CONFLICT with `maximumOverlays` in use */
export function createOverlay(
  platform: Platform,
  {
    viewer,
    tournamentId,
    form,
  }: { viewer: Viewer; tournamentId: string; form: CallBody<typeof createCall> },
): Promise<{ data: Overlay; token: string }> {
  return inUnitOfWork(platform, async (work) => {
    const tournament = await queries.lockTournament(work.db, tournamentId);
    if (!tournament) throw new AppError('NOT_FOUND', commonTexts.noTournament);
    const used = await queries.listOverlays(work.db, tournamentId);
    if (used.length >= maximumOverlays)
      throw new AppError('CONFLICT', overlayTexts.full({ most: maximumOverlays }));
    const token = newSecret();
    const row = { id: newId(), name: form.name, delay_s: form.delayS, created_at: work.now() };
    await queries.insertOverlay(work.db, {
      ...row,
      tournament_id: tournamentId,
      token_hash: hashSecret(token),
    });
    await work.happened(overlayCreated, {
      viewer,
      tournamentId,
      subject: `${form.name}, ${tournament.title}`,
      after: { delayS: form.delayS },
    });
    return { data: presentOverlay(row), token };
  });
}

export async function listOverlays({ db }: Platform, tournamentId: string): Promise<Overlay[]> {
  if (!(await queries.findTournament(db, tournamentId)))
    throw new AppError('NOT_FOUND', commonTexts.noTournament);
  return (await queries.listOverlays(db, tournamentId)).map(presentOverlay);
}

export async function revokeOverlay(
  platform: Platform,
  { viewer, tournamentId, overlayId }: { viewer: Viewer; tournamentId: string; overlayId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const name = await queries.revokeOverlay(work.db, {
      id: overlayId,
      tournamentId,
      now: work.now(),
    });
    if (name === undefined) throw new AppError('NOT_FOUND', overlayTexts.revokedAlready);
    const tournament = await queries.findTournament(work.db, tournamentId);
    await work.happened(overlayRevoked, {
      viewer,
      tournamentId,
      subject: `${name}, ${tournament?.title ?? ''}`,
    });
  });
}

function presentOverlay(row: queries.OverlayRow): Overlay {
  return fieldsOf(overlay, row);
}
