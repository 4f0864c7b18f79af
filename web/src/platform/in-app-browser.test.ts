import { expect, it } from 'vitest';
import { inAppBrowser, intentLink } from './in-app-browser.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 13; RMX3085) AppleWebKit/537.36 (KHTML, like Gecko)';
const view =
  'Mozilla/5.0 (Linux; Android 13; RMX3085 Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${view} Instagram 332.0.0.38.90 Android (33/13; 440dpi; realme)`, 'Instagram', true],
  [`${iPhone} Mobile/15E148 Instagram 332.0.5.26.109 (iPhone14,7; iOS 17_5)`, 'Instagram', false],
  [`${view} [FB_IAB/FB4A;FBAV/466.0.0.39.78;]`, 'Facebook', true],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.39.78;FBDV/iPhone14,7]`, 'Facebook', false],
  [`${view} Snapchat/12.90.0.46 (RMX3085; Android 13)`, 'Snapchat', true],
  [`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.40`, 'X', false],
  [`${iPhone} Mobile/15E148 Safari Line/14.5.0`, 'LINE', false],
  [`${view} Telegram-Android/10.14.5 (Realme RMX3085)`, 'Telegram', true],
  [`${iPhone} Mobile/15E148 [LinkedInApp]/9.30`, 'LinkedIn', false],
  [view, '', true],
  [`${iPhone} Mobile/15E148`, '', false],
])('finds the app in %s', (agent, app, isAndroid) => {
  expect(inAppBrowser(agent)).toEqual({ app, isAndroid });
});

it.each([
  `${chrome} Chrome/128.0.0.0 Mobile Safari/537.36`,
  `${chrome} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${iPhone} CriOS/128.0.6613.34 Mobile/15E148 Safari/604.1`,
  `${iPhone} FxiOS/129.0 Mobile/15E148 Safari/605.1.15`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Android 13; Mobile; rv:129.0) Gecko/129.0 Firefox/129.0',
  '',
])('leaves a browser alone: %s', (agent) => {
  expect(inAppBrowser(agent)).toBeUndefined();
});

it('opens the same page in Android’s browser, with its query', () => {
  const url = 'https://play.example.in/tournament/1?team=a%20b';
  const link = intentLink(url);
  expect(link).toMatch(
    /^intent:\/\/play\.example\.in\/tournament\/1\?team=a%20b#Intent;scheme=https;/,
  );
  expect(link).toContain(`S.browser_fallback_url=${encodeURIComponent(url)};end`);
});
