import { expect, it } from 'vitest';
import { createLanes, inBackground } from './lanes.ts';

it('lets requests go before jobs that came earlier, and a job after twenty of them', async () => {
  const lanes = createLanes();
  const order: string[] = [];
  const take = async (name: string) => {
    await lanes.enter();
    order.push(name);
    lanes.leave();
  };
  await lanes.enter();
  const jobs = ['job 1', 'job 2'].map((name) => inBackground(() => take(name)));
  const requests = Array.from({ length: 22 }, (_, number) => take(`request ${number + 1}`));
  lanes.leave();
  await Promise.all([...jobs, ...requests]);
  expect(order.slice(0, 2)).toEqual(['request 1', 'request 2']);
  expect(order.indexOf('job 1')).toBe(20);
  expect(order.at(-1)).toBe('job 2');
});
