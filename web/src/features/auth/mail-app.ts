/** Webmail of the large providers. A phone opens their app instead, if installed. */
const apps: { domains: RegExp; name: string; url: string }[] = [
  { domains: /^(gmail|googlemail)\.com$/, name: 'Gmail', url: 'https://mail.google.com/' },
  {
    domains: /^(outlook|hotmail|live|msn)\.[a-z.]+$/,
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
  },
  {
    domains: /^(yahoo|ymail|rocketmail)\.[a-z.]+$/,
    name: 'Yahoo Mail',
    url: 'https://mail.yahoo.com/',
  },
  { domains: /^rediffmail\.com$/, name: 'Rediffmail', url: 'https://mail.rediff.com/' },
  {
    domains: /^(proton\.me|protonmail\.com|pm\.me)$/,
    name: 'Proton Mail',
    url: 'https://mail.proton.me/',
  },
  { domains: /^(icloud|me|mac)\.com$/, name: 'iCloud Mail', url: 'https://www.icloud.com/mail' },
  { domains: /^zoho(mail)?\.(com|in)$/, name: 'Zoho Mail', url: 'https://mail.zoho.in/' },
];

/** `undefined` for an address with an unknown provider. */
export function mailAppOf(email: string): { name: string; url: string } | undefined {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  const app = apps.find(({ domains }) => domains.test(domain));
  return app && { name: app.name, url: app.url };
}
