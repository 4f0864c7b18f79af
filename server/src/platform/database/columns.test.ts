import { expect, it } from 'vitest';
import { fieldsOf, readAs, writtenAs } from './columns.ts';

const at = '2026-11-23T14:30:00Z';
const fields = { title: 'Cup', roomLeadMin: 15, regOpensAt: at, endsAt: null, rules: ['No'] };

it('writes the fields of a form into the columns that keep them', () => {
  expect(writtenAs(fields)).toEqual({
    title: 'Cup',
    room_lead_min: 15,
    reg_opens_at: new Date(at),
    ends_at: null,
    rules: '["No"]',
  });
});

it('reads them by the names of the contract, those that are asked for alone', () => {
  const row = { title: 'Cup', room_lead_min: 15, secret: 'x' };
  expect(readAs(row, ['roomLeadMin'])).toEqual({ roomLeadMin: 15 });
});

it('takes the fields of an answer from the columns of the same names', () => {
  const shape = { _id: null, roomLeadMin: null, endsAt: null, startedAt: null, isOver: null };
  const row = { id: 'a', room_lead_min: 15, ends_at: new Date(at), started_at: null, secret: 'x' };
  expect(fieldsOf({ shape }, row)).toEqual({
    _id: 'a',
    roomLeadMin: 15,
    endsAt: '2026-11-23T14:30:00.000Z',
    startedAt: null,
  });
});
