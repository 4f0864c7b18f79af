import { type Stage, stageForm } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { scheduleTemplates } from '@one-dream/contract/schedule/templates.ts';
import { expect, test } from 'vitest';
import { bodyOfStage, newStageDraft, stageDraftOf } from './stage-draft.ts';

test.each(scheduleTemplates.map(({ key }) => key))(
  'the template %s makes a stage that the contract takes as it is',
  (key) => {
    expect(stageForm.safeParse(bodyOfStage(newStageDraft(0, { key }))).success).toBe(true);
  },
);

test('a stage is unchanged when it is opened and saved', () => {
  const body = {
    name: 'Finals',
    format: 'single',
    lobbyMax: 12,
    firstSlot: 3,
    reservedSlots: [13, 14],
    matchCap: 10,
    matchPoint: { after: 6, plus: 10 },
    startsFrom: { stageId: 'abc' },
    template: 'scrim',
  };
  expect(bodyOfStage(stageDraftOf(body as unknown as Stage))).toEqual(body);
});

test('match point is only sent for the format that has it', () => {
  const draft = { ...newStageDraft(0), matchPoint: 'fixed', fixed: '80' } as const;
  expect(bodyOfStage(draft).matchPoint).toEqual({ fixed: 80 });
  expect(bodyOfStage({ ...draft, format: 'groups' }).matchPoint).toBeNull();
});

test('a final ends by points after as many matches as its game has', () => {
  expect(newStageDraft(1).matchCap).toBe('18');
  expect(newStageDraft(0, { key: 'scrim', game: 'FREE_FIRE' }).matchCap).toBe('8');
  expect(bodyOfStage({ ...newStageDraft(1), matchCap: '9' }).matchCap).toBe(9);
});
