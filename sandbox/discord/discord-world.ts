import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  APIApplicationCommand,
  APIEmbed,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { createFaults, type Faults } from '../faults.ts';
import { createDiscordAnswers, type DiscordAnswers } from './discord-answers.ts';
import type { DiscordRoute } from './discord-errors.ts';
import type { DiscordFile, DiscordMessage, SentMessage } from './discord-message.ts';
import {
  awkwardSandboxPeople,
  type SandboxPerson,
  sandboxPeople,
  snowflakeAt,
} from './sandbox-people.ts';

/** The sandbox application's credentials. Public knowledge: they protect nothing real. */
export const sandboxApplication = {
  clientId: '1020304050607080901',
  clientSecret: 'sandbox-client-secret',
  botToken: 'sandbox-bot-token',
  botId: '1020304050607080902',
  guildId: '797000000000000001',
  registeredRoleId: '797000000000000002',
} as const;

export type DiscordRole = { id: string; name: string; permissions: string; managed: boolean };

export type DiscordChannel = {
  id: string;
  name: string;
  topic: string;
  /** Overwrites for who may and may not view it. */
  permission_overwrites: { id: string; type: number; allow?: string; deny?: string }[];
};

type Grant = { person: SandboxPerson; scopes: string[] };

/** State of the sandbox Discord. */
export type DiscordWorld = {
  faults: Faults<DiscordRoute>;
  messages: DiscordMessage[];
  /** Roles of the guild, by ID. */
  roles: Map<string, DiscordRole>;
  createRole(name: string): DiscordRole;
  /** Channels made by the bot, by ID. */
  channels: Map<string, DiscordChannel>;
  createChannel(made: Omit<DiscordChannel, 'id'>): DiscordChannel;
  /** Including its messages. */
  deleteChannel(id: string): boolean;
  /** IDs of guild members, with their role IDs. */
  members: Map<string, Set<string>>;
  findPerson(id: string): SandboxPerson | undefined;
  /** Finds or creates a person typed in on the authorisation page; a user name always gives the same person. */
  meetPerson(options: { username: string; email: string; emailVerified: boolean }): SandboxPerson;
  issueCode(options: Grant & { redirectUri: string }): string;
  /** Single use: an attempt with the wrong redirect spends the code as well. */
  redeemCode(options: { code: string; redirectUri: string }): Grant | undefined;
  issueAccessToken(grant: Grant): string;
  readAccessToken(token: string): Grant | undefined;
  openDirectChannel(userId: string): string;
  post(options: {
    channelId: string;
    content: string;
    embeds?: APIEmbed[];
    components?: APIMessageTopLevelComponent[];
    files: DiscordFile[];
    calls: string[];
    nonce?: string;
    enforceNonce: boolean;
  }): DiscordMessage;
  findMessage(id: string): DiscordMessage | undefined;
  /** `undefined` if there is no such message. */
  editMessage(id: string, sent: SentMessage): DiscordMessage | undefined;
  deleteMessage(id: string): boolean;
  /** Commands registered by the app. */
  commands: APIApplicationCommand[];
  commandId(name: string): string;
  /** The bot's permissions in the guild, as a bit field. */
  bot: { permissions: bigint };
  /** Scheduled events of the guild, by ID. */
  events: Map<string, ScheduledEvent>;
  saveEvent(made: Record<string, unknown>): ScheduledEvent;
} & DiscordAnswers;

export type ScheduledEvent = { id: string } & Record<string, unknown>;

const codeLifeMs = 10 * 60 * 1_000;
const mostMessages = 500;

export function createDiscordWorld({ now }: { now: () => number }): DiscordWorld {
  const people = new Map([...sandboxPeople, ...awkwardSandboxPeople].map((one) => [one.id, one]));
  const codes = new Map<string, Grant & { redirectUri: string; issuedAt: number }>();
  const directChannels = new Map<string, string>();
  const messages: DiscordMessage[] = [];
  const commands: APIApplicationCommand[] = [];
  const events = new Map<string, ScheduledEvent>();
  const roles = new Map<string, DiscordRole>();
  const channels = new Map<string, DiscordChannel>();
  addRole({ id: sandboxApplication.registeredRoleId, name: 'Registered' });
  let roleCount = 0;
  let messageCount = 0;

  const nextId = () => {
    messageCount += 1;
    return snowflakeAt({ timeMs: now(), order: messageCount % 4096 });
  };
  const editMessage = (id: string, sent: SentMessage) => {
    const message = messages.find((one) => one.id === id);
    if (!message) return undefined;
    const { content, embeds, components } = sent;
    return Object.assign(message, {
      ...(content !== undefined && { content }),
      ...(embeds && { embeds }),
      ...(components && { components }),
      isThinking: false,
      editedAt: new Date(now()).toISOString(),
    });
  };
  const deleteMessage = (id: string) => {
    const at = messages.findIndex((one) => one.id === id);
    if (at >= 0) messages.splice(at, 1);
    return at >= 0;
  };
  const add = (message: DiscordMessage) => {
    messages.unshift(message);
    messages.length = Math.min(messages.length, mostMessages);
    return message;
  };

  return {
    ...createDiscordAnswers({ now, nextId, add, editMessage, messages }),
    commands,
    bot: { permissions: (1n << 50n) - 1n },
    commandId: (name) =>
      commands.find((one) => one.name === name)?.id ?? snowflakeOf(`command ${name}`),
    events,
    saveEvent(made) {
      const event = { ...made, id: nextId() };
      events.set(event.id, event);
      return event;
    },
    findMessage: (id) => messages.find((one) => one.id === id),
    editMessage,
    deleteMessage,
    faults: createFaults(),
    messages,
    roles,
    members: new Map(),
    channels,
    createChannel(made) {
      const channel = { ...made, id: nextId() };
      channels.set(channel.id, channel);
      return channel;
    },
    deleteChannel(id) {
      for (const said of messages.filter(({ channelId }) => channelId === id))
        deleteMessage(said.id);
      return channels.delete(id);
    },

    createRole(name) {
      roleCount += 1;
      return addRole({ id: snowflakeAt({ timeMs: now(), order: roleCount % 4096 }), name });
    },

    findPerson: (id) => people.get(id),

    meetPerson({ username, email, emailVerified }) {
      const name = username.trim().toLowerCase();
      const known = [...people.values()].find((person) => person.username === name);
      const person: SandboxPerson = {
        id: known?.id ?? snowflakeOf(`person ${name}`),
        username: name,
        globalName: known?.globalName ?? username.trim(),
        email: email.trim() || null,
        emailVerified: emailVerified && email.trim() !== '',
      };
      people.set(person.id, person);
      return person;
    },

    issueCode(grant) {
      for (const [code, { issuedAt }] of codes) {
        if (now() - issuedAt > codeLifeMs) codes.delete(code);
      }
      const code = randomBytes(15).toString('base64url');
      codes.set(code, { ...grant, issuedAt: now() });
      return code;
    },

    redeemCode({ code, redirectUri }) {
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || now() - grant.issuedAt > codeLifeMs) return undefined;
      return grant.redirectUri === redirectUri ? grant : undefined;
    },

    // Signed rather than stored, so that jobs holding one still work after a restart.
    issueAccessToken(grant) {
      const content = Buffer.from(JSON.stringify(grant)).toString('base64url');
      return `${content}.${signatureOf(content)}`;
    },

    readAccessToken(token) {
      const [content = '', signature = ''] = token.split('.');
      const expected = Buffer.from(signatureOf(content));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const grant = JSON.parse(Buffer.from(content, 'base64url').toString()) as Grant;
      people.set(grant.person.id, people.get(grant.person.id) ?? grant.person);
      return grant;
    },

    openDirectChannel(userId) {
      const channelId = snowflakeOf(`direct channel ${userId}`);
      directChannels.set(channelId, userId);
      return channelId;
    },

    post({ channelId, content, embeds = [], components = [], files, calls, nonce, enforceNonce }) {
      const twin =
        enforceNonce && nonce !== undefined
          ? messages.find((one) => one.channelId === channelId && one.nonce === nonce)
          : undefined;
      if (twin) return twin;
      const recipientId = directChannels.get(channelId);
      return add({
        id: nextId(),
        channelId,
        ...(recipientId ? { recipientId } : {}),
        content,
        embeds,
        components,
        files,
        calls,
        ...(nonce === undefined ? {} : { nonce }),
        postedAt: new Date(now()).toISOString(),
      });
    },
  };

  function addRole(made: { id: string; name: string }): DiscordRole {
    const role = { ...made, permissions: '0', managed: false };
    roles.set(role.id, role);
    return role;
  }
}

function signatureOf(content: string): string {
  return createHmac('sha256', sandboxApplication.clientSecret).update(content).digest('base64url');
}

/** Derives an ID from a text, in the range of Discord's. */
function snowflakeOf(words: string): string {
  const digest = createHash('sha256').update(words).digest().readBigUInt64BE();
  return (900_000_000_000_000_000n + (digest % 99_999_999_999_999_999n)).toString();
}
