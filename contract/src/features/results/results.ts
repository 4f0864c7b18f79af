import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, picturePath, timestamp } from '../../fields.ts';
import { maximumPaste } from '../../scoring/paste-block.ts';
import { draftRow, issue, presetVersion, resultRow } from '../../scoring/scoring.schemas.ts';

const message = z.string();
const version = z.int32();
/** Public: "Corrected 21:40 IST: eliminations of X 6 → 7". */
const publicReason = line({ label: 'Reason', min: 5, max: 200 });
/** Maximum length of an observer file, in characters. */
export const maximumObserverFile = 400_000;

export const resultSources = ['grid', 'tsv', 'observer'] as const;
export type ResultSource = (typeof resultSources)[number];

export const resultDraft = z.object({
  /** Initially one per team of the lobby, by room slot. */
  rows: z.array(draftRow),
  /** 0: never saved. Sent back with a change; a stale one is refused with the newer draft in `data`. */
  version: z.number(),
  source: z.enum(resultSources),
  savedBy: z.nullable(z.string()),
  savedAt: z.nullable(timestamp),
  /** They block publishing. */
  problems: z.array(issue),
  /** Publishing asks to confirm them. */
  warnings: z.array(issue),
  /** Other scorers who have this draft open. */
  others: z.array(z.string()),
});
export type ResultDraft = z.output<typeof resultDraft>;

/** A team of the lobby, for entering its row. */
export const scoredTeam = z.object({
  entryId: z.string(),
  name: z.string(),
  logo: picturePath,
  group: z.string(),
  roomSlot: z.number(),
  /** In roster order: draft rows refer to `player`. */
  players: z.array(
    z.object({
      player: z.number(),
      inGameName: z.string(),
      /** Names that it was read as before. */
      aliases: z.array(z.string()),
    }),
  ),
  /** Names it was pasted under before. */
  aliases: z.array(z.string()),
  /** Pictures the leader attached, in the leader's order. */
  screenshots: z.array(picturePath),
});

export const getResultDraft = defineCall({
  path: '/results/draft/get/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'draft',
  effect: 'reversible',
  summary:
    'Everything to enter a match with: lobby, rosters, preset, the draft as it is now, what is published. Being asked again and again it keeps the reader present for other scorers.',
  answer: {
    data: z.object({
      draft: resultDraft,
      teams: z.array(scoredTeam),
      /** Teams with a slot but no place in the draw, who may have played in another's place. */
      substitutes: z.array(z.object({ entryId: z.string(), name: z.string() })),
      /** Players in a full team: the default of `fielded`. */
      lineup: z.number(),
      recall: z.boolean(),
      preset: presetVersion,
      /** Rows of the loaded observer file. */
      observed: z.nullable(z.array(draftRow)),
      /** The newest version; null before the first. */
      published: z.nullable(z.object({ no: z.number(), rows: z.array(resultRow) })),
      /** Whether the viewer may publish a correction now. */
      canCorrect: z.boolean(),
    }),
  },
});

export const saveResultDraft = defineCall({
  path: '/results/draft/save/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'draft',
  effect: 'reversible',
  summary:
    'Keeps a draft, wrong ones too, and says what is wrong. A stale `version` is refused with STALE and the newer draft in `data`; nothing is changed.',
  body: z.object({
    version,
    rows: z.array(draftRow).check(z.maxLength(60, 'A lobby has at most 25 teams.')),
  }),
  answer: { data: resultDraft },
});

export const importedRow = z.object({
  line: z.number(),
  key: z.string(),
  /** null: no match, or an ambiguous one. */
  entryId: z.nullable(z.string()),
  matchedBy: z.nullable(z.enum(['slot', 'name', 'alias'])),
  candidates: z.array(z.string()),
  /** Teams of the lobby that an unmatched name may refer to, best match first. */
  nearest: z.array(z.string()),
  /** A team of that name outside this lobby, with its group in the draw; `null` group: none. */
  elsewhere: z.nullable(z.object({ name: z.string(), group: z.nullable(z.string()) })),
  row: z.nullable(draftRow),
  /** Rejected cells, with the reason. */
  refused: z.record(z.string(), z.string()),
  warnings: z.array(z.string()),
});

export const putInPlace = defineCall({
  path: '/results/in-place/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    "Says that a team which is not in the lobby played in the place of one that is: it has that team's row, and its room slot from this match on. Once the match has begun, until its result is published.",
  body: z.object({ outEntryId: id, inEntryId: id, version }),
  answer: { message, data: resultDraft },
});

export const importResult = defineCall({
  path: '/results/import/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'draft',
  effect: 'reversible',
  summary:
    "Reads a block of a spreadsheet (`tsv`) or the observer client's `gettotalplayerlist` (`observer`) into rows. A preview unless `apply` is set; it never publishes. `matches` says by hand whose an unmatched line is, and is remembered. A block of several matches answers with their captions, and `part` says which is meant.",
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('tsv'),
      text: z
        .string()
        .check(
          z.minLength(1, 'Paste something.'),
          z.maxLength(maximumPaste, 'That is more than a match has.'),
        ),
      /** Index of the match, in a block of several. */
      part: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
      /** Meaning of the second of two columns. */
      second: z._default(z.enum(['placement', 'elims']), 'placement'),
      matches: z._default(
        z
          .array(z.object({ key: line({ label: 'Pasted name', min: 1, max: 60 }), entryId: id }))
          .check(z.maxLength(25)),
        [],
      ),
      apply: z._default(z.boolean(), false),
      version,
    }),
    z.object({
      kind: z.literal('observer'),
      text: z
        .string()
        .check(
          z.minLength(2, 'Choose a file.'),
          z.maxLength(maximumObserverFile, 'That file is too large.'),
        ),
      apply: z._default(z.boolean(), false),
      version,
    }),
  ]),
  answer: {
    data: z.object({
      rows: z.array(importedRow),
      /** Captions of the block's matches, some empty. With several and no `part`, nothing is read. */
      parts: z.array(z.string()),
      /** As it would be, or is after applying. */
      draft: resultDraft,
      isApplied: z.boolean(),
    }),
  },
});

const publishBody = {
  /** Version of the draft: publishing the same one twice has no effect. */
  version,
  /** The warnings have been read. */
  confirm: z._default(z.boolean(), false),
};

export const publishResult = defineCall({
  path: '/results/publish/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'Publishes the draft as version 1 of the result and opens the dispute window. Problems are refused at their rows; warnings are refused with CONFIRM unless `confirm` is set. The same draft again gets the same answer. One that broke off is taken by `decision`, with a reason that everybody reads.',
  body: z.object({
    ...publishBody,
    /** Why an aborted match counts as it stands; null for a completed one. */
    decision: z._default(z.nullable(publicReason), null),
  }),
  answer: { message, data: z.object({ no: z.number(), disputeUntil: z.nullable(timestamp) }) },
});

export const correctResult = defineCall({
  path: '/results/correct/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'Publishes the draft as a new version with a reason that everybody reads. Hosts until the next match of the stage starts; scorers and admins until the stage is final. One that changes the champion of a match-point final needs `confirmChampion` of the owner.',
  body: z.object({
    ...publishBody,
    reason: publicReason,
    confirmChampion: z._default(z.boolean(), false),
  }),
  answer: { message, data: z.object({ no: z.number(), changes: z.array(z.string()) }) },
});

export const keepPlayerAliases = defineCall({
  path: '/results/player-aliases/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'draft',
  effect: 'reversible',
  summary:
    "Keeps how players' in-game names were read off result screens, as a scorer put them right: by game id, so that they match by themselves the next time. The newest of a name counts.",
  body: z.object({
    names: z
      .array(
        z.object({
          entryId: id,
          player: z.int32(),
          alias: line({ label: 'Name on the screen', min: 2, max: 60 }),
        }),
      )
      .check(z.maxLength(100, 'A lobby has at most 100 players.')),
  }),
  answer: {},
});

export const publishedVersion = z.object({
  no: z.number(),
  publishedAt: timestamp,
  /** Reason for a correction, or for publishing an aborted match; otherwise empty. */
  reason: z.string(),
  /** `eliminations of Team X 6 → 7`, compared to the previous version. */
  changes: z.array(z.string()),
  preset: presetVersion,
  source: z.enum(resultSources),
  rows: z.array(z.object({ ...resultRow.shape, pointsX10: z.number() })),
  /** Name of the publisher; shown to the tournament's staff only. */
  by: z.nullable(z.string()),
});

export const listResultVersions = defineCall({
  path: '/results/history/{matchId}',
  access: 'public',
  limit: 'read',
  summary: "A match's published versions, the newest first, each with what it changed and why.",
  answer: {
    data: z.object({
      matchId: z.string(),
      teams: z.array(
        z.object({ entryId: z.string(), teamId: z.string(), name: z.string(), logo: picturePath }),
      ),
      versions: z.array(publishedVersion),
      /** End of the dispute window; null before publishing and once it is over. */
      disputeUntil: z.nullable(timestamp),
    }),
  },
});

/** As sent by a form. */
export const screenshotNumbers = ['1', '2', '3'] as const;

export const attachResultScreenshot = defineCall({
  path: '/results/screenshot/{matchId}',
  access: 'user',
  limit: 'upload',
  effect: 'own',
  summary:
    "Attaches the leader's picture of the result screen, until the match is final. `no` is which of up to three: a long list is scrolled. The first takes the place of all that the team sent before.",
  body: z.object({
    no: z._default(z.enum(screenshotNumbers, 'A result takes three pictures.'), '1'),
  }),
  pictures: { image: 'required' },
  answer: { message, image: picturePath },
});
