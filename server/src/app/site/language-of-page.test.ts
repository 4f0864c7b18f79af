import { expect, it } from 'vitest';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

async function languageOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    headers: { 'Accept-Language': 'en', ...headers },
  });
  const page = await response.text();
  expect(response.headers.get('vary')).toContain('Accept-Language, Cookie');
  return /<html lang="([^"]+)"/.exec(page)?.[1];
}

it.each(['/', '/login', '/no-such-page'])('%s is in the language that was chosen', async (path) => {
  const html = { Accept: 'text/html' };
  expect(await languageOf(path, html)).toBe('en');
  expect(await languageOf(path, { ...html, 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' })).toBe(
    'hi',
  );
  expect(await languageOf(path, { ...html, 'Accept-Language': 'ta,en;q=0.5' })).toBe('en');
  const cookie = { ...html, Cookie: 'language=hi-Latn', 'Accept-Language': 'hi' };
  expect(await languageOf(path, cookie)).toBe('hi-Latn');
  expect(await languageOf(`${path}?lang=hi`, cookie)).toBe('hi');
  expect(await languageOf(`${path}?lang=xx`, cookie)).toBe('hi-Latn');
  expect(await languageOf(path, { ...html, Cookie: 'language=xx' })).toBe('en');
});
