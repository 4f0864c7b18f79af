import { sendNotification } from '@one-dream/contract/features/notifications/notifications.ts';
import {
  registeredTeams,
  teamAudienceKinds,
} from '@one-dream/contract/features/notifications/notifications.values.ts';
import { getTournamentForAdmin } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { plainName } from '../../../platform/discord/markdown.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { eventToRun, suggestRun } from './desk-facts.ts';
import { staffTexts as texts } from './staff.texts.ts';

export const announce: Command = {
  name: 'announce',
  isForStaff: true,
  description: texts.announceCommand,
  options: [eventToRun],
  suggest: { event: suggestRun },
  run: showForm,
  actions: { 'announce-sent': send },
};

const audiences = { registered: texts.toRegistered, 'checked-in': texts.toCheckedIn } as const;

/** For admins, as on the site: anybody else is refused here, before they have written anything. */
async function showForm(context: CommandContext): Promise<Answer> {
  const { translate, options, call } = context;
  const tournamentId = String(options.event ?? '');
  const { data } = await call(getTournamentForAdmin, { params: { tournamentId } });
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('announce-sent', tournamentId),
      title: translate(texts.announceTitle({ event: plainName(data.title) })),
      fields: [
        { kind: 'line', name: 'title', label: translate(texts.subject), min: 1, max: 120 },
        { kind: 'text', name: 'text', label: translate(texts.message), min: 1, max: 2000 },
        {
          kind: 'choice',
          name: 'who',
          label: translate(texts.toWhom),
          options: teamAudienceKinds.map((kind) => ({
            value: kind,
            text: translate(audiences[kind]),
          })),
        },
      ],
    },
  };
}

async function send({ args, options, call }: CommandContext): Promise<Answer> {
  const [tournamentId = ''] = args;
  const { message } = await call(sendNotification, {
    body: {
      title: String(options.title ?? ''),
      description: String(options.text ?? ''),
      to: registeredTeams,
      type: 'event',
      link: pathTo('tournament', { id: tournamentId }),
      audience: {
        tournamentId,
        who: options.who as (typeof teamAudienceKinds)[number],
        leadersOnly: false,
      },
    },
  });
  return answer({ text: message });
}
