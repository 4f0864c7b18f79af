import type { TournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';

type Rule = TournamentForm['rules'][number];

/** Points per match, as in the organisation's rules. */
export const pointsSystem = [
  'Placement points: 1st 10, 2nd 6, 3rd 5, 4th 4, 5th 3, 6th 2, 7th and 8th 1.',
  'Finish points: 1 for every finish, without a limit.',
  'Ties are broken by chicken dinners, then placement points, then finishes, then the last match.',
].join('\n');

export const commonRules: readonly Rule[] = [
  {
    category: 'General',
    title: 'Who can play',
    description:
      'Every player has an account here, in-game details filled in and Discord linked before the team registers.\nThe roster is fixed at registration: whoever is not on it cannot play.',
  },
  {
    category: 'General',
    title: 'Be on time',
    description:
      'Room ID and password open on the match page 15 minutes before each match, for every checked-in player. Lobbies start on time and wait for nobody. A missed match counts 0 points.',
  },
  {
    category: 'Gameplay',
    title: 'Slots and drops',
    description:
      'Sit in the slot your team was given; a team in a wrong slot is removed from the lobby.\nTeaming with another squad, in the air or on the ground, disqualifies both.',
  },
  {
    category: 'Gameplay',
    title: 'Points',
    description: pointsSystem,
  },
  {
    category: 'Behavior',
    title: 'Respect',
    description:
      'No abuse of players, casters or moderators, in any language, in game or on Discord. First time a warning, second time −10 points, third time out.',
  },
  {
    category: 'Technical',
    title: 'Devices and software',
    description:
      'Phones and tablets only. Emulators, triggers, GFX tools, VPNs and anything that changes the game are forbidden.\nA finalist keeps a screen recording of every match and sends it within an hour when asked.',
  },
  {
    category: 'Technical',
    title: 'Disconnects',
    description:
      'A match is played on when players lose their connection. It is repeated only when more than a quarter of the lobby drops out in the first five minutes.',
  },
  {
    category: 'Other',
    title: 'Prizes and protests',
    description:
      'Protests reach us on Discord with proof within 30 minutes of the match.\nPrizes are paid by UPI to the team leader within 24-48 hours of the final standings.',
  },
];

/** Duos only: two of the roster play. */
export const duoRule: Rule = {
  category: 'Gameplay',
  title: 'Two in, the rest on the bench',
  description:
    'Register with your whole team. Two players of the roster play each match; who they are may change between matches, not during one.',
};
