import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPush, makePushKeys } from '../../src/platform/push/push.ts';
import { startPushService } from '../support/push-service.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it.each([301, 302, 303, 307, 308])(
  'a push service that sends elsewhere (%i) is not followed: nobody asked whether that may be written to',
  async (status) => {
    let asked = 0;
    const inside = createServer((_request, response) => {
      asked += 1;
      response.writeHead(201).end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    closing.push(() => inside.close());
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/admin`;
    const keys = makePushKeys();
    const service = await startPushService(keys);
    closing.push(service.stop);
    const { subscription, answers } = service.newBrowser();
    answers.push({ status, headers: { location } });
    const push = createPush({ keys, subject: 'mailto:a@example.in', takesLoopback: true });
    const message = { content: {}, ttlSeconds: 60, urgency: 'normal', topic: 'a' } as const;
    expect((await push.send(subscription, message)).kind).toBe('refused');
    expect(asked).toBe(0);
  },
);
