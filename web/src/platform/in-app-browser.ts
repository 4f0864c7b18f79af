/**
 * Browsers that apps open links in, and Google signs nobody in with (`disallowed_useragent`): by the mark that each app
 * leaves, by Android's own mark of a web view, and on an iPhone by the lack of Safari's.
 */
const apps: { mark: string; name: string }[] = [
  { mark: 'instagram', name: 'Instagram' },
  { mark: 'barcelona', name: 'Threads' },
  { mark: 'fb_iab', name: 'Facebook' },
  { mark: 'fban/', name: 'Facebook' },
  { mark: 'fbav/', name: 'Facebook' },
  { mark: 'messengerforios', name: 'Messenger' },
  { mark: 'snapchat', name: 'Snapchat' },
  { mark: 'twitter', name: 'X' },
  { mark: 'linkedinapp', name: 'LinkedIn' },
  { mark: 'whatsapp/', name: 'WhatsApp' },
  { mark: 'telegram', name: 'Telegram' },
  { mark: ' line/', name: 'LINE' },
  { mark: 'sharechat', name: 'ShareChat' },
  { mark: 'pinterest/', name: 'Pinterest' },
  { mark: 'micromessenger', name: 'WeChat' },
  { mark: 'musical_ly', name: 'TikTok' },
  { mark: 'bytedancewebview', name: 'TikTok' },
];

export interface InAppBrowser {
  /** The app's name; empty if it says none. */
  app: string;
  isAndroid: boolean;
}

/** @returns undefined for a browser of its own */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  const agent = userAgent.toLowerCase();
  const isAndroid = agent.includes('android');
  const isApple = /\b(?:iphone|ipad|ipod)\b/.test(agent);
  if (!isAndroid && !isApple) return undefined;
  const known = apps.find(({ mark }) => agent.includes(mark));
  const isWebView = isAndroid
    ? agent.includes('; wv)')
    : agent.includes('applewebkit') && !agent.includes('safari/');
  return known || isWebView ? { app: known?.name ?? '', isAndroid } : undefined;
}

/** Opens an address in Android's browser, or leads back to it where there is none. */
export function intentLink(url: string): string {
  const { host, pathname, search, protocol } = new URL(url);
  const fallback = encodeURIComponent(url);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`;
}
