import { defineEvent } from './event.ts';

export const pointsAdjusted = defineEvent('adjustment.make', 'changed the points of');
export const adjustmentRevoked = defineEvent(
  'adjustment.revoke',
  'took back a change to the points of',
);
export const tieRuled = defineEvent('standings.ruling', 'ruled on a tie in');
export const championConfirmed = defineEvent('standings.champion', 'confirmed another champion of');
export const stageFinalised = defineEvent('stage.finalise', 'made final');
export const stageReopened = defineEvent('stage.reopen', 'reopened');
export const stageScoringChanged = defineEvent('stage.scoring', 'changed the scoring of');
export const luckyLoserMovedUp = defineEvent('stage.lucky-loser', 'moved up');
export const presetCreated = defineEvent('preset.create', 'created the scoring preset');
export const presetChanged = defineEvent('preset.change', 'changed the scoring preset');
