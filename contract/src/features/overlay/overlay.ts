import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line, timestamp } from '../../fields.ts';
import { matchStates } from '../../schedule/schedule.values.ts';
import { overlayDelay, overlayDuties } from './overlay.values.ts';

/** Overlay address for a streaming program. Its token is returned only on creation. */
export const overlay = z.object({
  _id: z.string(),
  name: z.string(),
  delayS: z.number(),
  createdAt: timestamp,
});
export type Overlay = z.output<typeof overlay>;

const frameMatch = z.object({
  no: z.number(),
  stage: z.string(),
  groups: z.array(z.string()),
  map: z.string(),
  startsAt: timestamp,
  state: z.enum(matchStates),
});
export type FrameMatch = z.output<typeof frameMatch>;

const frameRow = z.object({
  rank: z.nullable(z.number()),
  name: z.string(),
  logo: z.string(),
  played: z.number(),
  wwcd: z.number(),
  elims: z.number(),
  totalX10: z.number(),
  moved: z.number(),
  isEligible: z.boolean(),
});

/** All data an overlay can show at one moment. Contains no names except those of teams. */
export const overlayFrame = z.object({
  title: z.string(),
  standings: z.nullable(
    z.object({
      stage: z.string(),
      isFinal: z.boolean(),
      /** One, or one per group. */
      tables: z.array(
        z.object({
          group: z.nullable(z.string()),
          played: z.number(),
          remaining: z.number(),
          rows: z.array(frameRow),
        }),
      ),
    }),
  ),
  /** The match in progress, else the next, else the last. */
  match: z.nullable(frameMatch),
  /** Slot list of that match; empty until it is published. */
  slots: z.array(z.object({ roomSlot: z.number(), name: z.string(), logo: z.string() })),
  /** Matches after `match`, soonest first. */
  next: z.array(frameMatch),
  /** The champion, or until then the winner of the latest published match. */
  winner: z.nullable(
    z.object({
      of: z.enum(['tournament', 'match']),
      label: z.string(),
      name: z.string(),
      logo: z.string(),
      elims: z.number(),
      totalX10: z.number(),
    }),
  ),
});
export type OverlayFrame = z.output<typeof overlayFrame>;

const message = z.string();

export const createOverlay = defineCall({
  path: '/overlay/create/{tournamentId}',
  duties: overlayDuties,
  limit: 'staff',
  effect: 'reversible',
  summary: 'Makes an address for a stream. Its token is answered this once; only its hash is kept.',
  body: z.object({
    name: line({ label: 'Name', min: 1, max: 40 }),
    delayS: z
      .number('Delay must be a number of seconds.')
      .check(
        z.int('Delay must be a whole number of seconds.'),
        z.minimum(overlayDelay.min, 'Delay cannot be less than 0 seconds.'),
        z.maximum(overlayDelay.max, `Delay can be at most ${overlayDelay.max} seconds.`),
      ),
  }),
  answer: { message, data: overlay, token: z.string() },
});

export const listOverlays = defineCall({
  path: '/overlay/list/{tournamentId}',
  duties: overlayDuties,
  limit: 'read',
  summary: 'The addresses of a tournament that are in use, the oldest first; no tokens.',
  answer: { data: z.array(overlay) },
});

export const revokeOverlay = defineCall({
  path: '/overlay/revoke/{tournamentId}/{overlayId}',
  duties: overlayDuties,
  limit: 'staff',
  effect: 'reversible',
  summary: 'Ends an address: whatever shows it goes empty within seconds.',
  answer: { message },
});

export const previewOverlay = defineCall({
  path: '/overlay/preview/{tournamentId}',
  duties: overlayDuties,
  limit: 'read',
  summary: 'What overlays of a tournament show without a delay, for whoever sets one up.',
  answer: { data: overlayFrame },
});

export const readOverlay = defineCall({
  path: '/overlay/read',
  access: 'public',
  limit: 'visit',
  summary:
    'What an overlay shows now, by its token: the tournament as it was `delayS` seconds ago. null while nothing is known of that moment.',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: { data: z.object({ delayS: z.number(), frame: z.nullable(overlayFrame) }) },
});
