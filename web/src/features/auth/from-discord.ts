import { tabStorage } from '../../platform/browser-storage.ts';

const key = 'linking-from-discord';

/** Remembers in this tab that the user came from a button in Discord, for after linking. */
export function rememberFromDiscord(): void {
  tabStorage.write(key, 'yes');
}

export function takeFromDiscord(): boolean {
  const came = tabStorage.read(key) !== undefined;
  tabStorage.remove(key);
  return came;
}
