import { defineTexts } from '@one-dream/contract/texts.ts';

export const guestEntryTexts = defineTexts('guestEntries', {
  takesNone: 'This tournament does not accept guest teams. Switch them on in its form first.',
  draft: 'This tournament is a draft. Announce it first, then bring the teams in.',
  over: 'This tournament is over.',
  nameIn:
    'A team called {team} is in already. If it is yours, claim it through its link; otherwise ask a host.',
  noTeam: 'There is no such team.',
  waitlistFull: 'All slots are taken, and the waitlist is full.',
  lacksId: '{player} lacks a game ID.',
  rosterFixed: 'A guest team’s squad cannot be changed.',
  squadFixed: 'The squad is complete. It stays as it is: who claims the team can change it.',
  idWrong: 'This is not a game ID: a game ID is a number of 6 to 14 digits.',
  idTwice: 'This game ID appears twice.',
  tooMany: 'A squad has {most} players at most.',
  cancelClosed: 'This tournament has started or is over. Ask a host to take your team out.',
});
