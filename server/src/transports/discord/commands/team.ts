import { remindPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName, escapeSentence, plainName } from '../../../platform/discord/markdown.ts';
import { press } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { ownTeam } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { lacksOf, squadLines } from './register.ts';
import { answerWithoutTeam, bold, profileLink } from './shown.ts';

export const team: Command = {
  name: 'team',
  description: texts.teamCommand,
  run: show,
  actions: { remind: doRemind },
};

const mostReminders = 5;

async function show(context: CommandContext): Promise<Answer> {
  const { translate, siteUrl, person } = context;
  const { team: own, isLeader, invite } = await ownTeam(context);
  if (!own) return answerWithoutTeam(context);
  const link = isLeader && invite ? siteUrl(pathTo('teamInvite', { code: invite })) : undefined;
  const lines = [
    bold(own.name),
    translate(texts.lead({ name: escapeName(own.leader.name) })),
    '',
    ...squadLines(context, { players: own.players, type: 'SQUAD' }),
    ...(link ? ['', translate(texts.inviteLink({ link: `<${link}>` }))] : []),
  ];
  const lacking = own.players.filter(
    (player) => lacksOf(player).length > 0 && player._id !== person.session.viewer.id,
  );
  const reminders = isLeader
    ? lacking
        .slice(0, mostReminders)
        .map(({ _id, name }) =>
          press(translate(texts.remind({ name: plainName(name) })), writeCustomId('remind', _id)),
        )
    : [];
  return answer({
    text: lines.join('\n'),
    rows: [
      reminders,
      [press(translate(texts.register), writeCustomId('register'), 'main'), profileLink(context)],
    ],
  });
}

async function doRemind({ args, call, translate }: CommandContext): Promise<Answer> {
  const { message } = await call(remindPlayer, { params: { userId: args[0] ?? '' } });
  const squad = press(translate(texts.squad), writeCustomId('team'));
  return answer({ text: escapeSentence(message), rows: [[squad]] });
}
