import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.in',
  SMTP_URL: 'smtps://mail.example.in',
  MAIL_FROM: 'no-reply@example.in',
  DISCORD_CLIENT_ID: '1',
  DISCORD_CLIENT_SECRET: 'secret',
};

describe('the sandbox and the demo organisation', () => {
  it.each([
    {},
    { NODE_ENV: 'development' },
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:4000' },
    { PUBLIC_URL: 'http://[::1]:3000', TRUST_PROXY: 'off' },
  ])('are on where only this machine comes in: %o', (env) => {
    expect(readConfig(env)).toMatchObject({ local: true, sandbox: true, demo: true });
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://play.example.in' },
    { PUBLIC_URL: 'http://localhost.example.in' },
    { PUBLIC_URL: 'http://127.0.0.1.example.in' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '10.0.0.0/8' },
    { NODE_ENV: 'development', HOST: '0.0.0.0' },
    production,
    { ...production, HOST: '127.0.0.1', SANDBOX: 'on', DEMO: 'on' },
  ])('are off where others may: %o', (env) => {
    expect(readConfig(env)).toMatchObject({ local: false, sandbox: false, demo: false });
  });

  it('are on for others when somebody says so, outside of production', () => {
    const env = { HOST: '0.0.0.0', SANDBOX: 'on', DEMO: 'on' };
    expect(readConfig(env)).toMatchObject({ local: false, sandbox: true, demo: true });
    expect(readConfig({ SANDBOX: 'off', DEMO: 'off' })).toMatchObject({
      ...{ sandbox: false, demo: false },
    });
  });

  it.each(['Production', 'prod', 'production ', 'staging', 'prodution'])(
    'are not left on by a name that is not known: %s',
    (name) => expect(() => readConfig({ NODE_ENV: name })).toThrow(/NODE_ENV must be production/),
  );
});

it('a page waits for its data as long as is said, in whole milliseconds', () => {
  expect(readConfig({}).pageTimeout).toBeUndefined();
  expect(readConfig({ PAGE_PATIENCE: '20000' }).pageTimeout).toBe(20_000);
  expect(() => readConfig({ PAGE_PATIENCE: 'long' })).toThrow(/^PAGE_PATIENCE: /);
  expect(() => readConfig({ PAGE_PATIENCE: '0' })).toThrow(/^PAGE_PATIENCE: /);
});

it('in production mail, Google and Discord are ways to sign up, one of which is needed', () => {
  const { SMTP_URL: _smtp, MAIL_FROM: _from, ...silent } = production;
  expect(readConfig(silent)).toMatchObject({ smtpUrl: undefined });
  const { MAIL_FROM: _sender, ...senderless } = production;
  expect(() => readConfig(senderless)).toThrow(/^MAIL_FROM is missing/);
  const { DISCORD_CLIENT_ID: _id, ...nothing } = silent;
  expect(() => readConfig(nothing)).toThrow(/nobody could sign up any other way/);
});

it('backups are made where there is a place for them, and never without a key', () => {
  const bucket = {
    BACKUP_S3_ENDPOINT: 'https://s3.example.in',
    BACKUP_S3_BUCKET: 'away',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const key = { BACKUP_KEY: 'twenty-four characters at least' };
  expect(readConfig(key).backups).toBeUndefined();
  expect(readConfig({ ...key, ...bucket }).backups?.to).toMatchObject({ bucket: 'away' });
  expect(readConfig({ ...key, BACKUP_DIR: '/away' }).backups?.to).toEqual({ directory: '/away' });
  expect(() => readConfig(bucket)).toThrow(/^BACKUP_KEY is missing/);
  expect(() => readConfig({ BACKUP_KEY: 'short' })).toThrow(/24 characters/);
});

it('before the site has a name, by plain http, nobody but mail can vouch for people', () => {
  const env = { ...production, GOOGLE_CLIENT_ID: 'google' };
  expect(readConfig(env)).toMatchObject({ google: { clientId: 'google' }, discord: {} });
  expect(readConfig({ ...env, PUBLIC_URL: 'http://203.0.113.7' })).toMatchObject({
    google: undefined,
    discord: undefined,
  });
});
