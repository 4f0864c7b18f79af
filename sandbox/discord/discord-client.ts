import { randomBytes } from 'node:crypto';
import type {
  APIInteractionResponse,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { FileInModal } from './discord-answers.ts';
import { signBody } from './discord-keys.ts';
import type { DiscordMessage, SentMessage } from './discord-message.ts';
import { type DiscordWorld, sandboxApplication } from './discord-world.ts';

/** The acting person and channel. */
export interface Acting {
  /** Origin of the site that receives the interaction. */
  siteUrl: string;
  userId: string;
  channelId: string;
  /** The person's Discord locale. */
  locale?: string;
}

/** Outcome of an action, as the person sees it. */
export type Seen =
  | { kind: 'message'; message: DiscordMessage }
  /** A deferred answer, shown as “thinking”. */
  | { kind: 'thinking'; message: DiscordMessage }
  | { kind: 'modal'; modal: APIModalInteractionResponseCallbackData }
  | { kind: 'choices'; choices: { name: string; value: string }[] }
  /** Discord's own error: the app timed out or sent an invalid answer. */
  | { kind: 'failed'; status: number };

export interface DiscordClient {
  slash(
    who: Acting,
    what: { name: string; options?: Record<string, string | boolean> },
  ): Promise<Seen>;
  suggest(
    who: Acting,
    what: { name: string; options: Record<string, string>; focused: string },
  ): Promise<Seen>;
  press(
    who: Acting,
    what: { messageId: string; customId: string; values?: string[] },
  ): Promise<Seen>;
  submit(
    who: Acting,
    what: {
      customId: string;
      fields: Record<string, string>;
      /** Selected values of select menus. */
      chosen?: Record<string, string>;
      files?: Record<string, FileInModal[]>;
      /** The message with the button that opened the modal. */
      messageId?: string | undefined;
    },
  ): Promise<Seen>;
}

const ephemeral = 64;
/** Discord's own timeout for an app (milliseconds). */
const discordTimeout = 3_000;

/** A person's Discord client: sends signed interactions and records the answers. */
export function createDiscordClient(
  world: DiscordWorld,
  { timeout = discordTimeout }: { timeout?: number } = {},
): DiscordClient {
  async function send(
    who: Acting,
    what: { type: number; data: object; messageId?: string | undefined },
  ): Promise<Seen> {
    const { type, data, messageId } = what;
    const source = messageId ? world.findMessage(messageId) : undefined;
    const opened = world.openInteraction({
      userId: who.userId,
      channelId: who.channelId,
      messageId,
      token: randomBytes(32).toString('base64url'),
    });
    const person = world.findPerson(who.userId);
    const body = JSON.stringify({
      id: opened.id,
      application_id: sandboxApplication.clientId,
      type,
      token: opened.token,
      version: 1,
      guild_id: sandboxApplication.guildId,
      channel_id: who.channelId,
      channel: { id: who.channelId, type: 0 },
      locale: who.locale ?? 'en-GB',
      guild_locale: 'en-GB',
      app_permissions: '0',
      entitlements: [],
      authorizing_integration_owners: {},
      context: 0,
      attachment_size_limit: 10 * 1024 * 1024,
      member: {
        user: {
          id: who.userId,
          username: person?.username ?? 'unknown',
          global_name: person?.globalName ?? null,
          discriminator: '0',
          avatar: null,
        },
        roles: [...(world.members.get(who.userId) ?? [])],
        permissions: '0',
      },
      data,
      ...(source && { message: toApi(source) }),
    });
    const answer = await deliver(who.siteUrl, body);
    if ('failed' in answer) return { kind: 'failed', status: answer.failed };
    return take(opened.token, answer.response);
  }

  /** Delivers one interaction, with active faults. */
  async function deliver(
    siteUrl: string,
    body: string,
  ): Promise<{ failed: number } | { response: APIInteractionResponse }> {
    const fault = await world.faults.meet('interaction');
    const signed = signBody(body, Date.now());
    if (fault?.status === 401) signed['x-signature-ed25519'] = '0'.repeat(128);
    const post = () =>
      fetch(`${siteUrl}/api/discord/interactions`, {
        method: 'POST',
        headers: signed,
        body,
        signal: AbortSignal.timeout(timeout),
      });
    // Sent twice: both arrive, the first answer counts.
    const both = fault?.status === 208 ? [post(), post()] : [post()];
    try {
      const [response] = await Promise.all(both);
      if (!response?.ok) return { failed: response?.status ?? 0 };
      return { response: (await response.json()) as APIInteractionResponse };
    } catch {
      return { failed: 0 };
    }
  }

  function take(token: string, answer: APIInteractionResponse): Seen {
    const put = (sent: SentMessage) => world.postAnswer({ token, sent });
    switch (answer.type as number) {
      case 4:
        return { kind: 'message', message: put((answer as { data: SentMessage }).data) };
      case 5: {
        const flags = (answer as { data?: { flags?: number } }).data?.flags ?? 0;
        return { kind: 'thinking', message: put({ content: '', flags }) };
      }
      case 6: {
        const message = world.answerInPlace(token);
        return message ? { kind: 'thinking', message } : { kind: 'failed', status: 200 };
      }
      case 7: {
        const message = world.editAnswer(token, (answer as { data: SentMessage }).data);
        return message ? { kind: 'message', message } : { kind: 'failed', status: 200 };
      }
      case 8: {
        const { choices = [] } = (answer as { data: { choices?: object[] } }).data;
        return { kind: 'choices', choices: choices as { name: string; value: string }[] };
      }
      case 9:
        return {
          kind: 'modal',
          modal: (answer as { data: APIModalInteractionResponseCallbackData }).data,
        };
      default:
        return { kind: 'failed', status: 200 };
    }
  }

  return {
    slash: (who, { name, options = {} }) =>
      send(who, {
        type: 2,
        data: { id: world.commandId(name), name, type: 1, options: toOptions(options) },
      }),
    suggest: (who, { name, options, focused }) =>
      send(who, {
        type: 4,
        data: { id: world.commandId(name), name, type: 1, options: toOptions(options, focused) },
      }),
    press: (who, { messageId, customId, values }) =>
      send(who, {
        type: 3,
        messageId,
        data: { custom_id: customId, component_type: values ? 3 : 2, ...(values && { values }) },
      }),
    submit: (who, { customId, fields, chosen = {}, files = {}, messageId }) => {
      const attachments: Record<string, object> = {};
      const uploads = Object.entries(files).map(([name, list]) => ({
        type: 18,
        component: {
          type: 19,
          custom_id: name,
          values: list.map((file) => {
            const { id, url } = world.saveFile(file);
            attachments[id] = {
              ...{ id, url, proxy_url: url, filename: file.name, size: file.data.length },
              content_type: file.type,
            };
            return id;
          }),
        },
      }));
      const inputs = Object.entries(fields).map(([name, value]) => ({
        type: 18,
        component: { type: 4, custom_id: name, value },
      }));
      const choices = Object.entries(chosen).map(([name, value]) => ({
        type: 18,
        component: { type: 3, custom_id: name, values: [value] },
      }));
      return send(who, {
        type: 5,
        messageId,
        data: {
          custom_id: customId,
          components: [...inputs, ...choices, ...uploads],
          resolved: { attachments },
        },
      });
    },
  };
}

function toOptions(options: Record<string, string | boolean>, focused?: string) {
  return Object.entries(options).map(([name, value]) => ({
    name,
    type: typeof value === 'boolean' ? 5 : 3,
    value,
    ...(name === focused && { focused: true }),
  }));
}

function toApi(message: DiscordMessage): object {
  return {
    id: message.id,
    channel_id: message.channelId,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    flags: message.seenBy === undefined ? 0 : ephemeral,
    author: { id: sandboxApplication.botId, username: 'one-dream-bot', bot: true },
  };
}
