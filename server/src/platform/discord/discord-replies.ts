import type { Outcome } from '../outcome.ts';
import type { CallDiscord } from './call-discord.ts';

/** Target of an answer: the application and the interaction's token, which is valid for 15 minutes. */
export interface ReplyTo {
  applicationId: string;
  token: string;
}

export type DiscordReplies = {
  /** Completes a deferred answer. Also `refused`, with 10008 or 10015, while Discord does not know of the deferral yet. */
  editReply(to: ReplyTo, message: object): Promise<Outcome>;
  /** Sends a public follow-up message for the same interaction. */
  sendBeside(to: ReplyTo, message: object): Promise<Outcome>;
  /**
   * Downloads an attachment, only from Discord's own hosts: the URL came with an interaction and must not make this server
   * fetch arbitrary addresses.
   */
  fetchAttachment(options: { url: string; maxBytes: number }): Promise<Outcome<{ data: Buffer }>>;
};

const attachmentTimeoutMs = 8_000;
const attachmentHosts = ['cdn.discordapp.com', 'media.discordapp.net'];

/** Calls to Discord with an interaction's token instead of the bot's. */
export function createDiscordReplies({
  apiUrl,
  call,
}: {
  apiUrl: string;
  call: CallDiscord;
}): DiscordReplies {
  return {
    editReply: ({ applicationId, token }, body) =>
      call('PATCH', `/webhooks/${applicationId}/${token}/messages/@original`, {
        auth: false,
        body,
      }),
    sendBeside: ({ applicationId, token }, body) =>
      call('POST', `/webhooks/${applicationId}/${token}`, { auth: false, body }),
    fetchAttachment: (options) => fetchAttachment({ ...options, apiUrl }),
  };
}

async function fetchAttachment({
  url,
  maxBytes,
  apiUrl,
}: {
  url: string;
  maxBytes: number;
  apiUrl: string;
}): Promise<Outcome<{ data: Buffer }>> {
  if (!isDiscords(url, apiUrl)) return { kind: 'refused', reason: 'That file is not on Discord.' };
  try {
    const signal = AbortSignal.timeout(attachmentTimeoutMs);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok || !response.body)
      return { kind: 'away', reason: `Discord gives the file with status ${response.status}.` };
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body) {
      bytes += part.length;
      if (bytes > maxBytes) return { kind: 'refused', reason: 'too large' };
      parts.push(part);
    }
    return { kind: 'ok', data: Buffer.concat(parts) };
  } catch {
    return { kind: 'away', reason: 'Discord does not give the file.' };
  }
}

/** A stand-in for Discord serves its files from the host of its API. */
function isDiscords(url: string, apiUrl: string): boolean {
  const { protocol, host, origin } = URL.parse(url) ?? {};
  if (protocol === 'https:' && attachmentHosts.includes(host ?? '')) return true;
  const api = new URL(apiUrl);
  return api.host !== 'discord.com' && origin === api.origin;
}
