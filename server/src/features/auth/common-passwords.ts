import { passwordLength } from '@one-dream/contract/limits.ts';

let loading: Promise<Set<string>> | undefined;

/** Whether guessing starts with this password, also when its only change is case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommonPasswords();
  return (await loading).has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
}

/** The list is large, and not needed before somebody chooses a password. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].map(String);
  return new Set(passwords.filter((password) => password.length >= passwordLength.min));
}
