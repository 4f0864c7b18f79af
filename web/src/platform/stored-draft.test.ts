import { afterAll, expect, test, vi } from 'vitest';
import { deviceStorage } from './browser-storage.ts';
import { readDraft, writeDraft } from './stored-draft.ts';

/** A storage that is full beyond `capacity` characters. */
function useStorage({ kept = new Map<string, string>(), capacity = 1000_000 } = {}): void {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
}
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

const key = 'draft:u1:tournament t1';
const savedAt = '2026-01-01T00:00:00Z';
const base = {
  title: 'Monsoon Cup',
  banner: '/images/a.webp',
  closesAt: '2026-06-30T12:00:00Z' as string | null,
  prizes: [{ rank: '1', prize: '25000' }],
  about: { logo: '/images/b.webp', staff: [{ name: 'Asha', picture: '/images/c.webp' }] },
};
const opened = { values: base, version: 3 };
const picture = `data:image/png;base64,${'A'.repeat(9000)}`;
const read = () => readDraft(deviceStorage, { key, shape: base });

test('a draft comes back as it was, until it is removed', () => {
  useStorage();
  const draft = { typed: { ...base, title: 'Half a ti', closesAt: null }, opened, savedAt };
  expect(writeDraft(deviceStorage, { key, draft })).toBe(true);
  expect(read()).toEqual(draft);
  deviceStorage.remove(key);
  expect(read()).toBeUndefined();
});

test('a draft whose pictures are too large for the storage is stored without them', () => {
  useStorage({ capacity: 5000 });
  const about = { logo: picture, staff: [{ name: 'Ravi', picture }, ...base.about.staff] };
  const typed = { ...base, title: 'New title', banner: picture, about };
  expect(writeDraft(deviceStorage, { key, draft: { typed, opened, savedAt } })).toBe(true);
  expect(read()).toMatchObject({
    isPictureLost: true,
    typed: {
      title: 'New title',
      banner: '/images/a.webp',
      // The first entry of the list is another one than the saved first entry.
      about: {
        logo: '/images/b.webp',
        staff: [{ name: 'Ravi', picture: '' }, ...base.about.staff],
      },
    },
  });
});

test('a draft without a field that is no longer shown is still one', () => {
  useStorage();
  const { about, ...typed } = base;
  deviceStorage.writeJson(key, { typed, opened, savedAt });
  expect(read()).toMatchObject({ typed });
});

test.each([
  'null',
  '{',
  '[]',
  '{"savedAt":"x"}',
  '{"savedAt":"x","typed":{"title":1},"opened":{"values":{}}}',
  JSON.stringify({ savedAt, typed: base, opened: { values: { ...base, prizes: '25000' } } }),
  JSON.stringify({ savedAt, typed: { ...base, prizes: '25000' }, opened }),
  JSON.stringify({ savedAt, typed: base, opened, earlier: { base } }),
])('%j is not restored as a draft', (text) => {
  useStorage({ kept: new Map([[key, text]]) });
  expect(read()).toBeUndefined();
});
