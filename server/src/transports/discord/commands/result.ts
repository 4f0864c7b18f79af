import { addDisputeEvidence, openDispute } from '@one-dream/contract/features/disputes/disputes.ts';
import { disputeKinds } from '@one-dream/contract/features/disputes/disputes.values.ts';
import { getMatch, listMatches, type Match } from '@one-dream/contract/features/matches/matches.ts';
import {
  attachResultScreenshot,
  screenshotNumbers,
} from '@one-dream/contract/features/results/results.ts';
import { AppError } from '../../../errors.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { type Button, press } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { refusalText } from '../refusal.ts';
import { named, ownEntries } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { bold, matchLine, matchLink, suggestMatch } from './shown.ts';

export const result: Command = {
  name: 'result',
  description: texts.resultCommand,
  options: [{ name: 'match', description: texts.matchOption, kind: 'text', isSuggested: true }],
  suggest: { match: suggestPlayed },
  run: show,
  actions: {
    screenshots: showScreenshotForm,
    'screenshots-sent': sendScreenshots,
    dispute: showDisputeForm,
    'dispute-sent': sendDispute,
  },
};

const mostPictures = screenshotNumbers.length;
const kinds = {
  result: texts.kindResult,
  cheating: texts.kindCheating,
  teaming: texts.kindTeaming,
  roster: texts.kindRoster,
  other: texts.kindOther,
} as const;

/** How many events, and matches of each, are searched: more than a team plays on a day. */
const [mostEvents, mostMatches] = [4, 6];

/** The team's matches that take screenshots or a dispute, in the order in which they were played. */
async function listPlayed(context: CommandContext) {
  const open: readonly Match['state'][] = ['playing', 'results_in', 'published'];
  const entries = (await ownEntries(context)).slice(0, mostEvents);
  const found = await Promise.all(
    entries.map(async ({ tournament }) => {
      const params = { tournamentId: tournament._id };
      const matches = (await context.call(listMatches, { params })).data;
      const last = matches.filter(({ state }) => open.includes(state)).slice(-mostMatches);
      return Promise.all(
        last.map(
          async ({ _id }) => (await context.call(getMatch, { params: { matchId: _id } })).data,
        ),
      );
    }),
  );
  return found.flat().flatMap(({ mine, ...played }) => (mine ? [{ ...played, mine }] : []));
}

async function suggestPlayed(context: CommandContext): Promise<Suggestion[]> {
  return (await listPlayed(context)).map((own) => suggestMatch(context, own));
}

async function show(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  const wanted = named(context, 'match');
  const played = (await listPlayed(context)).filter(({ match }) => !wanted || match._id === wanted);
  const shown = played.at(-1);
  if (!shown) return answer({ text: translate(texts.noResultYet) });
  const { match, tournament, mine } = shown;
  const isPublished = match.state === 'published';
  const buttons: Button[] = [
    press(
      translate(texts.sendScreenshots),
      writeCustomId('screenshots', match._id),
      isPublished ? 'plain' : 'main',
    ),
    ...(isPublished
      ? [press(translate(texts.openDispute), writeCustomId('dispute', match._id))]
      : []),
    matchLink(context, match._id),
  ];
  const others = played.slice(0, -1);
  return answer({
    text: [bold(tournament), matchLine(context, match), bold(mine.team)].join('\n'),
    rows: [
      buttons,
      ...(others.length > 0
        ? [
            {
              id: writeCustomId('result'),
              hint: translate(texts.chooseMatch),
              options: others.map((other) => {
                const { name, value } = suggestMatch(context, other);
                return { text: name, value };
              }),
            },
          ]
        : []),
    ],
  });
}

async function showScreenshotForm({ args, translate }: CommandContext): Promise<Answer> {
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('screenshots-sent', args[0] ?? ''),
      title: translate(texts.screenshotsTitle),
      fields: [
        {
          kind: 'files',
          name: 'pictures',
          label: translate(texts.screenshotsLabel),
          hint: translate(texts.screenshotsHint({ count: mostPictures })),
          most: mostPictures,
        },
      ],
    },
  };
}

async function sendScreenshots(context: CommandContext): Promise<Answer> {
  const [matchId = ''] = context.args;
  const images = await context.pictures();
  const lost = await sendEach(images, (image, index) =>
    context.call(attachResultScreenshot, {
      params: { matchId },
      body: { no: screenshotNumbers[index] },
      pictures: { image },
    }),
  );
  const [first] = lost;
  if (first && lost.length === images.length) throw first.error;
  const count = images.length - lost.length;
  return answer({
    text: [
      context.translate(texts.screenshotsSent({ count })),
      ...sayLost(context, lost, texts.pictureLost),
    ].join('\n'),
    rows: [[matchLink(context, matchId)]],
  });
}

interface Lost {
  /** Number among the pictures that were sent, from 1. */
  no: number;
  error: AppError;
}

/** Sends pictures one by one; after a refused one, the others are still sent. */
async function sendEach(
  images: readonly Buffer[],
  send: (image: Buffer, index: number) => Promise<unknown>,
): Promise<Lost[]> {
  const lost: Lost[] = [];
  for (const [index, image] of images.entries()) {
    try {
      await send(image, index - lost.length);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      lost.push({ no: index + 1, error });
    }
  }
  return lost;
}

function sayLost(
  { translate, language }: CommandContext,
  lost: readonly Lost[],
  write: typeof texts.pictureLost,
): string[] {
  return lost.map(({ no, error }) => translate(write({ no, why: refusalText(error, language) })));
}

async function showDisputeForm({ args, translate }: CommandContext): Promise<Answer> {
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('dispute-sent', args[0] ?? ''),
      title: translate(texts.disputeTitle),
      fields: [
        {
          kind: 'choice',
          name: 'kind',
          label: translate(texts.disputeKind),
          options: disputeKinds.map((kind) => ({ value: kind, text: translate(kinds[kind]) })),
        },
        { kind: 'text', name: 'text', label: translate(texts.disputeText), min: 20, max: 1000 },
        {
          kind: 'text',
          name: 'links',
          label: translate(texts.disputeLinks),
          max: 1000,
          isRequired: false,
        },
        {
          kind: 'files',
          name: 'pictures',
          label: translate(texts.screenshotsLabel),
          most: mostPictures,
          isRequired: false,
        },
      ],
    },
  };
}

async function sendDispute(context: CommandContext): Promise<Answer> {
  const { args, options, translate } = context;
  const [matchId = ''] = args;
  const links = String(options.links ?? '').split(/\s+/u);
  // Downloaded first, so that no dispute is opened without the evidence that was sent with it.
  const images = await context.pictures();
  const { data } = await context.call(openDispute, {
    params: { matchId },
    body: {
      kind: options.kind as (typeof disputeKinds)[number],
      text: String(options.text ?? ''),
      links: links.filter(Boolean),
    },
  });
  const params = { disputeId: data._id };
  const lost = await sendEach(images, (image) =>
    context.call(addDisputeEvidence, { params, pictures: { image } }),
  );
  return answer({
    text: [translate(texts.disputeOpened), ...sayLost(context, lost, texts.evidenceLost)].join(
      '\n',
    ),
    rows: [[matchLink(context, matchId)]],
  });
}
