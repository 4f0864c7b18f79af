import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';

const small = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const pixel = small(9999);

/** Kind of a picture: `2400x1080`. */
const size = z.string().check(z.regex(/^\d{1,5}x\d{1,5}$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const readCell = z.object({
  /** Roster position. */
  player: small(99),
  /** As read; null where the reader left it open. */
  value: z.nullable(small(99)),
  /** Name and number in the picture: left, top, right, bottom. */
  box: z.nullable(z.tuple([pixel, pixel, pixel, pixel])),
});
export type ReadCell = z.output<typeof readCell>;

export const getReaderState = defineCall({
  path: '/results/reader/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'read',
  summary:
    'What reading result screens goes by now: whether it is still being tried, which sizes of pictures are not read as too much had to be corrected, whether pictures are kept.',
  answer: {
    data: z.object({
      isTrial: z.boolean(),
      /** Sizes of pictures that are not read any more. */
      unread: z.array(z.string()),
      /** The owner agreed to the labelled set: half of the cards are typed before the reader's answer is shown. */
      keepsScreens: z.boolean(),
    }),
  },
});

export const keepReading = defineCall({
  path: '/results/reading/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'draft',
  effect: 'reversible',
  summary:
    'Keeps what the reader said of each card, before anybody changed it, to be compared with the published result. The newest reading of a card counts.',
  body: z.object({
    reader: small(999),
    cards: z
      .array(
        z.object({
          entryId: id,
          size,
          /** Of its picture, if pictures are stored. */
          picture: z.nullable(hash),
          rank: z.nullable(small(99)),
          isBlind: z.boolean(),
          cells: z.array(readCell).check(z.maxLength(10, 'A team has at most 10 players.')),
        }),
      )
      .check(z.maxLength(25, 'A lobby has at most 25 teams.')),
  }),
  answer: {},
});

export const keepScreen = defineCall({
  path: '/results/screen/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'upload',
  effect: 'reversible',
  summary:
    'Keeps a picture that was read for the labelled set, where the owner agreed to one: in the private storage, without an address. Its hash decides at once whether it is learnt from, tried on, or never looked at.',
  pictures: { image: 'required' },
  answer: {},
});

const share = z.object({
  hits: z.number(),
  all: z.number(),
  /** Wilson's interval of the share. */
  low: z.number(),
  high: z.number(),
});
export type ReaderShare = z.output<typeof share>;

export const readerGroup = z.object({
  /** Name of the game. */
  client: z.string(),
  size: z.string(),
  matches: z.number(),
  /** Numbers that were filled in and are not the published ones. */
  silentlyWrong: share,
  /** The same, of cells that are not 0. */
  silentlyWrongNot0: share,
  /** Numbers that were left to a person. */
  marked: share,
  markedNot0: share,
  /** Matches in which every number was filled in and right. */
  wholeMatches: share,
  /** Too much had to be corrected: its pictures are not read any more. */
  isUnread: z.boolean(),
});
export type ReaderGroup = z.output<typeof readerGroup>;

export const readerReport = z.object({
  /** Cells typed before the reader's answer was shown. */
  independent: z.number(),
  groups: z.array(readerGroup),
});
export type ReaderReport = z.output<typeof readerReport>;

export const getReaderReport = defineCall({
  path: '/results/reader-report',
  access: 'owner',
  limit: 'read',
  summary:
    "How the reader of result screens did, by game and size of picture, beside results whose time to dispute is over: silently wrong, marked, whole matches right, with Wilson's intervals.",
  answer: { data: readerReport },
});
