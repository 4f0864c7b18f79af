import { defineTexts } from '@one-dream/contract/texts.ts';

export const emailChangeTexts = defineTexts('emailChange', {
  sameAddress: 'This is your address already.',
  linkSent: 'We have mailed a link to {email}. Your address changes once you open it.',
  emailIsNow: 'Your account has the new address now.',
  undone: 'The old address is back, and everybody is signed out. Set a new password now.',
  confirmedAlready: 'This link has changed the address already. There is nothing left to do.',
  undoneAlready: 'This change was undone already. Your account has the old address.',
  linkDead: 'This link does not work any more. Ask for a new one on the Security page.',
  undoDead: 'This link no longer works: it was valid for seven days. Ask support.',
  addressTaken: 'Another account has this address. Sign in to that one, or choose another address.',
  confirm: 'Confirm your new email address',
  confirmLead: 'The account of {old} wants to use this address. Confirm that it is yours.',
  confirmButton: 'Confirm the address',
  confirmAfter: 'The link works once, for 24 hours. If you did not ask for it, ignore this mail.',
  asked: 'Somebody wants to change your email address',
  askedPreview: 'Nothing has changed yet.',
  askedLead:
    'Somebody asked to change the address of your account to {email}. It changes once the link that went there is opened.',
  askedHow: 'If that was not you, set a new password and sign out the other devices.',
  securityButton: 'Open Security',
  changed: 'Your email address was changed',
  changedLead: 'Your account has this address now, instead of {old}. Sign in with it from now on.',
  undoPreview: 'If that was not you, undo it within seven days.',
  undoLead: 'Your account has the address {email} now. If that was not you, undo it here.',
  undoButton: 'Undo it',
  undoAfter: 'The link works for seven days. It brings this address back and signs everybody out.',
});
