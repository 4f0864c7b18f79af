import { presetChanged, presetCreated } from '@one-dream/contract/events/standings.ts';
import { checkPreset } from '@one-dream/contract/scoring/presets.ts';
import type { PresetForm, PresetVersion } from '@one-dream/contract/scoring/scoring.schemas.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { presentPreset } from '../results/results.presenters.ts';
import * as queries from './presets.queries.ts';
import { standingsTexts } from './standings.texts.ts';

/** Lists the newest version of each preset, delivered ones first. */
export async function listPresets({ db }: Platform): Promise<PresetVersion[]> {
  return (await queries.listNewest(db)).map(presentPreset);
}

interface Saved {
  data: PresetVersion;
  warnings: Translatable[];
}

export function createPreset(platform: Platform, viewer: Viewer, form: PresetForm): Promise<Saved> {
  return inUnitOfWork(platform, async (work) => {
    const warnings = assertUsable(form);
    const id = newId();
    const { name, game } = form;
    await queries.insertPreset(work.db, { id, name, game, created_at: work.now() });
    const versionId = await addVersion(work, { preset_id: id, no: 1 }, form);
    await work.happened(presetCreated, { viewer, subject: name, after: form });
    return { data: await readVersion(work.db, versionId), warnings };
  });
}

/** Adds a version; results scored by earlier ones stay. */
export function changePreset(
  platform: Platform,
  {
    viewer,
    presetId,
    no,
    form,
  }: { viewer: Viewer; presetId: string; no: number; form: PresetForm },
): Promise<Saved> {
  return inUnitOfWork(platform, async (work) => {
    const preset = await queries.lockPreset(work.db, presetId);
    if (!preset) throw new AppError('NOT_FOUND', commonTexts.noPreset);
    if (preset.is_delivered) throw new AppError('CONFLICT', standingsTexts.presetDelivered);
    const newest = (await queries.listNewest(work.db)).find((row) => row.preset_id === presetId);
    if (newest?.no !== no) throw new AppError('STALE', standingsTexts.presetChanged);
    const warnings = assertUsable(form);
    const versionId = await addVersion(work, { preset_id: presetId, no: no + 1 }, form);
    await work.happened(presetChanged, {
      viewer,
      subject: form.name,
      before: newest.rules,
      after: form,
    });
    return { data: await readVersion(work.db, versionId), warnings };
  });
}

/** @returns its id */
async function addVersion(
  work: Work,
  of: { preset_id: string; no: number },
  { name, placementX10, elimX10, elimCap, tieBreaks, labels }: PresetForm,
): Promise<string> {
  const id = newId();
  const rules = JSON.stringify({ placementX10, elimX10, elimCap, tieBreaks, labels });
  await queries.insertPresetVersion(work.db, { id, ...of, name, rules, created_at: work.now() });
  return id;
}

/** @returns warnings @throws AppError INVALID with the problems, at their fields */
function assertUsable(form: PresetForm): Translatable[] {
  const { problems, warnings } = checkPreset(form);
  const [first] = Object.values(problems);
  if (first) throw new AppError('INVALID', first, { fields: problems });
  return warnings;
}

async function readVersion(
  db: Parameters<typeof queries.findVersion>[0],
  id: string,
): Promise<PresetVersion> {
  const row = await queries.findVersion(db, id);
  if (!row) throw new AppError('NOT_FOUND', commonTexts.noPreset);
  return presentPreset(row);
}
