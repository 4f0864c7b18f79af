import { expect, it } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** Serves when it is let; what is negative makes its group fail. */
function openDesk({ most = 100 } = {}) {
  const groups: [string, number[]][] = [];
  let release: () => void = () => {};
  const submit = groupCommit<number, string>({
    most,
    serve: async (key, requests) => {
      groups.push([key, [...requests]]);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      if (requests.some((request) => request < 0)) throw new Error('violated');
      return requests.map((request) => `${request} done`);
    },
  });
  const letAll = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      release();
      for (let tick = 0; tick < 10; tick++) await Promise.resolve();
    }
  };
  return { groups, submit, letAll };
}

it('serves who comes alone at once, and who comes meanwhile together, in order', async () => {
  const { groups, submit, letAll } = openDesk();
  const answers = [1, 2, 3, 4].map((request) => submit('cup', request));
  expect(groups).toEqual([['cup', [1]]]);
  await letAll(2);
  expect(await Promise.all(answers)).toEqual(['1 done', '2 done', '3 done', '4 done']);
  expect(groups).toEqual([
    ['cup', [1]],
    ['cup', [2, 3, 4]],
  ]);
  const late = submit('cup', 5);
  await letAll(1);
  expect(await late).toBe('5 done');
});

it('lets keys not wait for each other', async () => {
  const { groups, submit } = openDesk();
  void submit('cup', 1);
  void submit('league', 2);
  expect(groups).toEqual([
    ['cup', [1]],
    ['league', [2]],
  ]);
});

it('takes so many at most', async () => {
  const { groups, submit, letAll } = openDesk({ most: 2 });
  const answers = [1, 2, 3, 4].map((request) => submit('cup', request));
  await letAll(4);
  await Promise.all(answers);
  expect(groups.map(([, group]) => group)).toEqual([[1], [2, 3], [4]]);
});

it('tells only those of a failure who made it, and keeps the order of the others', async () => {
  const { groups, submit, letAll } = openDesk();
  const first = submit('cup', 1);
  const answers = [2, -3, 4, 5].map((request) => submit('cup', request));
  const outcomes = Promise.allSettled(answers);
  await letAll(10);
  await first;
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(groups.map(([, group]) => group)).toEqual([
    [1],
    [2, -3, 4, 5],
    [2, -3],
    [2],
    [-3],
    [4, 5],
  ]);
});
