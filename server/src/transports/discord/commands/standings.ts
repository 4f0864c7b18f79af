import { sharePicturePath } from '@one-dream/contract/features/sharing/sharing.values.ts';
import {
  getStandings,
  type StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { getTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { link, press } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { ownTeam } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { isToBeShared } from './share.ts';
import { bold, eventLink, eventOption } from './shown.ts';
import { shownEvent, suggestShown } from './slots.ts';

export const standings: Command = {
  name: 'standings',
  description: texts.standingsCommand,
  options: [eventOption, { name: 'share', description: texts.shareOption, kind: 'boolean' }],
  suggest: { event: suggestShown },
  run: show,
};

async function show(context: CommandContext): Promise<Answer> {
  const { translate, siteUrl } = context;
  const tournamentId = await shownEvent(context);
  if (!tournamentId) return answer({ text: translate(texts.nobodyOpen) });
  const isShared = await isToBeShared(context, tournamentId);
  const [{ data: tournament }, { data }, { team }] = await Promise.all([
    context.call(getTournament, { params: { tournamentId } }),
    context.call(getStandings, { params: { tournamentId } }),
    ownTeam(context),
  ]);
  const rows = data.stage?.tables.flatMap((table) => table.rows) ?? [];
  const hasResults = data.stages.some((stage) => stage.hasResults);
  if (!hasResults)
    return answer({
      text: translate(texts.noStandingsYet({ event: bold(tournament.title) })),
      rows: [[eventLink(context, tournamentId)]],
    });
  const leader = rows.find(({ rank }) => rank === 1);
  // An answer shared with the channel names no rank as the reader's own.
  const own = isShared ? undefined : rows.find(({ teamId }) => teamId === team?._id);
  const lines = [
    bold(tournament.title),
    ...(own && own.rank !== null
      ? [translate(texts.yourRank({ rank: own.rank, points: points(own) }))]
      : []),
    ...(leader
      ? [translate(texts.leads({ team: bold(leader.name), points: points(leader) }))]
      : []),
  ];
  const path = sharePicturePath({ view: 'standings', id: tournamentId, shape: 'portrait' });
  const page = siteUrl(pathTo('standings', { id: tournamentId }));
  return {
    kind: 'message',
    isShared,
    message: {
      text: lines.join('\n'),
      picture: siteUrl(`${path}?v=${data.no}`),
      rows: [
        [
          press(translate(texts.slotList), writeCustomId('slots', tournamentId)),
          link(translate(texts.openPage), page),
        ],
      ],
    },
  };
}

function points({ totalX10 }: StandingLine): string {
  return String(totalX10 / 10);
}
