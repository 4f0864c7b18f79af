import { describe, expect, it } from 'vitest';
import type { StoredNotice } from '../../platform/work/stored-notice.ts';
import { presentNotification } from './notifications.presenters.ts';

const registered = { key: 'entryNotices.registered', values: { event: 'Night Cup', slot: 16 } };

const eventOf = (said: StoredNotice | null) =>
  presentNotification({
    row: {
      id: '',
      title: '',
      description: '',
      image: '',
      type: 'event',
      link: '',
      created_at: new Date(),
      said,
      recipient_email: null,
      seen_at: null,
      actor_id: null,
      about: null,
    },
    readerId: '',
    language: 'en',
  }).event;

describe('the event of a notice', () => {
  it('is among the values of its texts', () => {
    expect(eventOf({ title: { key: 'a' }, description: registered })).toBe('Night Cup');
    expect(eventOf({ title: registered, description: { key: 'a' } })).toBe('Night Cup');
  });

  it('is kept when a sentence is appended', () => {
    const both = { key: 'notifications.both', values: { told: registered, since: { key: 'a' } } };
    expect(eventOf({ title: { key: 'b' }, description: both })).toBe('Night Cup');
  });

  it("is within a match's name", () => {
    const match = { key: 'matchNotices.ofMatch', values: { event: 'Night Cup', no: 2 } };
    const title = { key: 'matchNotices.roomOpen', values: { slot: 3, match } };
    expect(eventOf({ title, description: { key: 'a', values: { map: 'Rondo' } } })).toBe(
      'Night Cup',
    );
  });

  it('is missing from what is about none, or stored without keys', () => {
    expect(eventOf({ title: { key: 'a' }, description: { key: 'b' } })).toBeUndefined();
    expect(eventOf(null)).toBeUndefined();
  });
});
