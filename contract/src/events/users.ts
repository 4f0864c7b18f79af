import { defineEvent } from './event.ts';

export const accountVerified = defineEvent('user.verify', 'joined the site');
export const accountRenamed = defineEvent('user.rename', 'changed the name of');
export const roleChanged = defineEvent('user.role', 'changed the role of');
export const emailChanged = defineEvent('user.email', 'changed the e-mail address of');
export const emailChangeUndone = defineEvent(
  'user.email-undone',
  'undid the new e-mail address of',
);
export const accountDeleted = defineEvent('user.delete', 'deleted the account of');
export const discordLinked = defineEvent('user.discord-linked', 'linked Discord to the account of');
export const googleLinked = defineEvent('user.google-linked', 'linked Google to the account of');
export const discordReplaced = defineEvent('user.discord', 'replaced the Discord account of');
export const secondFactorChanged = defineEvent(
  'user.second-factor',
  'changed the second factor of',
);
export const secondFactorReset = defineEvent(
  'user.second-factor-reset',
  'reset the second factor of',
);
export const gameIdClaimed = defineEvent('user.game-id-claim', 'asked for the game ID of');
export const gameIdDecided = defineEvent('user.game-id', 'decided whose game ID it is:');
export const dutyGranted = defineEvent('duty.grant', 'gave a duty to');
export const dutyRevoked = defineEvent('duty.revoke', 'took a duty back from');
