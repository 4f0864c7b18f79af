import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Outcome, Refused } from '../outcome.ts';
import { type CallDiscord, identified, pick, withoutBody } from './call-discord.ts';
import { type Row, shorten, toRows } from './messages.ts';

export type DiscordBot = {
  /** Whether a bot token and a guild are configured; without them the bot's calls answer `refused`. */
  hasBot: boolean;
  /** `joined` is false if the person was already in the guild. Requires the scope `guilds.join`. */
  addGuildMember(options: {
    userId: string;
    accessToken: string;
  }): Promise<Outcome<{ joined: boolean }>>;
  /**
   * Posts once per `nonce`, however often it is retried within a few minutes. Mentions only the roles in `calls`. Content
   * beyond Discord's 2,000 characters is truncated.
   */
  postChannelMessage(options: {
    channelId: string;
    content: string;
    nonce: string;
    /** IDs of roles mentioned in the content. */
    calls?: readonly string[] | undefined;
    /** PNG, shown below the text. */
    picture?: DiscordPicture | undefined;
    /** Buttons below it. */
    rows?: readonly Row[] | undefined;
  }): Promise<Outcome<{ messageId: string }>>;
  /**
   * Replaces the content of one of the bot's messages, without mentioning anyone again. `refused` with 10008 when it is
   * gone.
   */
  editChannelMessage(options: {
    channelId: string;
    messageId: string;
    content: string;
    rows: readonly Row[];
    /** Replaces the previous picture; null takes it away; if omitted, that one stays. */
    picture?: DiscordPicture | null | undefined;
  }): Promise<Outcome>;
  /** Deletes one of the bot's messages. `refused` with 10008 when it is gone. */
  deleteChannelMessage(options: { channelId: string; messageId: string }): Promise<Outcome>;
  /** Like `postChannelMessage`. Also `refused` when the person accepts no messages from the bot. */
  sendDirectMessage(options: {
    userId: string;
    content: string;
    nonce: string;
  }): Promise<Outcome<{ messageId: string }>>;
  addRole(options: { userId: string; roleId: string }): Promise<Outcome>;
  removeRole(options: { userId: string; roleId: string }): Promise<Outcome>;
  /** The guild's roles. `isPlain`: without permissions and not managed by an integration. */
  listRoles(): Promise<Outcome<{ roles: { id: string; name: string; isPlain: boolean }[] }>>;
  /** Creates a role without permissions. Also `refused` when the guild has reached its limit. */
  createRole(options: { name: string }): Promise<Outcome<{ roleId: string }>>;
  /** Removes the role from everybody who has it. */
  deleteRole(options: { roleId: string }): Promise<Outcome>;
  countMembers(): Promise<Outcome<{ members: number }>>;
  /** With a bot: checks its token. Without: checks that Discord responds. */
  checkHealth(): Promise<Outcome<{ latencyMs: number }>>;
};

export interface DiscordPicture {
  /** File name: `slot-list.png`. */
  name: string;
  data: Buffer;
}

const longestContent = 2_000;
/** Discord limits nonces to 25 characters. */
const longestNonce = 25;

export const discordCodes = {
  unknownChannel: 10003,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownRole: 10011,
  unknownEvent: 10070,
} as const;

const listedRoles = z.array(
  z.object({ id: z.string(), name: z.string(), permissions: z.string(), managed: z.boolean() }),
);
const reached = z.object({ url: z.string() });
const counted = z.object({ approximate_member_count: z.number() });

export function createDiscordBot(config: {
  botToken?: string | undefined;
  guildId?: string | undefined;
  call: CallDiscord;
}): DiscordBot {
  const { botToken, guildId, call } = config;

  async function post(options: Parameters<DiscordBot['postChannelMessage']>[0]) {
    const { picture, calls = [], rows = [] } = options;
    const answer = await call('POST', `/channels/${options.channelId}/messages`, {
      ...withFile(picture),
      body: {
        content: shorten(options.content, longestContent),
        ...(rows.length > 0 && { components: toRows(rows) }),
        nonce: nonceOf(options.nonce),
        enforce_nonce: true,
        // A team's name may be @everyone.
        allowed_mentions: { parse: [], roles: calls },
      },
    });
    return pick(answer, identified, ({ id }) => ({ messageId: id }));
  }

  let pause = { ms: 0, until: 0 };

  /** Keeps to a pause that Discord asked for: a bot that is forbidden too often is locked out. */
  async function openDirect(userId: string): Promise<Outcome<{ channelId: string }>> {
    if (Date.now() >= pause.until) {
      const opened = await call('POST', '/users/@me/channels', { body: { recipient_id: userId } });
      const ms = opened.kind === 'away' ? opened.retryAfterMs : undefined;
      if (!ms) return pick(opened, identified, ({ id }) => ({ channelId: id }));
      pause = { ms, until: Date.now() + ms };
    }
    // Spread, so that those who wait do not come back all at once.
    const retryAfterMs = Math.ceil(pause.until - Date.now() + Math.random() * pause.ms);
    return { kind: 'away', reason: 'Direct messages are opened too fast.', retryAfterMs };
  }

  async function changeRole(method: 'PUT' | 'DELETE', options: { userId: string; roleId: string }) {
    const refusal = refuseUnless(guildId, options.userId, options.roleId);
    if (refusal) return refusal;
    const { userId, roleId } = options;
    return withoutBody(await call(method, `/guilds/${guildId}/members/${userId}/roles/${roleId}`));
  }

  /** Refuses without a call if nothing is configured or an ID is malformed. */
  function refuseUnless(...ids: (string | undefined)[]): Refused | undefined {
    if (!botToken || !guildId) return { kind: 'refused', reason: 'No Discord bot is configured.' };
    const wrong = ids.find((id) => !/^\d{17,20}$/.test(id ?? ''));
    return wrong === undefined
      ? undefined
      : { kind: 'refused', reason: `"${wrong.slice(0, 40)}" is not a Discord id.` };
  }

  return {
    hasBot: Boolean(botToken && guildId),

    async addGuildMember({ userId, accessToken }) {
      const refusal = refuseUnless(guildId, userId);
      if (refusal) return refusal;
      const answer = await call('PUT', `/guilds/${guildId}/members/${userId}`, {
        body: { access_token: accessToken },
      });
      return answer.kind === 'ok' ? { kind: 'ok', joined: answer.status === 201 } : answer;
    },

    async postChannelMessage(options) {
      return refuseUnless(options.channelId) ?? post(options);
    },

    async editChannelMessage({ channelId, messageId, content, rows, picture }) {
      const refusal = refuseUnless(channelId, messageId);
      if (refusal) return refusal;
      const answer = await call('PATCH', `/channels/${channelId}/messages/${messageId}`, {
        ...withFile(picture),
        body: {
          content: shorten(content, longestContent),
          components: toRows(rows),
          allowed_mentions: { parse: [] },
          ...(picture !== undefined && { attachments: [] }),
        },
      });
      return withoutBody(answer);
    },

    async deleteChannelMessage({ channelId, messageId }) {
      const refusal = refuseUnless(channelId, messageId);
      if (refusal) return refusal;
      return withoutBody(await call('DELETE', `/channels/${channelId}/messages/${messageId}`));
    },

    async sendDirectMessage({ userId, content, nonce }) {
      const refusal = refuseUnless(userId);
      if (refusal) return refusal;
      const channel = await openDirect(userId);
      if (channel.kind !== 'ok') return channel;
      return refuseUnless(channel.channelId) ?? post({ ...channel, content, nonce });
    },

    addRole: (options) => changeRole('PUT', options),
    removeRole: (options) => changeRole('DELETE', options),

    async listRoles() {
      const refusal = refuseUnless(guildId);
      if (refusal) return refusal;
      const answer = await call('GET', `/guilds/${guildId}/roles`);
      return pick(answer, listedRoles, (roles) => ({
        roles: roles.map(({ id, name, permissions, managed }) => ({
          id,
          name,
          isPlain: permissions === '0' && !managed,
        })),
      }));
    },

    async createRole({ name }) {
      const refusal = refuseUnless(guildId);
      if (refusal) return refusal;
      const answer = await call('POST', `/guilds/${guildId}/roles`, {
        body: { name, permissions: '0', hoist: false, mentionable: false },
      });
      return pick(answer, identified, ({ id }) => ({ roleId: id }));
    },

    async deleteRole({ roleId }) {
      const refusal = refuseUnless(guildId, roleId);
      if (refusal) return refusal;
      return withoutBody(await call('DELETE', `/guilds/${guildId}/roles/${roleId}`));
    },

    async countMembers() {
      const refusal = refuseUnless(guildId);
      if (refusal) return refusal;
      const answer = await call('GET', `/guilds/${guildId}`, {
        query: new URLSearchParams({ with_counts: 'true' }),
      });
      return pick(answer, counted, (guild) => ({ members: guild.approximate_member_count }));
    },

    async checkHealth() {
      const start = performance.now();
      const took = () => ({ latencyMs: Math.round(performance.now() - start) });
      return botToken
        ? pick(await call('GET', '/users/@me'), identified, took)
        : pick(await call('GET', '/gateway', { auth: false }), reached, took);
    },
  };
}

function withFile(picture: DiscordPicture | null | undefined) {
  return picture && { files: [{ ...picture, contentType: 'image/png' }] };
}

function nonceOf(key: string): string {
  if (key.length <= longestNonce) return key;
  return createHash('sha256').update(key).digest('base64url').slice(0, longestNonce);
}
