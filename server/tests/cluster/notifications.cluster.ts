import {
  listNotifications,
  type Notification,
  sendNotification,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { eventually } from '../support/outbound.ts';
import { newAdmin, newPlayer, type Person } from '../support/people.ts';
import type { SiteProcess } from '../support/site-process.ts';

let cluster: Cluster;
const sockets: Socket[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await cluster?.close();
});

async function listen({ site, as }: { site: SiteProcess; as: Person }) {
  const socket = io(site.url, {
    transports: ['websocket'],
    auth: { token: as.token },
    forceNew: true,
  });
  sockets.push(socket);
  const heard: string[] = [];
  socket.on('new-notify', (list: Notification[]) => heard.push(...list.map(({ _id }) => _id)));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return { socket, heard };
}

async function push({ api }: SiteProcess, { to, as }: { to: string; as: Person }): Promise<string> {
  const body = { title: 'Scrims', description: 'At nine.', to, type: 'event' } as const;
  return (await api.act(sendNotification, { as, body })).data._id;
}

async function listAll({ api }: SiteProcess, as: Person): Promise<string[]> {
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const body = { limit: 100, ...(cursor && { cursor }) };
    const page = await api.act(listNotifications, { as, body });
    listed.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return listed;
}

describe('two processes on PostgreSQL and Redis', () => {
  it('pass a notification pushed at one to the sockets of the other, once', async () => {
    const [one, other] = cluster.sites;
    const [admin, player] = [await newAdmin(cluster.hands), await newPlayer(cluster.hands)];
    const near = await listen({ site: one, as: player });
    const far = await listen({ site: other, as: player });
    const sent: string[] = [];
    for (let count = 0; count < 20; count++)
      sent.push(await push(one, { to: count % 2 ? player.email : 'everyone', as: admin }));
    await eventually(() => far.heard.length, { isSo: (count) => count >= sent.length });
    // For what would come a second time.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(far.heard.toSorted()).toEqual(sent.toSorted());
    expect(near.heard.toSorted()).toEqual(sent.toSorted());
  });

  it('lose no notification when the one that takes them is killed', async () => {
    const [one, other] = cluster.sites;
    const [admin, player] = [await newAdmin(cluster.hands), await newPlayer(cluster.hands)];
    const acknowledged: string[] = [];
    const pushing = (async () => {
      for (;;) {
        try {
          acknowledged.push(await push(one, { to: player.email, as: admin }));
        } catch {
          return;
        }
      }
    })();
    await eventually(() => acknowledged.length, { isSo: (count) => count > 30 });
    await one.kill('SIGKILL');
    await pushing;
    const { heard, socket } = await listen({ site: other, as: player });
    const previous = new Promise<Notification[]>((resolve) =>
      socket.once('previous-notify', resolve),
    );
    socket.emit('join-notify', player.id);
    expect((await previous).length).toBeGreaterThan(0);
    const listed = await listAll(other, player);
    expect(new Set(listed).size).toBe(listed.length);
    expect(acknowledged.filter((id) => !listed.includes(id))).toEqual([]);
    const late = await push(other, { to: player.email, as: admin });
    await eventually(() => heard.length, { isSo: (count) => count === 1 });
    expect(heard).toEqual([late]);
  });
});
