import { describe, expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('is %s', (endpoint) => {
    expect(isPushService(endpoint, { takesLoopback: false })).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.in/',
    'https://fcm.googleapis.com@example.in/',
    'https://evilpush.apple.com/',
    'https://push.apple.com.example.in/',
    'https://127.0.0.1/send',
    'http://127.0.0.1:3000/send',
    'http://[::1]/send',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://localhost/',
    'https://database/',
    'file:///etc/passwd',
    'nonsense',
  ])('is not %s', (endpoint) => {
    expect(isPushService(endpoint, { takesLoopback: false })).toBe(false);
  });

  it('of a test is on this machine', () => {
    const options = { takesLoopback: true };
    expect(isPushService('http://127.0.0.1:4000/send', options)).toBe(true);
    expect(isPushService('http://10.0.0.1:4000/send', options)).toBe(false);
  });
});
