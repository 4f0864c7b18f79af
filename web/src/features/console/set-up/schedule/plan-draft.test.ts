import { matchesForm } from '@one-dream/contract/features/matches/matches.ts';
import { stageFormats } from '@one-dream/contract/schedule/schedule.values.ts';
import { expect, test } from 'vitest';
import { mapsInTurn, newPlanDraft } from './plan-draft.ts';

test.each(stageFormats)('a plan for %s can be saved as it is proposed', (format) => {
  const draft = newPlanDraft(
    { format, lobbyMax: 16, template: '' },
    { firstStart: '2026-11-22T20:00' },
  );
  const form = {
    firstStart: '2026-11-22T14:30:00.000Z',
    spacingMinutes: Number(draft.spacing),
    matches: Number(draft.matches),
    perDay: Number(draft.perDay),
    maps: draft.maps.map((name) => ({ name, recall: name === 'Rondo' })),
    together: draft.together,
  };
  expect(matchesForm.safeParse(form).success).toBe(true);
});

test('maps are played in turn', () => {
  expect(mapsInTurn({ maps: ['Erangel', 'Rondo'], matches: 3 })).toEqual([
    'Erangel',
    'Rondo',
    'Erangel',
  ]);
  expect(mapsInTurn({ maps: [], matches: 3 })).toEqual([]);
  expect(mapsInTurn({ maps: ['Erangel'], matches: Number.NaN })).toEqual([]);
});

test('a plan starts with the template of its stage', () => {
  const planOf = (template: string) =>
    newPlanDraft({ format: 'single', lobbyMax: 16, template }, { firstStart: '' }).matches;
  expect(planOf('grand-finals')).toBe('18');
  expect(planOf('scrim')).toBe('3');
});
