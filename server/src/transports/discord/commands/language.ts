import { chooseLanguage } from '@one-dream/contract/features/users/users.ts';
import { isOffered, languages, offeredLanguages } from '@one-dream/contract/languages.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { press } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { playerTexts as texts } from './player.texts.ts';

export const language: Command = {
  name: 'language',
  description: texts.languageCommand,
  run: choose,
};

/** Offers each language under its own name; a button saves the choice in the account, so it applies to the site, too. */
async function choose(context: CommandContext): Promise<Answer> {
  const [chosen] = context.args;
  if (isOffered(chosen)) {
    await context.call(chooseLanguage, { body: { language: chosen } });
    return answer({ text: translateTo(chosen, texts.languageChosen) });
  }
  return answer({
    text: context.translate(texts.chooseLanguage),
    rows: [
      offeredLanguages.map((one) => press(languages[one].ownName, writeCustomId('language', one))),
    ],
  });
}
