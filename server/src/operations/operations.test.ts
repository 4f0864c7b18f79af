import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { newPlayer } from '../../tests/support/people.ts';
import { sharedTestServer } from '../../tests/support/start-test-server.ts';
import { newId, newSecret } from '../platform/secrets.ts';
import { retention, sweep } from './retention.ts';
import { type MetricsOptions, serveMetrics } from './serve-metrics.ts';

const day = 24 * 60 * 60 * 1000;
const server = await sharedTestServer({ works: true });

function build(options: Partial<MetricsOptions> = {}) {
  const app = Fastify();
  const { platform } = server;
  const io = { engine: { clientsCount: 3 } } as never;
  serveMetrics(app, { platform, io, token: undefined, loopback: true, logs: true, ...options });
  app.post('/api/auth/token/:token', async () => ({}));
  return app;
}

describe('/metrics', () => {
  it('counts calls by route, never by address, and tells sockets, jobs and registrations', async () => {
    const app = build();
    await app.inject({ method: 'POST', url: '/api/auth/token/verysecret' });
    await app.inject({ method: 'POST', url: '/made-up/one' });
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_requests_total{call="/api/auth/token/:token",status="200"} 1');
    expect(body).toContain('http_requests_total{call="none",status="404"} 1');
    expect(body).toContain('http_request_duration_seconds_bucket');
    expect(body).toContain('live_sockets 3');
    expect(body).toContain('# TYPE jobs gauge');
    expect(body).toContain('# TYPE tournament_registrations gauge');
    expect(body).not.toMatch(/verysecret|made-up/);
  });

  it('is there for who knows the token, on this machine only where there is none', async () => {
    const token = 'prometheus-reads-this';
    const withToken = build({ token });
    const ask = (authorization: string) =>
      withToken.inject({ url: '/metrics', headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await ask('Bearer prometheus-reads-thaT')).statusCode).toBe(404);
    expect((await withToken.inject('/metrics')).statusCode).toBe(404);
    const open = build();
    const from = (remoteAddress: string, headers = {}) =>
      open.inject({ url: '/metrics', remoteAddress, headers });
    expect((await from('127.0.0.1')).statusCode).toBe(200);
    expect((await from('10.0.0.7')).statusCode).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await build({ loopback: false }).inject('/metrics')).statusCode).toBe(404);
  });

  it('writes a line for a call with an id that the answer carries, and no address, token or body', async () => {
    const app = build();
    const from = server.logs.length;
    const request = {
      method: 'POST',
      url: '/api/auth/token/verysecret?mail=a@example.in',
    } as const;
    const { headers } = await app.inject(request);
    const [line] = server.logs.slice(from).filter((text) => text.includes('"call"'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      id: headers['x-request-id'],
      call: '/api/auth/token/:token',
      status: 200,
    });
    expect(line).not.toMatch(/verysecret|example\.in|127\.0\.0\.1/);
  });
});

describe('sweeping', () => {
  it('removes what is past its time and nothing else', async () => {
    const { db, platform } = server;
    const [fresh, idle] = [await newPlayer(server), await newPlayer(server)];
    const ago = (days: number) => new Date(platform.now().getTime() - days * day);
    await db
      .updateTable('sessions')
      .set({ last_seen_at: ago(retention.idleSessions + 1) })
      .where('user_id', '=', idle.id)
      .execute();
    const entry = { actor_name: '', action: 'test', subject: '' };
    await db
      .insertInto('audit_log')
      .values([
        { ...entry, id: newId(), at: ago(retention.auditLog + 1) },
        { ...entry, id: newId(), at: ago(1) },
      ])
      .execute();
    const link = { user_id: fresh.id, purpose: 'verify' as const };
    await db
      .insertInto('email_tokens')
      .values([
        { ...link, id: newId(), expires_at: ago(retention.emailTokens + 1) },
        { ...link, id: newId(), expires_at: ago(1) },
      ])
      .execute();
    const state = { purpose: 'login' as const, browser_hash: Buffer.from(newSecret()) };
    await db
      .insertInto('oauth_states')
      .values([
        { ...state, state_hash: Buffer.from('old'), expires_at: ago(0.1) },
        { ...state, state_hash: Buffer.from('new'), expires_at: ago(-0.1) },
      ])
      .execute();
    await sweep(platform);
    const sessions = await db.selectFrom('sessions').select('user_id').execute();
    expect(sessions.map((row) => row.user_id)).toContain(fresh.id);
    expect(sessions.map((row) => row.user_id)).not.toContain(idle.id);
    const left = async (table: 'email_tokens' | 'oauth_states') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    expect(await left('email_tokens')).toBe(1);
    expect(await left('oauth_states')).toBe(1);
    const audit = await db
      .selectFrom('audit_log')
      .select('at')
      .where('action', '=', 'test')
      .execute();
    expect(audit).toHaveLength(1);
  });
});
