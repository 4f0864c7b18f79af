import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line, mobileNumber, timestamp, typed } from '../../fields.ts';
import { gameIdRule, longestTypedGameId, readGameId } from '../../game-ids.ts';
import { offeredLanguages } from '../../languages.ts';
import { inGameNameLength } from '../../limits.ts';
import { preferredRoles } from './users.values.ts';

export const roles = ['owner', 'admin', 'user'] as const;
export type Role = (typeof roles)[number];

/** Empty strings are fields the player has not filled in. */
export const inGameInfo = z.object({
  inGameName: z.string(),
  inGameId: z.string(),
  inGameRole: z.union([z.enum(preferredRoles), z.literal('')]),
  mobileNumber: z.string(),
});
export type InGameInfo = z.output<typeof inGameInfo>;

/** A user as visible to themselves, team-mates and admins. */
export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Picture path; empty if there is none. */
  profile: z.string(),
  role: z.enum(roles),
  /** `null` until the player has filled it in. */
  ingameinfo: z.nullable(inGameInfo),
  /** `null` until Discord is linked; its presence means Discord-verified. */
  discordinfo: z.nullable(z.object({ id: z.string(), username: z.string() })),
  createdAt: timestamp,
});
export type User = z.output<typeof user>;

const notTyped = '';
const unreadable = '?';

/** A game ID in stored form: digits only. */
export const gameId = z.pipe(
  typed({
    max: longestTypedGameId,
    required: 'Game ID is required.',
    tooLong: gameIdRule,
    unusable: gameIdRule,
    tidy: (text) => (text.trim() === '' ? notTyped : (readGameId(text) ?? unreadable)),
  }),
  z.string().check(
    z.refine((text) => text !== notTyped, 'Game ID is required.'),
    z.refine((text) => text !== unreadable, gameIdRule),
  ),
);

export const inGameName = line({ label: 'In-game name', ...inGameNameLength });

export const inGameInfoForm = z.object({
  inGameName,
  inGameId: gameId,
  inGameRole: z._default(
    z.union([z.enum(preferredRoles), z.literal('')], 'Choose one of the listed roles.'),
    '',
  ),
  mobileNumber: z._default(mobileNumber, ''),
});

export const saveInGameInfo = defineCall({
  path: '/user/saveingameinfo',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Saves the in-game name, game ID, preferred role and mobile number of the signed-in user.',
  body: inGameInfoForm,
  answer: { data: user },
});

export const chooseLanguage = defineCall({
  path: '/user/language',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Keeps the language that the signed-in user is spoken to in, on every device and in mails.',
  body: z.object({ language: z.enum(offeredLanguages) }),
  answer: {},
});
