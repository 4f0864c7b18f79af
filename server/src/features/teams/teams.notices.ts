import { pathTo } from '@one-dream/contract/pages.ts';
import { defineTexts } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';

const texts = defineTexts('teamNotices', {
  nowLeaderTitle: 'You lead {team} now',
});

export const teamNotices = defineNotices(
  'teamNotices',
  {
    joined: {
      kind: 'playerJoined',
      about: 'player {team} {player}',
      title: '{player} joined {team}',
      description: 'Your squad has grown. See who is in it.',
    },
    left: {
      kind: 'playerLeft',
      about: 'player {team} {player}',
      title: '{player} left {team}',
      description: 'Share your invite link to fill the place.',
    },
    kicked: {
      title: 'You are no longer in {team}',
      description: 'The leader took you out of the team. You can join or create another one.',
    },
    deleted: {
      kind: 'teamDeleted',
      title: '{team} was deleted',
      description: 'The team is gone. You can join or create another one.',
    },
    nowLeader: {
      title: texts.nowLeaderTitle,
      description: 'The account of the leader was deleted, and you have been in the team longest.',
    },
    handedToYou: {
      kind: 'nowLeader',
      title: texts.nowLeaderTitle,
      description: 'The leader handed the team over to you, with its tournaments.',
    },
    coLeaderMade: {
      kind: 'coLeader',
      title: 'You are co-leader of {team}',
      description: 'You may register and withdraw the team, change its lineup and invite players.',
    },
    coLeaderEnded: {
      kind: 'coLeader',
      title: 'You are no longer co-leader of {team}',
      description: 'You are still in the team as a player.',
    },
    leaderChanged: {
      title: '{leader} leads {team} now',
      description: 'The team has a new leader. Ask them about tournaments and the lineup.',
    },
    renamed: {
      kind: 'teamRenamed',
      title: '{before} is {after} now',
      description: 'Your team has a new name. Tournaments it is in keep the one before.',
    },
    waits: {
      kind: 'teamWaits',
      about: 'team {team} reminder',
      title: '{team} waits for you: you lack {lacks}',
      description: 'Without it your team cannot register.',
    },
    asksToJoin: {
      about: 'player {team} {player}',
      link: pathTo('findTeam'),
      title: '{player} wants to join {team}',
      description: 'Look at who they are, then accept or decline.',
    },
    teamAsks: {
      about: 'asked {team}',
      link: pathTo('findTeam'),
      title: '{team} wants you',
      description: 'The team asks you to join. Accept or decline.',
    },
    letIn: {
      title: 'You are in {team}',
      description: 'The leader let you in. Say hello to your team.',
    },
    declinedByTeam: {
      about: 'asked {team}',
      link: pathTo('findTeam'),
      title: '{team} said no',
      description: 'Other teams look for players, too.',
    },
    declinedByPlayer: {
      about: 'player {team} {player}',
      link: pathTo('findTeam'),
      title: '{player} declined {team}',
      description: 'Other players look for a team, too.',
    },
  },
  (team: string) => ({
    values: { team },
    link: pathTo('profile'),
    about: `team ${team}`,
    mark: teamMark(team),
  }),
);
