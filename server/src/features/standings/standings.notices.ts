import { pathTo } from '@one-dream/contract/pages.ts';
import { commonTexts } from '../../common.texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark } from '../../platform/work/stored-notice.ts';
import type { StageRow } from './standings.queries.ts';

type About = Pick<StageRow, 'tournament_id' | 'tournament' | 'name'>;

export const standingNotices = defineNotices(
  'standingNotices',
  {
    finished: {
      kind: 'stageFinal',
      title: 'You finished {place} in {event}',
      description: '{stage} is over, and these are the final standings. See the whole table.',
    },
    through: {
      kind: 'stageFinal',
      title: 'You are through to {next}, {place} in {stage}',
      description: '{event}, {stage} is final. Keep an eye on the schedule of {next}.',
    },
    over: {
      kind: 'stageFinal',
      title: '{stage} is over for you: {place}',
      description:
        '{event}, {stage} is final. Thanks for playing. See your matches on the tournament page.',
    },
    luckyLoser: {
      title: 'A place came free: you are in {stage}',
      description: '{event}: another team declined, so you move up. Check the schedule now.',
    },
  },
  ({ tournament_id: id, tournament: event, name: stage }: About) => ({
    values: { event, stage },
    link: pathTo('standings', { id }),
    mark: eventMark(event),
  }),
);

/** @param next name of the stage that the team advances to; null: it is out, or everything is over */
export function advancesNotice(
  stage: About,
  { rank, next, isLastStage }: { rank: number; next: string | null; isLastStage: boolean },
) {
  const place = commonTexts.ordinal({ rank });
  if (isLastStage) return standingNotices.finished(stage, { place });
  return next
    ? standingNotices.through(stage, { place, next })
    : standingNotices.over(stage, { place });
}
