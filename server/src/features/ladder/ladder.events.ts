import * as log from '@one-dream/contract/events/scrims.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { event, to } from '../../platform/work/domain-events.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';
import { ladderNoticeTexts as texts } from './ladder.notices.texts.ts';
import type { MoveRow } from './ladder.queries.ts';

const events = {
  entered: log.ladderEntered,
  promotion: log.ladderPromoted,
  relegation: log.ladderRelegated,
  kept: log.ladderKept,
  absence: log.ladderAbsence,
  by_hand: log.ladderMovedByHand,
} satisfies Record<MoveRow['kind'], object>;

/** Notifies the team's leader. */
export const ladderMoved = (kind: MoveRow['kind']) =>
  event(
    events[kind],
    ({ team, move }: { team: { name: string; leader_id: string }; move: MoveRow }) => ({
      subject: team.name,
      before: { tier: move.from_tier },
      after: { tier: move.to_tier, reason: move.reason },
      notices: [
        to<'ladderMoved'>([team.leader_id], {
          kind: 'ladderMoved',
          title: describeMove(team.name, move),
          description: texts.reason({ reason: move.reason }),
          link: pathTo('profile'),
          mark: teamMark(team.name),
        }),
      ],
    }),
  );

function describeMove(team: string, { kind, to_tier: to, from_tier: from }: MoveRow): Translatable {
  if (!to) return from ? texts.lost({ team, tier: tierNames[from] }) : texts.lostOnLadder({ team });
  const words = { team, tier: tierNames[to] };
  if (kind === 'promotion') return texts.up(words);
  if (kind === 'relegation') return texts.down(words);
  return kind === 'kept' ? texts.stays(words) : texts.isIn(words);
}
