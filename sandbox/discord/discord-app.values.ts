import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { DiscordRoute } from './discord-errors.ts';

/** The viewing person and channel; part of every address and form. */
export interface Looking {
  /** Discord user ID. */
  as: string;
  channel: string;
  locale: 'en-GB' | 'hi';
}

export interface OpenModal {
  modal: APIModalInteractionResponseCallbackData;
  messageId: string | undefined;
}

/** Faults selectable on the page, each with its effect on the next call. */
export const faultsByName = {
  'wrong-signature': { route: 'interaction', status: 401 },
  'sent-twice': { route: 'interaction', status: 208 },
  'slow-to-arrive': { route: 'interaction', hangMs: 2_000 },
  'follow-up-429': { route: 'webhook', status: 429, retryAfter: 2 },
  'follow-up-404': { route: 'webhook', status: 404, times: 2 },
  'posts-429': { route: 'message', status: 429, retryAfter: 5, times: 3 },
  'posts-503': { route: 'message', status: 503, times: 3 },
} as const satisfies Record<
  string,
  { route: DiscordRoute; status?: number; retryAfter?: number; hangMs?: number; times?: number }
>;
