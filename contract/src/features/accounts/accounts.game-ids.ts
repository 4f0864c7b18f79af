import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line, page, paragraphs, timestamp } from '../../fields.ts';
import { gameId } from '../users/users.ts';

export const gameIdClaimForm = z.object({
  inGameId: gameId,
  /** Evidence of ownership. */
  reason: paragraphs({ label: 'How we can see that it is yours', min: 10, max: 500 }),
});

export const claimGameId = defineCall({
  path: '/user/game-id/claim',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    'Asks the staff for a game ID that another account has. One question of a person waits at a time; both accounts hear how it was decided.',
  body: gameIdClaimForm,
  answer: { message: z.string() },
});

/** One of the two accounts, for comparison by the staff. */
export const claimSide = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  inGameName: z.string(),
  /** The account's current game ID; empty if none. */
  inGameId: z.string(),
  discord: z.string(),
  team: z.string(),
  createdAt: timestamp,
  /** Events they were on the roster of with the game ID in question. */
  playedWithIt: z.number(),
  isBanned: z.boolean(),
});

export const gameIdClaim = z.object({
  _id: z.string(),
  gameId: z.string(),
  state: z.enum(['open', 'granted', 'refused']),
  reason: z.string(),
  answer: z.string(),
  madeAt: timestamp,
  claimant: claimSide,
  /** Holder at the time of the claim; null if that account is gone. */
  holder: z.nullable(claimSide),
});
export type GameIdClaim = z.output<typeof gameIdClaim>;

export const listGameIdClaims = defineCall({
  path: '/admin/game-ids/claims',
  access: 'admin',
  limit: 'read',
  summary: 'Game IDs that two accounts say are theirs: those to decide, or all; newest first.',
  body: z.object({
    show: z.enum(['waiting', 'all']),
    ...page,
  }),
  answer: { data: z.array(gameIdClaim), nextCursor: z.nullable(z.string()) },
});

export const decideGameIdClaim = defineCall({
  path: '/admin/game-ids/claims/decide/{claimId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Gives a game ID to who asked for it, which takes it from the account that has it, or leaves it there. Both are told.',
  body: z.object({
    isGranted: z.boolean(),
    answer: line({ label: 'Answer', min: 5, max: 300 }),
  }),
  answer: { message: z.string() },
});
