import type { DiscordMessage, SentMessage } from './discord-message.ts';

export interface FileInModal {
  name: string;
  type: string;
  data: Buffer;
}

/** An interaction and the location of its answer. */
export interface OpenInteraction {
  id: string;
  token: string;
  userId: string;
  channelId: string;
  /** The message that contained the button. */
  messageId?: string | undefined;
  /** The message that answers it. */
  answerId?: string;
}

export interface DiscordAnswers {
  openInteraction(made: Omit<OpenInteraction, 'id'>): OpenInteraction;
  findInteraction(token: string): OpenInteraction | undefined;
  postAnswer(options: { token: string; sent: SentMessage }): DiscordMessage;
  /** Edits the message with the button, by a follow-up. */
  answerInPlace(token: string): DiscordMessage | undefined;
  editAnswer(token: string, sent: SentMessage): DiscordMessage | undefined;
  saveFile(file: FileInModal): { id: string; url: string };
  findFile(id: string): FileInModal | undefined;
  /** Set once the stand-in is listening: attachments are served from there. */
  filesUrl: { origin: string };
}

const ephemeral = 64;
const mostFiles = 50;

export function createDiscordAnswers({
  now,
  nextId,
  add,
  editMessage,
  messages,
}: {
  now: () => number;
  nextId: () => string;
  add: (message: DiscordMessage) => DiscordMessage;
  editMessage: (id: string, sent: SentMessage) => DiscordMessage | undefined;
  messages: readonly DiscordMessage[];
}): DiscordAnswers {
  const interactions = new Map<string, OpenInteraction>();
  const files = new Map<string, FileInModal>();
  const filesUrl = { origin: '' };

  return {
    filesUrl,

    openInteraction(made) {
      const opened = { id: nextId(), ...made };
      interactions.set(made.token, opened);
      return opened;
    },

    findInteraction: (token) => interactions.get(token),

    postAnswer({ token, sent }) {
      const opened = interactions.get(token);
      if (!opened) throw new Error('Nobody asked.');
      const isEphemeral = ((sent.flags ?? 0) & ephemeral) !== 0;
      const message = add({
        id: nextId(),
        channelId: opened.channelId,
        content: sent.content ?? '',
        embeds: sent.embeds ?? [],
        components: sent.components ?? [],
        ...(isEphemeral && { seenBy: opened.userId }),
        isThinking: !sent.content && !sent.embeds?.length,
        files: [],
        calls: [],
        postedAt: new Date(now()).toISOString(),
      });
      opened.answerId ??= message.id;
      return message;
    },

    answerInPlace(token) {
      const opened = interactions.get(token);
      const message = messages.find(({ id }) => id === opened?.messageId);
      if (opened && message) {
        opened.answerId = message.id;
        message.isThinking = true;
      }
      return message;
    },

    editAnswer(token, sent) {
      const opened = interactions.get(token);
      if (!opened) return undefined;
      opened.answerId ??= opened.messageId;
      return opened.answerId ? editMessage(opened.answerId, sent) : undefined;
    },

    saveFile(file) {
      const id = nextId();
      files.set(id, file);
      const [oldest] = files.keys();
      if (files.size > mostFiles && oldest) files.delete(oldest);
      return { id, url: `${filesUrl.origin}/discord/api/files/${id}` };
    },

    findFile: (id) => files.get(id),
  };
}
