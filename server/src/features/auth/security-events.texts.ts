import { defineTexts } from '@one-dream/contract/texts.ts';

/** Texts to the owner of an account about its ways in. */
export const securityEventTexts = defineTexts('securityEvents', {
  nameless: 'without a name',
  unknownBrowser: 'a browser that does not say what it is',
  newDeviceTitle: 'New sign-in to your account',
  newDevice:
    'Somebody signed in to your account from a device that we have not seen before: {detail}.',
  discordLinkedTitle: 'A Discord account was linked',
  discordLinked:
    'A Discord account is linked to your account now: {detail}. It signs in without your password.',
  googleLinkedTitle: 'A Google account was linked',
  googleLinked:
    'A Google account is linked to your account now: {detail}. It signs in without your password.',
  discordReplacedTitle: 'Your Discord account was replaced',
  discordReplaced: 'Another Discord account is linked to your account now: {detail}.',
  passkeyAddedTitle: 'A passkey was added',
  passkeyAdded: 'A passkey was added to your account: {detail}. It signs in without a password.',
  passkeyRemovedTitle: 'A passkey was removed',
  passkeyRemoved:
    'A passkey was removed from your account: {detail}. It does not sign in any more.',
  appAddedTitle: 'An authenticator app was added',
  appAdded: 'Signing in to your account now asks for a code of your authenticator app.',
  appRemovedTitle: 'Your authenticator app was removed',
  appRemoved: 'Signing in to your account no longer asks for a code of an app.',
  codesMadeTitle: 'You have new recovery codes',
  codesMade: 'New recovery codes were made for your account. The old ones do not work any more.',
  codeUsedTitle: 'A recovery code was used',
  codeUsed:
    'Somebody got in to your account with one of your recovery codes. Codes left: {detail}.',
  guessedTitle: 'Somebody is guessing your codes',
  guessed:
    'Somebody who got as far as your second step, or has one of your sessions, entered wrong codes or passwords again and again. They did not get in. If it was not you, change your password and end the sessions that you do not know.',
  resetTitle: 'Your second factor was reset',
  reset:
    'The owner of the site removed your passkeys, your authenticator app and your recovery codes, and signed you out everywhere. Sign in with your password and set them up again.',
});
