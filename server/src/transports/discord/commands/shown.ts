import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { type Button, link, moment } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type CommandContext, type Suggestion } from '../command-context.ts';
import { playerTexts as texts } from './player.texts.ts';

/** "Match 3", with its groups where a stage has several lobbies. */
export function matchName(
  { translate }: Pick<CommandContext, 'translate'>,
  match: Pick<Match, 'no' | 'groups' | 'attempt' | 'format'>,
): string {
  const { no, groups, attempt, format } = match;
  const isGrouped = format !== 'single' && groups.length > 0;
  const name = isGrouped ? texts.matchOf({ no, groups: groups.join('+') }) : texts.match({ no });
  return translate(attempt > 1 ? texts.replay({ match: name }) : name);
}

/** "Match 3 · Erangel · 20:30", the time in the reader's own zone. */
export function matchLine(context: Pick<CommandContext, 'translate'>, match: Match): string {
  return context.translate(
    texts.line({
      match: matchName(context, match),
      map: escapeName(match.map),
      time: moment(match.startsAt, 'f'),
    }),
  );
}

/** Nothing happens in it any more. */
export function isOver({ state }: Pick<Match, 'state'>): boolean {
  return ['published', 'final', 'cancelled', 'void'].includes(state);
}

/** Asks which one is meant; the choice runs `command` with it. */
export function askWhich(
  { translate }: CommandContext,
  ask: {
    command: string;
    hint: Translatable;
    choices: readonly (Suggestion & { more?: string })[];
  },
): Answer {
  const hint = translate(ask.hint);
  const options = ask.choices.map(({ name, ...choice }) => ({ text: name, ...choice }));
  return answer({ text: hint, rows: [{ id: writeCustomId(ask.command), hint, options }] });
}

export function bold(name: string): string {
  return `**${escapeName(name)}**`;
}

export function eventLink({ translate, siteUrl }: CommandContext, tournamentId: string): Button {
  return link(translate(texts.openPage), siteUrl(pathTo('tournament', { id: tournamentId })));
}

export function matchLink({ translate, siteUrl }: CommandContext, matchId: string): Button {
  return link(translate(texts.openPage), siteUrl(pathTo('match', { id: matchId })));
}

export function profileLink({ translate, siteUrl }: CommandContext): Button {
  return link(translate(texts.openProfile), siteUrl(pathTo('profile')));
}
