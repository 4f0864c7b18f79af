import { chatName } from '../chat-name.ts';

/** A slot list to copy into a chat: `#2  Team name`, lowest slot first. */
export function writeSlotList(lobby: {
  title: string;
  slots: readonly { roomSlot: number; name: string }[];
}): string {
  const rows = lobby.slots
    .toSorted((a, b) => a.roomSlot - b.roomSlot)
    .map(({ roomSlot, name }) => `#${roomSlot}  ${chatName(name)}`);
  return [chatName(lobby.title), ...rows].join('\n');
}
