import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName, plainName } from '../../../platform/discord/markdown.ts';
import { type Button, link, moment } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type CommandContext,
  type CommandOption,
  type Suggestion,
} from '../command-context.ts';
import { playerTexts as texts } from './player.texts.ts';

/** The option of a player's command that names an event. */
export const eventOption = {
  name: 'event',
  description: texts.eventOption,
  kind: 'text',
  isSuggested: true,
} as const satisfies CommandOption;

export function suggestEvent({ _id, title }: { _id: string; title: string }): Suggestion {
  return { name: plainName(title), value: _id };
}

/** "Match 3 · Sunday Cup" */
export function suggestMatch(
  context: Pick<CommandContext, 'translate'>,
  { match, tournament }: { match: Match; tournament: string },
): Suggestion {
  return {
    name: `${matchName(context, match)} · ${plainName(tournament)}`,
    value: match._id,
  };
}

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

/** Whether nothing happens in the match any more. */
export function isOver({ state }: Pick<Match, 'state'>): boolean {
  return ['published', 'final', 'cancelled', 'void'].includes(state);
}

/** Asks which of several is meant, with a select menu that runs `command` with the choice. */
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

/** For somebody without a team: teams are made on the site. */
export function answerWithoutTeam({ translate, siteUrl }: CommandContext): Answer {
  const makeTeam = link(translate(texts.makeTeam), siteUrl(pathTo('profile')));
  return answer({ text: translate(texts.noTeam), rows: [[makeTeam]] });
}

export function profileLink({ translate, siteUrl }: CommandContext): Button {
  return link(translate(texts.openProfile), siteUrl(pathTo('profile')));
}
