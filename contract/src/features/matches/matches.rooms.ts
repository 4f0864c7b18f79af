import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line, timestamp } from '../../fields.ts';
import { match } from './matches.ts';

const message = z.string();

/** Where a room was viewed. */
const lookWays = ['site', 'discord'] as const;
export type LookWay = (typeof lookWays)[number];

/** 4 to 12 letters or digits; spaces are removed. */
const roomId = z.pipe(
  z.pipe(
    z.string('Enter the room id.'),
    z.transform((text: string) => text.replace(/\s/gu, '')),
  ),
  z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/, 'A room id has 4 to 12 letters or digits.')),
);
const password = line({ label: 'Password', min: 0, max: 16 });
const note = line({ label: 'Note', min: 0, max: 120 });

export const saveRoom = defineCall({
  path: '/matches/room/save/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Keeps room id and password until the room is released: by the clock, or by hand. A released room is replaced, not saved again. Password and note that are left out stay as they are.',
  body: z.object({ roomId, password: z.optional(password), note: z.optional(note) }),
  answer: { message },
});

export const releaseRoom = defineCall({
  path: '/matches/room/release/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Opens the saved room to the lobby now. Doing it twice changes nothing.',
  answer: { message, data: match },
});

export const replaceRoom = defineCall({
  path: '/matches/room/replace/{matchId}',
  duties: ['host'],
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'Puts another room in the place of the released one: leak, crash, wrong map. Whoever saw the old one is told, and nobody can read it any more.',
  body: z.object({ roomId, password: z._default(password, ''), note: z._default(note, '') }),
  answer: { message, data: match },
});

export const showRoom = defineCall({
  path: '/matches/room/show/{matchId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Room id and password, for the checked-in teams of the lobby from release to hiding, for hosts and casters. The only answer that has them; the first look of each person is recorded.',
  answer: {
    data: z.object({
      /** From 2: replaces an earlier one. */
      no: z.number(),
      roomId: z.string(),
      password: z.string(),
      note: z.string(),
      /** Watermark of the card, so that a leaked picture names its team; null for staff. */
      team: z.nullable(z.string()),
      roomSlot: z.nullable(z.number()),
      hiddenAt: timestamp,
    }),
    /** Server time. */
    now: timestamp,
  },
});

export const listReveals = defineCall({
  path: '/matches/room/reveals/{matchId}',
  duties: ['host'],
  limit: 'read',
  summary: 'Who has opened which room of a match and when, by team: "61 of 64 players".',
  answer: {
    data: z.object({
      opened: z.number(),
      players: z.number(),
      rooms: z.array(
        z.object({
          no: z.number(),
          replacedAt: z.nullable(timestamp),
          /** In order of viewing. */
          looks: z.array(
            z.object({
              name: z.string(),
              team: z.nullable(z.string()),
              /** Device of a guest team's view, attributed to its captain: `Chrome on Android`. */
              device: z.nullable(z.string()),
              at: timestamp,
              via: z.enum(lookWays),
            }),
          ),
        }),
      ),
    }),
  },
});
