import { pairGroups } from '../draws/group-pairs.ts';
import { defineTexts, type Translatable } from '../texts.ts';
import { matchLimits, type StageFormat } from './schedule.values.ts';

export interface MatchPlan {
  format: StageFormat;
  /** Letters of the groups, in order. */
  groups: readonly string[];
  /** Matches per lobby; for pairs of groups, per stage. */
  matches: number;
  /** ISO 8601 UTC. */
  firstStart: string;
  spacingMinutes: number;
  /** Played in rotation: with three maps, the fourth match is on the first one. */
  maps: readonly { name: string; recall: boolean }[];
  /** Matches per day and lobby; the next one is at the same hour of the next day. */
  perDay: number;
  /** `groups`: all groups at the same time, each in its own room; otherwise one after another. */
  together: boolean;
  /** Existing matches: per group if groups have tables of their own, else per stage. */
  before?: number;
}

export interface PlannedMatch {
  /** Number within the group's table if groups have their own, else within the stage's. */
  no: number;
  groups: string[];
  map: string;
  recall: boolean;
  /** ISO 8601 UTC. */
  startsAt: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Creates the matches of a schedule form (match day §4.4): first start, spacing, map rotation, groups. India has no summer
 * time, so the same hour of the next day is 24 hours later.
 */
export function planMatches(plan: MatchPlan): PlannedMatch[] {
  const before = plan.before ?? 0;
  const startOf = (turn: number, perDay: number) =>
    new Date(
      Date.parse(plan.firstStart) +
        Math.floor(turn / perDay) * day +
        (turn % perDay) * plan.spacingMinutes * minute,
    ).toISOString();
  const match = (groups: string[], index: number, turn: number, perDay: number): PlannedMatch => {
    const map = plan.maps[(before + index) % plan.maps.length];
    return {
      no: before + index + 1,
      groups,
      map: map?.name ?? '',
      recall: map?.recall ?? false,
      startsAt: startOf(turn, perDay),
    };
  };
  if (plan.format === 'group_pairs') {
    const pairs = pairGroups({ groups: plan.groups.length, matches: before + plan.matches });
    return pairs
      .slice(before)
      .map((pair, index) => match(namesOf(pair, plan.groups), index, index, plan.perDay));
  }
  const indexes = Array.from({ length: plan.matches }, (_, index) => index);
  if (plan.format === 'single')
    return indexes.map((index) => match([...plan.groups], index, index, plan.perDay));
  // One after another: match 1 of A, of B, …, then match 2 of A, as the same host opens the rooms in turn.
  const step = plan.together ? 1 : plan.groups.length;
  return indexes.flatMap((index) =>
    plan.groups.map((group, place) =>
      match([group], index, plan.together ? index : index * step + place, plan.perDay * step),
    ),
  );
}

// Pairs use letters of the alphabet, which are mapped to the stage's groups.
function namesOf(pair: readonly string[], groups: readonly string[]): string[] {
  return pair.filter((letter) => groups.includes(letter));
}

const planTexts = defineTexts('plan', {
  pairs: 'Pairs of groups need at least two groups. Draw again with more groups.',
  perStage: 'A stage has at most {most} matches.',
  perDay: 'A lobby plays at most {most} matches a day.',
});

/** @returns errors by form field; empty if there are none */
export function checkPlan(plan: MatchPlan): Record<string, Translatable> {
  const fields: Record<string, Translatable> = {};
  if (plan.format === 'group_pairs' && plan.groups.length < 2) fields.matches = planTexts.pairs;
  if ((plan.before ?? 0) + plan.matches > matchLimits.perStage)
    fields.matches = planTexts.perStage({ most: matchLimits.perStage });
  if (plan.perDay > matchLimits.perDay)
    fields.perDay = planTexts.perDay({ most: matchLimits.perDay });
  return fields;
}
