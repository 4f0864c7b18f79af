import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/work/work.ts';
import { roomChannelJob } from './matches.jobs.ts';
import { listOpenChannels } from './room-channels.queries.ts';

/** Whether open rooms are also posted on Discord, for the roles of their lobbies. */
export async function postsRooms({ discord, organisation }: Platform): Promise<boolean> {
  const { roomChannels, lobbyRoles } = await organisation.read();
  return Boolean(discord?.hasBot && roomChannels && lobbyRoles);
}

/** Schedules a sync of a room's channel: it exists while the room is open, if the owner wants one. */
export async function followRoom(work: Work, matchId: string): Promise<void> {
  if (work.discord?.hasBot) await work.enqueue(roomChannelJob, { matchId }, { key: matchId });
}

/** Syncs all channels after a change of the organisation's settings, which may have switched them off. */
export async function followRoomChannels(work: Work): Promise<void> {
  for (const matchId of await listOpenChannels(work.db)) await followRoom(work, matchId);
}
