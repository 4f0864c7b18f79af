import { chooseLanguage } from '@one-dream/contract/features/users/users.ts';
import { isOffered, languages, offeredLanguages } from '@one-dream/contract/languages.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { type Answer, type Asked, answer, type Command } from '../asked.ts';
import { playerTexts as texts } from './player.texts.ts';

export const language: Command = {
  name: 'language',
  description: texts.languageCommand,
  run: choose,
};

/** Asks which, each named in its own words; a button keeps it in the account, for the site as well. */
async function choose(asked: Asked): Promise<Answer> {
  const [chosen] = asked.args;
  if (isOffered(chosen)) {
    await asked.call(chooseLanguage, { body: { language: chosen } });
    return answer({ text: translateTo(chosen, texts.languageChosen) });
  }
  return answer({
    text: asked.translate(texts.chooseLanguage),
    rows: [
      offeredLanguages.map((one) => ({
        text: languages[one].ownName,
        does: { id: writeCustomId('language', one) },
      })),
    ],
  });
}
