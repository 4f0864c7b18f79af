import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { presetForm, presetVersion } from '../../scoring/scoring.schemas.ts';

const message = z.string();

export const listPresets = defineCall({
  path: '/presets/list',
  access: 'public',
  limit: 'read',
  summary: 'The newest version of each preset, delivered ones first.',
  answer: { data: z.array(presetVersion) },
});

const savedPreset = { message, data: presetVersion, warnings: z.array(z.string()) };

export const createPreset = defineCall({
  path: '/presets/create',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: "Adds an organiser's own preset.",
  body: presetForm,
  answer: savedPreset,
});

export const changePreset = defineCall({
  path: '/presets/change/{presetId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    "Adds a version to one's own preset. What was scored by an earlier one stays; delivered presets stay as they are.",
  body: z.object({ ...presetForm.shape, no: z.int32() }),
  answer: savedPreset,
});
