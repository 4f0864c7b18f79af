import { defineTexts } from '../texts.ts';

/** Labels of cut lines: `Top 8 → Semi-finals`, `From rank 17: out`. */
export const stageTexts = defineTexts('stage', {
  all: 'All',
  rank: 'Rank {no}',
  top: 'Top {to}',
  ranks: 'Ranks {from}–{to}',
  fromRank: 'From rank {from}',
  ofGroups: '{count, plural, one {{ranks} of group {groups}} other {{ranks} of groups {groups}}}',
  leads: '{ranks} → {stage}',
  out: '{ranks}: out',
  bestOfRest: 'Best {count} of the rest → {stage}',
  matchPointAfter:
    "Match point is the leader's total after match {after} plus {plus}. Who has it and then wins a match is champion. After match {cap} the most points win.",
  matchPointAt:
    'Match point is {points}. The first team that has it before a match and wins that match is champion. After match {cap} the most points win.',
});
