import { passwordLength } from '@one-dream/contract/limits.ts';

let loading: Promise<Set<string>> | undefined;

/** Whether a password is a common one, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommonPasswords();
  return (await loading).has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
}

/** Loaded on demand: the list is large, and needed only when somebody chooses a password. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].map(String);
  return new Set(passwords.filter((password) => password.length >= passwordLength.min));
}
