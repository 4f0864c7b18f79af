import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';

export type DiscordFile = { name: string; type: string; bytes: number };

export type DiscordMessage = {
  id: string;
  channelId: string;
  /** Set for a direct message. */
  recipientId?: string;
  content: string;
  embeds: APIEmbed[];
  /** Rows of buttons and select menus. */
  components: APIMessageTopLevelComponent[];
  /** Visible to this person only: an ephemeral answer. */
  seenBy?: string;
  /** A deferred answer that is still pending. */
  isThinking?: boolean;
  editedAt?: string;
  /** Attached to it. */
  files: DiscordFile[];
  /** IDs of the mentioned roles. */
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
