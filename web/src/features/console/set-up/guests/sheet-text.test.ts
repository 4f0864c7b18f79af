import { expect, it } from 'vitest';
import { plainColumns, writeRows } from './sheet-text.ts';

it('writes teams as cells under headings, in their order', () => {
  const captain = { name: 'Raju', phone: '919876543210', mail: '', discord: 'raju' };
  const text = writeRows([
    { team: 'शेर\t1', captain, players: [{ name: 'Mortal', id: '5123456789' }] },
    { team: 'B', captain, players: [] },
  ]);
  const [head = '', first = '', second = ''] = text.split('\n').map((line) => line);
  const cells = first.split('\t');
  expect(head.split('\t')[plainColumns.player1 ?? -1]).toBe('Player 1');
  expect(cells[plainColumns.team ?? -1]).toBe('शेर 1');
  expect(cells[plainColumns.id1 ?? -1]).toBe('5123456789');
  expect(second.split('\t')[0]).toBe('B');
});
