import { defineTexts } from '@one-dream/contract/texts.ts';

export const mailTexts = defineTexts('authMails', {
  verify: 'Confirm your e-mail',
  verifySubject: 'Confirm your e-mail for {organisation}',
  verifyPreview: 'One tap and you can sign in. The link works for 24 hours.',
  verifyLead:
    'Thanks for signing up at {organisation}. Confirm that this address is yours, and you are in: set up your profile, build your team, play.',
  verifyButton: 'Confirm e-mail',
  verifyAfter:
    'The link works once, for 24 hours. If you did not sign up, ignore this mail: nobody can use the account without it.',
  reset: 'Set a new password',
  resetSubject: 'Set a new password for {organisation}',
  resetPreview: 'The link works once, for 30 minutes.',
  resetLead: 'A new password was requested at {organisation}. If that was you, choose it here:',
  resetButton: 'Set new password',
  resetAfter:
    'The link works once, for 30 minutes. Setting a new password signs you out on every device. If you did not ask for this, ignore this mail: your password stays as it is.',
  known: 'You already have an account',
  knownSubject: 'You already have an account at {organisation}',
  knownPreview: 'Somebody tried to sign up with your address. Nothing has changed.',
  knownLead:
    'Somebody tried to sign up at {organisation} with this address. It already has an account, so nothing has changed.',
  knownHow:
    'If that was you, sign in. If you have forgotten the password, choose “Forget Password” on the same page.',
  signIn: 'Sign in',
  notYou: 'If it was not you, there is nothing you need to do.',
  changed: 'Your password was changed',
  changedSubject: 'Your {organisation} password was changed',
  changedPreview: 'If that was not you, set a new one now.',
  changedLead:
    'The password of your {organisation} account was changed on {at}. You have been signed out on every device; sign in again with the new password.',
  changedAfter:
    'If it was not you, choose “Forget Password” on that page at once and set a new one, and change the password of this mail box too.',
  unknown: 'No account has this email address',
  unknownSubject: 'No {organisation} account has this email address',
  unknownPreview: 'A new password was requested, but there is no account to set it for.',
  unknownLead:
    'A new password was requested at {organisation} for {email}, but no account has this address. If that was you, try the other addresses you use, or create an account:',
  unknownButton: 'Create an account',
  securityPreview: 'If that was not you, act now.',
  securityAt: 'It happened on {at}. If it was you, all is well.',
  securityButton: 'Check your account',
  securityAfter:
    'If it was not you, sign out every other device there at once, and set a new password with “Forget Password”.',
});
