import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { type Button, moment } from '../../../platform/discord/messages.ts';
import { type Answer, type Asked, answer, type Suggestion } from '../asked.ts';
import { playerTexts as texts } from './player.texts.ts';

/** "Match 3", with its groups where a stage has several lobbies. */
export function matchName(
  { say }: Pick<Asked, 'say'>,
  match: Pick<Match, 'no' | 'groups' | 'attempt' | 'format'>,
): string {
  const { no, groups, attempt, format } = match;
  const isGrouped = format !== 'single' && groups.length > 0;
  const name = isGrouped ? texts.matchOf({ no, groups: groups.join('+') }) : texts.match({ no });
  return say(attempt > 1 ? texts.replay({ match: name }) : name);
}

/** "Match 3 · Erangel · 20:30", the time in the reader's own zone. */
export function matchLine(asked: Pick<Asked, 'say'>, match: Match): string {
  return asked.say(
    texts.line({
      match: matchName(asked, match),
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
  { say }: Asked,
  ask: { command: string; hint: Said; choices: readonly (Suggestion & { more?: string })[] },
): Answer {
  const hint = say(ask.hint);
  const options = ask.choices.map(({ name, ...choice }) => ({ text: name, ...choice }));
  return answer({ text: hint, rows: [{ id: writeCustomId(ask.command), hint, options }] });
}

export function bold(name: string): string {
  return `**${escapeName(name)}**`;
}

export function eventLink({ say, siteUrl }: Asked, tournamentId: string): Button {
  return {
    text: say(texts.openPage),
    does: { url: siteUrl(pathTo('tournament', { id: tournamentId })) },
  };
}

export function matchLink({ say, siteUrl }: Asked, matchId: string): Button {
  return { text: say(texts.openPage), does: { url: siteUrl(pathTo('match', { id: matchId })) } };
}

export function profileLink({ say, siteUrl }: Asked): Button {
  return { text: say(texts.openProfile), does: { url: siteUrl(pathTo('profile')) } };
}
