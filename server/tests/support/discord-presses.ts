import { createDiscordClient, type Seen } from '../../../sandbox/discord/discord-client.ts';
import { signBody } from '../../../sandbox/discord/discord-keys.ts';
import type { DiscordMessage } from '../../../sandbox/discord/discord-message.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { discordIdOf, eventually } from './outbound.ts';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';

export const discordChannel = '880000000000000009';

/** A person's Discord client, over the real protocol. */
export async function discordOf(server: TestServer, person: Person, locale = 'en-GB') {
  return discordAs(server, await discordIdOf(server, person), locale);
}

/** Longer than Discord's: a busy machine is slow, and only the answer is tested. */
const timeout = 60_000;

/** Like `discordOf`, by the ID of a Discord account that may not be linked. */
export function discordAs(
  server: { url: string; sandbox: Pick<TestServer['sandbox'], 'discord'> },
  userId: string,
  locale = 'en-GB',
) {
  const client = createDiscordClient(server.sandbox.discord, { timeout });
  const who = { siteUrl: server.url, userId, channelId: discordChannel, locale };
  /** Waits for a deferred answer, as a person would. */
  const settle = async (seen: Seen): Promise<Seen> => {
    if (seen.kind !== 'thinking') return seen;
    await eventually(() => seen.message.isThinking, { isSo: (thinks) => !thinks });
    return { kind: 'message', message: seen.message };
  };
  const pressId = async (message: DiscordMessage, customId: string, values?: string[]) =>
    settle(await client.press(who, { messageId: message.id, customId, ...(values && { values }) }));
  return {
    type: async (name: string, options: Record<string, string | boolean> = {}) =>
      settle(await client.slash(who, { name, options })),
    /** The first answer, which may be a deferral. */
    typeAtOnce: (name: string) => client.slash(who, { name }),
    suggest: async (name: string, focused: string, options: Record<string, string> = {}) => {
      const asked = { name, options: { [focused]: '', ...options }, focused };
      const seen = await client.suggest(who, asked);
      return seen.kind === 'choices' ? seen.choices : [];
    },
    /** Presses the button with this text or ID prefix. */
    press: async (message: DiscordMessage, button: string) =>
      pressId(message, idOf(message, button)),
    choose: async (message: DiscordMessage, value: string) => {
      const select = flatten(message).find(({ type }) => type === 3);
      return pressId(message, select?.custom_id ?? '', [value]);
    },
    pressId,
    /** The first answer to a button by ID, which may be a deferral. */
    pressAtOnce: (message: DiscordMessage, customId: string) =>
      client.press(who, { messageId: message.id, customId }),
    submit: async (
      customId: string,
      fields: Record<string, string>,
      more: Partial<Parameters<typeof client.submit>[1]> = {},
    ) => settle(await client.submit(who, { customId, fields, ...more })),
  };
}

export type PersonsDiscord = ReturnType<typeof discordAs>;

interface FlatComponent {
  type: number;
  label?: string;
  custom_id?: string;
  url?: string;
  options?: { value: string; label: string }[];
}

export function flatten(message: Pick<DiscordMessage, 'components'>): FlatComponent[] {
  return (message.components as { components: FlatComponent[] }[]).flatMap(
    ({ components }) => components,
  );
}

export function buttonsOf(message: Pick<DiscordMessage, 'components'>): string[] {
  return flatten(message).flatMap(({ label }) => label ?? []);
}

function idOf(message: DiscordMessage, button: string): string {
  const found = flatten(message).find(
    ({ label, custom_id }) => label === button || custom_id?.startsWith(`1|${button}`),
  );
  if (!found?.custom_id)
    throw new Error(`No button ${button} among ${buttonsOf(message).join(', ')}.`);
  return found.custom_id;
}

/** The visible message; fails if there is none. */
export function messageOf(seen: Seen): DiscordMessage {
  if (seen.kind === 'message' || seen.kind === 'thinking') return seen.message;
  throw new Error(`Not a message: ${JSON.stringify(seen)}`);
}

let presses = 0;

/** Body of a press on the button with this ID, below a public post. */
export function pressOf(userId: string, customId: string): string {
  presses += 1;
  return JSON.stringify({
    ...{ id: `99000000000000${String(presses).padStart(4, '0')}`, type: 3, version: 1 },
    ...{ application_id: sandboxApplication.clientId, token: `press-${presses}` },
    ...{ guild_id: sandboxApplication.guildId, channel_id: discordChannel, locale: 'en-GB' },
    member: { user: { id: userId, username: 'presser' } },
    data: { custom_id: customId, component_type: 2 },
  });
}

/** A body in Discord's format, for testing invalid ones. */
export function post(
  server: Pick<TestServer, 'url'>,
  body: string | Buffer,
  { headers = {}, signedAt = Date.now() }: { headers?: object; signedAt?: number } = {},
): Promise<Response> {
  return fetch(`${server.url}/api/discord/interactions`, {
    method: 'POST',
    headers: { ...signBody(body, signedAt), ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });
}
