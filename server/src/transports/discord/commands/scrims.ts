import { type Evening, listEvenings } from '@one-dream/contract/features/scrims/scrims.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { type Button, link, moment, press } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { liveEntries } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';

export const scrims: Command = { name: 'scrims', description: texts.scrimsCommand, run: show };

const buttonsInRow = 5;

/** Tonight's scrims, with a button for each that is open and that the team is not in. */
async function show(context: CommandContext): Promise<Answer> {
  const { translate, siteUrl } = context;
  const [{ today, data }, entries] = await Promise.all([
    context.call(listEvenings),
    liveEntries(context),
  ]);
  const own = new Set(entries.map(({ tournament }) => tournament._id));
  const tonight = data.filter(({ day, state }) => day === today && state !== 'paused');
  const page = link(translate(texts.openPage), siteUrl(pathTo('scrims')));
  if (tonight.length === 0) return answer({ text: translate(texts.noScrims), rows: [[page]] });
  const blocks = tonight.map((evening) => describe(context, evening));
  const open = tonight.filter(
    ({ tournament }) =>
      tournament?.status === 'OPENED' && !tournament.isCancelled && !own.has(tournament._id),
  );
  const buttons: Button[] = open.map(({ tournament, tier }) =>
    press(
      `${translate(texts.register)} · ${tierNames[tier]}`,
      writeCustomId('register', tournament?._id ?? ''),
      'main',
    ),
  );
  return answer({
    text: [`**${translate(texts.tonight)}**`, ...blocks].join('\n\n'),
    rows: [buttons.slice(0, buttonsInRow), buttons.slice(buttonsInRow, 2 * buttonsInRow), [page]],
  });
}

function describe({ translate }: CommandContext, evening: Evening): string {
  const { tier, title, startsAt, opensAt, state, reason, tournament } = evening;
  const head = translate(
    texts.scrimLine({
      tier: `**${tierNames[tier]}**`,
      title: escapeName(tournament?.title ?? title),
      time: moment(startsAt, 't'),
    }),
  );
  if (state === 'skipped' || tournament?.isCancelled)
    return [
      head,
      translate(texts.calledOff),
      ...(reason ? [escapeName(translate(textOfReason(reason)))] : []),
    ].join(' ');
  if (!tournament)
    return `${head}\n${translate(texts.scrimOpensAt({ time: moment(opensAt, 't') }))}`;
  const { used, total } = readSlots(tournament.slots);
  return `${head}\n${translate(texts.scrimSlots({ used, total }))}`;
}
