import { inTab } from '../../platform/kept.ts';

const key = 'linking-from-discord';

/** Remembers in this tab that the user came from a button in Discord, for after linking. */
export function rememberFromDiscord(): void {
  inTab.write(key, 'yes');
}

export function takeFromDiscord(): boolean {
  const came = inTab.read(key) !== undefined;
  inTab.write(key, undefined);
  return came;
}
