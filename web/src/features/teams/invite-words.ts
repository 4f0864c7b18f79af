import { t } from '@lingui/core/macro';

/** Invitation text for future players. */
export function inviteMessage({ teamName, url }: { teamName: string; url: string }): string {
  return t`Join my team ${teamName}: ${url}`;
}

/** Opens WhatsApp with a message, for the sender to choose the chat. */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
