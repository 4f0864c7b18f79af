import { defineTexts } from '@one-dream/contract/texts.ts';

export const accountsTexts = defineTexts('accounts', {
  gameIdYours: 'This game ID is yours already.',
  gameIdFree: 'No other account has this game ID any more. Save it in your profile.',
  askedAlready: 'The staff have your question already. You will hear from them.',
  questionGone: 'This question is gone with its account.',
  decidedAlready: 'This was decided already.',
  ownDiscordOnly: 'You can only link Discord to your own account.',
  discordLinked:
    'This Discord account is linked to another player. Sign in to Discord with your own account and try again.',
  justFounded: 'This account has just founded a team. Please try again.',
  staffCannotDelete:
    'Admins and the owner cannot delete their own account. As an admin, ask the owner to make you a player first.',
  prizeOnItsWay:
    'A prize is on its way to you. Wait until it is paid, or name a team-mate as its payee in My prizes.',
  ownerStays: "The owner's account cannot be erased. Name another owner first.",
  notYourself:
    'You cannot {action, select, role {change the role of yourself} other {delete yourself}}.',
  notTheOwner:
    'Nobody can {action, select, role {change the role of the owner} other {delete the owner}} here.',
  renamedOften: 'Your name can change {atMost} times in {days} days. Please try again later.',
  yoursDeleted: 'Your account is deleted.',
  questionAsked: 'Your question is with the staff. You will hear from them by mail.',
  gameIdMoved: 'The game ID is moved.',
  gameIdStays: 'The game ID stays.',
  deleted: 'The account is deleted.',
  roleChanged: 'The role is changed.',
});
