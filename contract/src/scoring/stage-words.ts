import type { StageStandings } from '../features/standings/standings.ts';
import type { Translatable } from '../texts.ts';
import { stageTexts as texts } from './stage.texts.ts';
import { formatTenths } from './tenths.ts';

type LabelledBand = Pick<StageStandings['bands'][number], 'from' | 'to' | 'groups'> & {
  leadsTo: { name: string } | null;
};

/** Label of a cut line. */
export function bandText({ from, to, groups, leadsTo }: LabelledBand): Translatable {
  const ranks = ranksText({ from, to });
  const those = groups
    ? texts.ofGroups({ ranks, count: groups.length, groups: groups.join(', ') })
    : ranks;
  return leadsTo ? texts.leads({ ranks: those, stage: leadsTo.name }) : texts.out({ ranks: those });
}

function ranksText({ from, to }: Pick<LabelledBand, 'from' | 'to'>): Translatable {
  if (to === null) return from === 1 ? texts.all : texts.fromRank({ from });
  if (from === to) return texts.rank({ no: from });
  return from === 1 ? texts.top({ to }) : texts.ranks({ from, to });
}

type BestOfRest = NonNullable<StageStandings['bestOfRest']>;

export function bestOfRestText({ count, name }: Pick<BestOfRest, 'count' | 'name'>): Translatable {
  return texts.bestOfRest({ count, stage: name });
}

type MatchPoint = NonNullable<StageStandings['matchPoint']>;

/** Describes how a match-point final is won. */
export function matchPointText({
  thresholdX10,
  after,
  plus,
  cap,
}: Pick<MatchPoint, 'thresholdX10' | 'after' | 'plus' | 'cap'>): Translatable {
  return thresholdX10 === null && after !== null
    ? texts.matchPointAfter({ after, plus: plus ?? 0, cap })
    : texts.matchPointAt({ points: formatTenths(thresholdX10 ?? 0), cap });
}
