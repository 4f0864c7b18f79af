import { t } from '@lingui/core/macro';
import { chatName } from '@one-dream/contract/chat-name.ts';

export function inviteMessage({ teamName, url }: { teamName: string; url: string }): string {
  const team = chatName(teamName);
  return t`Join my team ${team}: ${url}`;
}

/** Opens WhatsApp with a message, for the sender to choose the chat. */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
