import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { StageRow } from './standings.queries.ts';

type About = Pick<StageRow, 'tournament_id' | 'tournament' | 'name'>;

const linkTo = (stage: About) => pathTo('tournament', { id: stage.tournament_id });

/** @param next name of the stage that the team goes to; null: it is out, or everything is over */
export function advancesNotice({
  stage,
  next,
  isLastStage,
}: {
  stage: About;
  next: string | null;
  isLastStage: boolean;
}): WrittenNotice {
  if (isLastStage)
    return {
      kind: 'stageFinal',
      link: linkTo(stage),
      title: `${stage.tournament}: final standings`,
      description: `${stage.name} is over. See where you finished.`,
    };
  return {
    kind: 'stageFinal',
    link: linkTo(stage),
    title: next ? `You are through to ${next}` : `${stage.name} is over for you`,
    description: next
      ? `${stage.tournament}, ${stage.name} is final. Keep an eye on the schedule of ${next}.`
      : `${stage.tournament}, ${stage.name} is final. Thanks for playing. See your matches on the tournament page.`,
  };
}

export function luckyLoserNotice(stage: About): WrittenNotice {
  return {
    kind: 'luckyLoser',
    link: linkTo(stage),
    title: `A place came free: you are in ${stage.name}`,
    description: `${stage.tournament}: another team declined, so you move up. Check the schedule now.`,
  };
}
