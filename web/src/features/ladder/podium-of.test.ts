import { expect, test } from 'vitest';
import { podiumOf } from './podium-of.ts';

test.each([
  { ranks: [], onPodium: 0, what: 'nobody' },
  { ranks: [1], onPodium: 1, what: 'one alone' },
  { ranks: [1, 2], onPodium: 2, what: 'two' },
  { ranks: [1, 2, 3, 4, 5], onPodium: 3, what: 'the first three' },
  { ranks: [1, 1, 3, 4], onPodium: 3, what: 'two winners and the third' },
  { ranks: [1, 2, 3, 3, 5], onPodium: 4, what: 'two who share the third place' },
  { ranks: [1, 2, 3, 3, 3], onPodium: 2, what: 'no third place that three share' },
  { ranks: [1, 2, 2, 2, 5], onPodium: 4, what: 'three who share the second place' },
  { ranks: [1, 2, 2, 2, 2, 6], onPodium: 1, what: 'the winner before four seconds' },
  { ranks: [1, 1, 1, 1, 1], onPodium: 0, what: 'nobody where five share the first place' },
])('on the podium of $ranks: $what', ({ ranks, onPodium }) => {
  const rows = ranks.map((rank, at) => ({ rank, at }));
  const { podium, rest } = podiumOf(rows);
  expect(podium).toEqual(rows.slice(0, onPodium));
  expect(rest).toEqual(rows.slice(onPodium));
});
