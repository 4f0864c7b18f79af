import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, link, paragraphs, picturePath, timestamp } from '../../fields.ts';
import { disputeKinds, disputeOutcomes, disputeStates } from './disputes.values.ts';

const message = z.string();
/** A dispute as its author and staff see it. */
export const dispute = z.object({
  _id: z.string(),
  matchId: z.string(),
  stage: z.string(),
  matchNo: z.number(),
  entryId: z.string(),
  team: z.string(),
  kind: z.enum(disputeKinds),
  text: z.string(),
  links: z.array(z.string()),
  evidence: z.array(picturePath),
  state: z.enum(disputeStates),
  openedAt: timestamp,
  /** The staff's written decision; empty until then. */
  answer: z.string(),
  decidedAt: z.nullable(timestamp),
  outcome: z.nullable(
    z.object({
      kind: z.enum(disputeOutcomes),
      /** Version number; null for other outcomes. */
      versionNo: z.nullable(z.number()),
    }),
  ),
  /** The team asked for its side. */
  asked: z.nullable(
    z.object({
      entryId: z.string(),
      team: z.string(),
      answer: z.string(),
      answeredAt: z.nullable(timestamp),
    }),
  ),
  /** Name of the opener; staff only. */
  openedBy: z.nullable(z.string()),
  /** Name of the staff member who decided; staff only. */
  decidedBy: z.nullable(z.string()),
});
export type Dispute = z.output<typeof dispute>;

export const openDispute = defineCall({
  path: '/disputes/open/{matchId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Opens a dispute about a published match for the signed-in leader's team, until its window ends. After that only the owner opens one, on an entry's behalf.",
  body: z.object({
    kind: z.enum(disputeKinds, 'Choose what it is about.'),
    text: paragraphs({ label: 'What happened', min: 20, max: 1000 }),
    /** URLs of clips and posts. */
    links: z._default(z.array(link).check(z.maxLength(5, 'At most 5 links.')), []),
    /** Owner only: the entry on whose behalf it is opened. */
    entryId: z.optional(id),
  }),
  answer: { message, data: dispute },
});

export const addDisputeEvidence = defineCall({
  path: '/disputes/evidence/{disputeId}',
  access: 'user',
  limit: 'upload',
  effect: 'own',
  summary: 'Adds a picture to an open dispute of one’s team; five at most.',
  pictures: { image: 'required' },
  answer: { message, data: dispute },
});

export const listOwnDisputes = defineCall({
  path: '/disputes/mine/{tournamentId}',
  access: 'user',
  limit: 'read',
  summary:
    "Disputes of a tournament that the signed-in leader's team opened, and those it was asked about, the newest first.",
  answer: { data: z.array(dispute) },
});

export const listDisputes = defineCall({
  path: '/disputes/list/{tournamentId}',
  duties: ['scorer', 'host'],
  limit: 'read',
  summary: 'All disputes of a tournament, open ones first.',
  answer: { data: z.array(dispute) },
});

export const askAboutDispute = defineCall({
  path: '/disputes/ask/{matchId}/{disputeId}',
  duties: ['scorer'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Asks the accused team for its side; only then does its leader see the dispute.',
  body: z.object({ entryId: id }),
  answer: { message, data: dispute },
});

export const answerDispute = defineCall({
  path: '/disputes/answer/{disputeId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'The side of the team that was asked, by its leader. Once.',
  body: z.object({ text: paragraphs({ label: 'Your answer', min: 5, max: 1000 }) }),
  answer: { message, data: dispute },
});

export const decideDispute = defineCall({
  path: '/disputes/decide/{matchId}/{disputeId}',
  duties: ['scorer'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Accepts or rejects a dispute. An accepted one names what came of it: a new version of the result, an adjustment, or a disqualification that was made before. Nobody decides about an entry that they are in.',
  body: z.object({
    isAccepted: z.boolean(),
    answer: line({ label: 'Answer', min: 5, max: 500 }),
    /** Required to accept a dispute. */
    outcome: z._default(
      z.nullable(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('version'), no: z.int32() }),
          z.object({ kind: z.literal('adjustment'), adjustmentId: id }),
          z.object({ kind: z.literal('disqualification'), entryId: id }),
        ]),
      ),
      null,
    ),
  }),
  answer: { message, data: dispute },
});

export const withdrawDispute = defineCall({
  path: '/disputes/withdraw/{disputeId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'Takes an undecided dispute of one’s team back.',
  answer: { message, data: dispute },
});

export const endDisputeWindow = defineCall({
  path: '/disputes/close/{matchId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Ends the dispute window of a match early, when no dispute is open; the match is final then.',
  answer: { message },
});
