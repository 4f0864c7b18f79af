const key = 'linking-from-discord';

/** Remembers in this tab that the user came from a button in Discord, for after linking. */
export function rememberFromDiscord(): void {
  sessionStorage.setItem(key, 'yes');
}

/** Reads and clears that flag. */
export function takeFromDiscord(): boolean {
  const came = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return came;
}
