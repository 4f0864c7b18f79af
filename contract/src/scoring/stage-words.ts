import type { StageStandings } from '../features/standings/standings.ts';
import type { Said } from '../texts.ts';
import { stageTexts as texts } from './stage.texts.ts';
import { formatTenths } from './tenths.ts';

type SaidBand = Pick<StageStandings['bands'][number], 'from' | 'to' | 'groups'> & {
  leadsTo: { name: string } | null;
};

/** Label of a cut line. */
export function sayBand({ from, to, groups, leadsTo }: SaidBand): Said {
  const ranks = sayRanks({ from, to });
  const those = groups
    ? texts.ofGroups({ ranks, count: groups.length, groups: groups.join(', ') })
    : ranks;
  return leadsTo ? texts.leads({ ranks: those, stage: leadsTo.name }) : texts.out({ ranks: those });
}

function sayRanks({ from, to }: Pick<SaidBand, 'from' | 'to'>): Said {
  if (to === null) return from === 1 ? texts.all : texts.fromRank({ from });
  if (from === to) return texts.rank({ no: from });
  return from === 1 ? texts.top({ to }) : texts.ranks({ from, to });
}

type BestOfRest = NonNullable<StageStandings['bestOfRest']>;

export function sayBestOfRest({ count, name }: Pick<BestOfRest, 'count' | 'name'>): Said {
  return texts.bestOfRest({ count, stage: name });
}

type MatchPoint = NonNullable<StageStandings['matchPoint']>;

/** Describes how a match-point final is won. */
export function sayMatchPoint({
  thresholdX10,
  after,
  plus,
  cap,
}: Pick<MatchPoint, 'thresholdX10' | 'after' | 'plus' | 'cap'>): Said {
  return thresholdX10 === null && after !== null
    ? texts.matchPointAfter({ after, plus: plus ?? 0, cap })
    : texts.matchPointAt({ points: formatTenths(thresholdX10 ?? 0), cap });
}
