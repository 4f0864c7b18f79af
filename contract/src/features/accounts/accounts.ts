import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import {
  id,
  line,
  listTotal,
  opaqueToken,
  searchText,
  searchTexts,
  sortedPage,
  timestamp,
} from '../../fields.ts';
import { userNameLength } from '../../limits.ts';
import { user } from '../users/users.ts';
import { userKinds, userOrders } from '../users/users.values.ts';

const message = z.string();

export const ownProfileForm = z.object({
  name: line({ label: 'Name', ...userNameLength }),
  /** Whether the current picture is kept or removed if no new one is uploaded. */
  picture: z._default(z.enum(['keep', 'none']), 'keep'),
});

export const updateOwnProfile = defineCall({
  path: '/user/profile',
  access: 'user',
  limit: 'upload',
  effect: 'own',
  summary:
    'Changes the name and picture of the signed-in user. Rosters of tournaments keep the name they were made with.',
  body: ownProfileForm,
  pictures: { image: 'optional' },
  answer: { data: user },
});

export const deleteOwnAccount = defineCall({
  path: '/user/delete-account',
  access: 'user',
  limit: 'write',
  effect: 'destroys',
  summary:
    'Deletes the account of the signed-in player and everything about them. A team they lead passes to its longest-standing member; one without other members goes, unless it plays. Refused to admins and the owner, and while a prize is on its way to them.',
  answer: { message: z.string() },
});

export const verifyDiscord = defineCall({
  path: '/user/verifyDiscord',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'Links the Discord account that the user approved. `userid` must be the signed-in user.',
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(512)),
    state: opaqueToken,
    userid: id,
  }),
  answer: {
    data: user,
    /** Whether Discord added the player to the guild; otherwise use the invite link. */
    isInGuild: z.boolean(),
  },
});

export const listedUser = z.extend(user, {
  team: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** From current sessions; null without one. */
  lastSeenAt: z.nullable(timestamp),
});

export type ListedUser = z.output<typeof listedUser>;

export const listUsers = defineCall({
  path: '/admin/users',
  access: 'admin',
  limit: 'read',
  summary:
    'Users, newest first; `search` narrows by name, ignoring case. `anyOf` finds whoever has one of several texts in name, address, in-game name, game id or team.',
  body: z.object({
    search: z.optional(searchText({ max: 100 })),
    anyOf: z.optional(searchTexts()),
    only: z.optional(z.enum(userKinds)),
    /** Ignored during a search: results come newest first. */
    order: z.optional(z.enum(userOrders)),
    ...sortedPage,
  }),
  answer: { data: z.array(listedUser), nextCursor: z.nullable(z.string()), total: listTotal },
});

export const deleteUser = defineCall({
  path: '/admin/user/delete',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Deletes an account. A team it leads passes to its longest-standing member.',
  body: z.object({ userId: id }),
  answer: { message },
});

export const updateRole = defineCall({
  path: '/user/update-role',
  access: 'admin',
  limit: 'staff',
  effect: 'grants',
  summary: 'Makes a user an admin or an admin a user; ends their sessions.',
  body: z.object({ userId: id, newRole: z.enum(['admin', 'user'], 'Choose admin or user.') }),
  answer: { message, data: user },
});
