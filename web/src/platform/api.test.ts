import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { withResolvers } from '../../tests/with-resolvers.ts';
import { callApi } from './api.ts';
import { isPassing, isRefusal } from './refusal.ts';
import { onTokenEnd, readToken, writeToken } from './token.ts';

const stored = new Map<string, string>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});
vi.stubGlobal('fetch', fetched);
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
});

const answer = (status: number, body: unknown, headers?: Record<string, string>) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status, headers }));

const lastRequest = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

test('posts JSON with the stored token and answers what the server answers', async () => {
  writeToken('t1');
  answer(200, { success: true, message: 'Hello', token: 'abc' });
  const body = { email: 'a@b.in', password: 'secret12' };
  expect((await callApi('/auth/login', { body })).token).toBe('abc');
  const { url, init, headers } = lastRequest();
  expect(url).toBe('/api/auth/login');
  expect(init?.method).toBe('POST');
  expect(init?.credentials).toBe('include');
  expect(headers.get('authorization')).toBe('Bearer t1');
  expect(JSON.parse(String(init?.body))).toEqual(body);
});

test('fills and escapes parameters of the path and the query', async () => {
  answer(200, { success: true, message: '' });
  await callApi('/team/leave/{teamId}', { params: { teamId: 'a/b' } });
  expect(lastRequest().url).toBe('/api/team/leave/a%2Fb');
  answer(200, { success: true, message: '', token: '' });
  await callApi('/auth/verify-email', { query: { token: 'x&y' } });
  expect(lastRequest().url).toBe('/api/auth/verify-email?token=x%26y');
  expect(lastRequest().headers.has('authorization')).toBe(false);
});

test('a call with pictures goes as a form, without what was not chosen', async () => {
  answer(200, { success: true, message: '' });
  const body = {
    name: 'Riya',
    email: 'a@b.in',
    password: 'secret12',
    confirmPassword: 'secret12',
    terms: 'true' as const,
  };
  await callApi('/auth/register', { body, pictures: { image: undefined } });
  const { init, headers } = lastRequest();
  expect(headers.has('content-type')).toBe(false);
  expect(Object.fromEntries(init?.body as FormData)).toEqual(body);
});

test('what is pressed twice without a gap is sent once, and both presses hear the answer', async () => {
  const { promise, resolve } = withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const press = (teamId: string) => callApi('/team/leave/{teamId}', { params: { teamId } });
  const presses = [press('a'), press('a')];
  answer(200, { success: true, message: 'Another team' });
  expect((await press('b')).message).toBe('Another team');
  resolve(Response.json({ success: true, message: 'Left' }));
  expect((await Promise.all(presses)).map(({ message }) => message)).toEqual(['Left', 'Left']);
  expect(fetched).toHaveBeenCalledTimes(2);
  // Afterwards it is a press of its own.
  answer(409, { success: false, code: 'CONFLICT', message: 'You are in no team.' });
  expect(await failureOf(press('a'))).toMatchObject({ message: 'You are in no team.' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a question that can be given up is asked each time', async () => {
  answer(200, { success: true, message: 'one' });
  answer(200, { success: true, message: 'two' });
  const ask = () =>
    callApi(
      '/team/leave/{teamId}',
      { params: { teamId: 'a' } },
      { signal: new AbortController().signal },
    );
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ message }) => message)).toEqual(['one', 'two']);
});

test('a refusal carries what the server said', async () => {
  answer(429, {
    success: false,
    code: 'TOO_MANY_REQUESTS',
    message: 'Wait.',
    fields: { email: 'No.' },
  });
  const refusal = await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(refusal).toMatchObject({
    name: 'ApiRefusal',
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    message: 'Wait.',
    fields: { email: 'No.' },
  });
});

test('an answer that is not ours is told in a sentence of our own', async () => {
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const refusal = await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  expect(isPassing(refusal)).toBe(true);
});

test('a refusal that only a newer server knows is told in its own words', async () => {
  answer(409, { success: false, code: 'OUT_OF_SEASON', message: 'The season is over.' });
  const refusal = await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(refusal).toMatchObject({ code: 'OUT_OF_SEASON', message: 'The season is over.' });
});

test.each([409, 'Sorry', 'not a code', ''])('%j is no code of ours', async (code) => {
  answer(409, { success: false, code, message: 'Something of a proxy.' });
  const refusal = await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE', status: 409 });
});

test('a success that is not JSON is none', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  const refusal = await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE' });
});

test('without a network it is said so, and the session is kept', async () => {
  writeToken('t1');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const refusal = await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(refusal).toMatchObject({ code: 'OFFLINE', status: 0 });
  expect(readToken()).toBe('t1');
});

test('a caller who gives up gets its own abort back', async () => {
  fetched.mockImplementationOnce((_url, init) => Promise.reject(init.signal?.reason));
  const stop = new AbortController();
  stop.abort(new Error('gave up'));
  const body = { email: '', password: '' };
  await expect(callApi('/auth/login', { body }, { signal: stop.signal })).rejects.toThrow(
    'gave up',
  );
});

test('a token that the server no longer knows ends the session; a wrong password does not', async () => {
  const ended = vi.fn();
  const stop = onTokenEnd(ended);
  writeToken('t1');
  answer(401, { success: false, code: 'WRONG_CREDENTIALS', message: 'Wrong.' });
  await failureOf(callApi('/auth/login', { body: { email: '', password: '' } }));
  expect(readToken()).toBe('t1');
  answer(401, { success: false, code: 'NOT_SIGNED_IN', message: 'Please sign in first.' });
  await failureOf(callApi('/user/saveingameinfo', { body: { inGameName: 'x', inGameId: '1' } }));
  expect(readToken()).toBeUndefined();
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test('a late answer to an old token does not end the new session', async () => {
  writeToken('old');
  fetched.mockImplementationOnce(async () => {
    writeToken('new');
    const body = { success: false, code: 'NOT_SIGNED_IN', message: 'Please sign in first.' };
    return Response.json(body, { status: 401 });
  });
  await failureOf(callApi('/user/saveingameinfo', { body: { inGameName: 'x', inGameId: '1' } }));
  expect(readToken()).toBe('new');
});

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(isRefusal(error)).toBe(true);
  return error;
}
