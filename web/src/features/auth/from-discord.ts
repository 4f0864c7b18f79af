const key = 'linking-from-discord';

/** Remembers in this tab that somebody came from a button in Discord, for when they come back from linking. */
export function rememberFromDiscord(): void {
  sessionStorage.setItem(key, 'yes');
}

/** Whether they did; once. */
export function takeFromDiscord(): boolean {
  const came = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return came;
}
