import { readFile, rename, writeFile } from 'node:fs/promises';
import type { DiscordMessage } from './discord-message.ts';
import type { DiscordWorld, ScheduledEvent } from './discord-world.ts';

interface Kept {
  commands: DiscordWorld['commands'];
  messages: DiscordMessage[];
  events: ScheduledEvent[];
}

/** Save interval (milliseconds). */
const keptEvery = 2_000;

/**
 * Persists what Discord would remember across a restart: commands, posts, the guild's events. Ephemeral messages are
 * dropped, as they may contain a room.
 */
export async function saveWorld(
  world: DiscordWorld,
  file: string,
): Promise<{ stop: () => Promise<void> }> {
  const known = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => undefined);
  if (known) {
    world.commands.push(...known.commands);
    world.messages.push(...known.messages);
    for (const event of known.events) world.events.set(event.id, event);
  }
  let written = '';
  const write = async () => {
    const text = JSON.stringify({
      commands: world.commands,
      messages: world.messages.filter(({ seenBy }) => seenBy === undefined),
      events: [...world.events.values()],
    } satisfies Kept);
    if (text === written) return;
    written = text;
    // Written atomically.
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  const timer = setInterval(() => void write().catch(() => {}), keptEvery);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await write().catch(() => {});
    },
  };
}
