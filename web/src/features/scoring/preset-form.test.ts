import { deliveredPresets } from '@one-dream/contract/scoring/presets.ts';
import { expect, test } from 'vitest';
import { examplesOf, readPreset, toPresetText } from './preset-form.ts';

test.each(deliveredPresets.map((preset) => [preset.name, preset] as const))(
  '%s is read back as it was written',
  (_name, delivered) => {
    const { preset, check } = readPreset(toPresetText(delivered));
    const { placementX10, elimX10, elimCap, tieBreaks, labels } = delivered;
    expect(preset).toEqual({ placementX10, elimX10, elimCap, tieBreaks, labels });
    expect(check.problems).toEqual({});
  },
);

test('the example follows what is typed', () => {
  const [bgmi] = deliveredPresets;
  const { preset } = readPreset({ ...toPresetText(bgmi), elim: '0.5', cap: '10' });
  expect(examplesOf(preset)[0]).toEqual({ text: 'Place 1 with 12: 10 + 5', pointsX10: 150 });
});

test('an invalid number is reported at its field', () => {
  const [bgmi] = deliveredPresets;
  const { check } = readPreset({ ...toPresetText(bgmi), placements: 'ten', elim: '' });
  expect(Object.keys(check.problems).toSorted()).toEqual(['elimX10', 'placementX10']);
});
