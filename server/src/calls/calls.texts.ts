import { defineTexts } from '@one-dream/contract/texts.ts';

export const callTexts = defineTexts('calls', {
  tooMuch: 'That is more than this call takes.',
  nothingHere: 'There is nothing here.',
  otherBody: 'The body of the request is not what this call takes.',
  checkForm: 'Check the form and try again.',
  notAcceptable: 'This field is not valid.',
  signIn: 'Please sign in first.',
  notAllowed: 'You are not allowed to do this.',
  confirm: 'Please confirm that it is you first.',
  secondFactor:
    'Set up a second factor first: a passkey or an authenticator app, under Profile, Security.',
});
