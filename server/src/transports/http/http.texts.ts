import { defineTexts } from '@one-dream/contract/texts.ts';

export const httpTexts = defineTexts('http', {
  multipart: 'Send this call as multipart/form-data.',
  tooManyParts: 'The form has more in it than this call takes.',
  fileTooLarge: 'This file is too large.',
  pictureEmpty: 'This file is empty. Choose the picture again.',
  pictureTooLarge: 'Use a picture of at most {megabytes} MB.',
  formUnreadable: 'The form could not be read.',
  diskFull:
    'We have no room left to save this right now. Nothing was changed. Please try again later.',
  badCharacters: 'The request has characters that cannot be stored.',
  leanedOn:
    'This is part of something that stays, such as a published result. Withdraw or disqualify it instead.',
  tooLarge: 'That is too large to send.',
  media: 'This call takes JSON, or a form where it has a picture.',
  unreadable: 'The request could not be read. Check its form and try again.',
  wentWrong: 'Something went wrong. Please try again.',
});
