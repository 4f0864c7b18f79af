import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';

export type DiscordFile = { name: string; type: string; bytes: number };

export type DiscordMessage = {
  id: string;
  channelId: string;
  /** Set for a direct message. */
  recipientId?: string;
  content: string;
  embeds: APIEmbed[];
  /** Rows of buttons and lists. */
  components: APIMessageTopLevelComponent[];
  /** Only this person sees it: an answer to them. */
  seenBy?: string;
  /** An answer was promised and is not there yet. */
  isThinking?: boolean;
  editedAt?: string;
  /** Attached to it. */
  files: DiscordFile[];
  /** Ids of the roles that it rings with. */
  calls: string[];
  nonce?: string;
  postedAt: string;
};

/** A message as sent by an app, limited to the fields that are shown. */
export interface SentMessage {
  content?: string;
  embeds?: APIEmbed[];
  components?: APIMessageTopLevelComponent[];
  flags?: number;
}
