import { defineTexts } from '@one-dream/contract/texts.ts';

export const usersTexts = defineTexts('users', {
  gameIdTaken:
    'Another account has this game ID. Check the digits. If it is yours, tell the staff below: they look at both accounts.',
});
