import {
  findSubjects,
  listBans,
  listStrikes,
  type Strike,
} from '@one-dream/contract/features/discipline/discipline.ts';
import type { StrikeKind } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { listTeams } from '@one-dream/contract/features/teams/teams.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { link, moment } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { bold } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';

export const find: Command = {
  name: 'find',
  isForStaff: true,
  description: texts.findCommand,
  options: [{ name: 'name', description: texts.nameOption, kind: 'text', isRequired: true }],
  run: show,
};

const most = { subjects: 8, lines: 5 } as const;

export const strikeWords: Record<StrikeKind, Translatable> = {
  no_show: texts.noShow,
  left_late: texts.leftLate,
  room_leak: texts.roomLeak,
  staff_abuse: texts.staffAbuse,
};

/** Accounts and teams with their strike points and bans, followed by the newest strikes and bans. */
async function show(context: CommandContext): Promise<Answer> {
  const { translate, call, siteUrl } = context;
  const search = String(context.options.name ?? '');
  const [{ data }, strikes, bans, teams] = await Promise.all([
    call(findSubjects, { body: { search } }),
    call(listStrikes, { body: { search, limit: most.lines } }),
    call(listBans, { body: { search, show: 'all', limit: most.lines } }),
    call(listTeams, { body: { search, limit: most.subjects } }),
  ]);
  if (data.length === 0) return answer({ text: translate(texts.nobodyFound) });
  const running = new Map(teams.data.map(({ _id, runningEntries }) => [_id, runningEntries]));
  const lines = data.slice(0, most.subjects).map((one) => {
    const against = [
      ...(one.points > 0 ? [translate(texts.strikes({ points: one.points }))] : []),
      ...(one.isBanned ? [`**${translate(texts.banned)}**`] : []),
    ];
    const entries = running.get(one._id) ?? 0;
    return [
      `${bold(one.name)} (${translate(one.kind === 'team' ? texts.isTeam : texts.isPlayer)}) ${escapeName(one.detail)}`,
      against.length > 0 ? against.join(', ') : translate(texts.clean),
      ...(entries > 0 ? [translate(texts.runningEntries({ count: entries }))] : []),
    ].join('\n');
  });
  return answer({
    text: [
      ...lines,
      ...strikes.data.map((strike) => sayStrike(context, strike)),
      ...bans.data.map(({ scope, reason, subject }) => {
        const text = translate(scope === 'scrims' ? texts.scopeScrims : texts.scopeAll);
        return `• ${bold(subject.name)}: ${translate(texts.banLine({ scope: text, reason: escapeName(translate(textOfReason(reason))) }))}`;
      }),
    ].join('\n'),
    rows: [[link(translate(texts.openConsole), siteUrl(adminPages.discipline.path))]],
  });
}

function sayStrike({ translate }: CommandContext, { kind, at, reason, subject }: Strike): string {
  const line = texts.strikeLine({
    time: moment(at, 'f'),
    kind: strikeWords[kind],
    reason: escapeName(translate(textOfReason(reason))),
  });
  return `• ${bold(subject.name)} ${translate(line)}`;
}
