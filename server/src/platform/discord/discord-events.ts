import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';
import { type CallDiscord, identified, pick, withoutBody } from './call-discord.ts';
import { shorten } from './messages.ts';

/** A scheduled event of the guild that takes place on a page of the site. */
export interface GuildEvent {
  name: string;
  description: string;
  /** At most 100 characters. */
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** PNG. */
  picture?: Buffer | undefined;
}

/** Values of `GuildScheduledEventStatus`. */
const states = { active: 2, completed: 3, cancelled: 4 } as const;

export type DiscordEvents = {
  /** Reuses the event of the same page if the response to an earlier attempt was lost. Also `refused` if it starts in the past. */
  createEvent(event: GuildEvent): Promise<Outcome<{ eventId: string }>>;
  /** `refused` with 10070 if it was deleted. */
  changeEvent(options: { eventId: string } & GuildEvent): Promise<Outcome>;
  /** A started event cannot be cancelled: it is completed. */
  moveEvent(options: { eventId: string; to: keyof typeof states }): Promise<Outcome>;
};

/** Values of `GuildScheduledEventEntityType` and `GuildScheduledEventPrivacyLevel`. */
const [external, guildOnly] = [3, 2];
const longest = { name: 100, description: 1000 } as const;

/** Discord lists events that are scheduled or running. */
const listedEvents = z.array(
  z.extend(identified, {
    entity_metadata: z.nullish(z.object({ location: z.nullish(z.string()) })),
  }),
);

export function createDiscordEvents(guildId: string | undefined, call: CallDiscord): DiscordEvents {
  const route = `/guilds/${guildId}/scheduled-events` as const;
  const change = async (eventId: string, body: object): Promise<Outcome> =>
    withoutBody(await call('PATCH', `${route}/${eventId}`, { body }));
  return {
    async createEvent(event) {
      const listed = pick(await call('GET', route), listedEvents, (events) => ({
        eventId: events.find(({ entity_metadata: at }) => at?.location === event.url)?.id,
      }));
      if (listed.kind !== 'ok') return listed;
      const { eventId } = listed;
      if (eventId) {
        const outcome = await change(eventId, toWireEvent(event));
        return outcome.kind === 'ok' ? { kind: 'ok', eventId } : outcome;
      }
      const body = { ...toWireEvent(event), entity_type: external, privacy_level: guildOnly };
      const answer = await call('POST', route, { body });
      return pick(answer, identified, ({ id }) => ({ eventId: id }));
    },
    changeEvent: ({ eventId, ...event }) => change(eventId, toWireEvent(event)),
    moveEvent: ({ eventId, to }) => change(eventId, { status: states[to] }),
  };
}

function toWireEvent({ name, description, url, startsAt, endsAt, picture }: GuildEvent) {
  return {
    name: shorten(name, longest.name),
    description: shorten(description, longest.description),
    scheduled_start_time: startsAt.toISOString(),
    scheduled_end_time: endsAt.toISOString(),
    entity_metadata: { location: url },
    ...(picture && { image: `data:image/png;base64,${picture.toString('base64')}` }),
  };
}
