import type { Demo } from '../app/stand-ins.ts';
import { demoPassword } from '../operations/demo-password.ts';

export interface WelcomeOptions {
  name: string;
  url: string;
  /** The stand-ins in use. */
  sandbox: { mail: boolean; discord: boolean };
  /** Accounts of the demo, none, or the site's own. */
  accounts: Demo['accounts'] | 'none' | 'own';
}

function describeSignIn(accounts: WelcomeOptions['accounts']): string[] {
  if (accounts === 'own') return [];
  if (accounts === 'none')
    return ['Nobody has an account yet. Register, and make it the owner:  npm run owner -- EMAIL'];
  return [
    `Sign in with the password ${demoPassword} as`,
    table(accounts.map((account) => [account.email, describe(account)])),
  ];
}

/** Welcome text for the terminal once the site is running. */
export function renderWelcome({ name, url, sandbox, accounts }: WelcomeOptions): string {
  const places = [
    ['The site', url],
    ...(sandbox.mail ? [['Its mails', `${url}/sandbox/mail`]] : []),
    ...(sandbox.discord ? [['Its Discord', `${url}/sandbox/discord`]] : []),
    ['Its API', `${url}/api/docs`],
  ] as [string, string][];
  const paragraphs = [
    `${name} is ready: ${url}`,
    table(places),
    ...describeSignIn(accounts),
    [
      'Stop with Ctrl+C.',
      ...(typeof accounts === 'object'
        ? ['Start with nothing in it:  DEMO=off DATA_DIR=./data-empty npm start']
        : []),
    ].join('\n'),
  ];
  const indented = paragraphs.join('\n\n').replaceAll(/^(?=.)/gm, '  ');
  return `\n${indented}\n`;
}

function describe({ about, discord }: Demo['accounts'][number]): string {
  return `${about} (Discord: ${discord})`;
}

function table(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}
