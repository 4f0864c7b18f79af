import { pathTo } from '@one-dream/contract/pages.ts';
import { commonTexts } from '../../common.texts.ts';
import { eventMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { standingNoticeTexts as texts } from './standings.notices.texts.ts';
import type { StageRow } from './standings.queries.ts';

type About = Pick<StageRow, 'tournament_id' | 'tournament' | 'name'>;

const linkTo = (stage: About) => pathTo('standings', { id: stage.tournament_id });

/** @param next name of the stage that the team advances to; null: it is out, or everything is over */
export function advancesNotice({
  stage,
  rank,
  next,
  isLastStage,
}: {
  stage: About;
  rank: number;
  next: string | null;
  isLastStage: boolean;
}): WrittenNotice {
  const words = {
    event: stage.tournament,
    stage: stage.name,
    place: commonTexts.ordinal({ rank }),
  };
  const about = {
    kind: 'stageFinal',
    link: linkTo(stage),
    mark: eventMark(stage.tournament),
  } as const;
  if (isLastStage)
    return { ...about, title: texts.finishedTitle(words), description: texts.finished(words) };
  return next
    ? {
        ...about,
        title: texts.throughTitle({ ...words, next }),
        description: texts.through({ ...words, next }),
      }
    : { ...about, title: texts.overTitle(words), description: texts.over(words) };
}

export function luckyLoserNotice(stage: About): WrittenNotice {
  return {
    kind: 'luckyLoser',
    link: linkTo(stage),
    title: texts.luckyLoserTitle({ stage: stage.name }),
    description: texts.luckyLoser({ event: stage.tournament }),
    mark: eventMark(stage.tournament),
  };
}
