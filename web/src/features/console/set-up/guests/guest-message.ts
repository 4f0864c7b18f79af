import { t } from '@lingui/core/macro';
import { chatName } from '@one-dream/contract/chat-name.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { ListedGuest } from './import.data.ts';

/** Message to a captain: team and purpose, followed by the link. */
export function guestMessage(
  { name, slot, link }: Pick<ListedGuest, 'name' | 'slot' | 'link'>,
  title: string,
): string {
  const { origin } = location;
  const place = slot === null ? '' : t`, slot ${slot}`;
  const [team, event] = [chatName(name), chatName(title)];
  return t`*${team}*${place} · ${event}
Check-in, lobby and room are here. Only for your squad:
${origin}${pathTo('guest', { link: link ?? '' })}`;
}

/** Opens WhatsApp with the message, to the captain's number if known. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(text)}`;
}
