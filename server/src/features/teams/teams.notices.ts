import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

export function playerJoined({ player, team }: { player: string; team: string }): WrittenNotice {
  return write({
    kind: 'playerJoined',
    title: `${player} joined ${team}`,
    description: 'Your squad has grown. See who is in it.',
    about: `player ${team} ${player}`,
  });
}

export function playerLeft({ player, team }: { player: string; team: string }): WrittenNotice {
  return write({
    kind: 'playerLeft',
    title: `${player} left ${team}`,
    description: 'Share your invite link to fill the place.',
    about: `player ${team} ${player}`,
  });
}

export function kickedFrom(team: string): WrittenNotice {
  return write({
    kind: 'kicked',
    title: `You are no longer in ${team}`,
    description: 'The leader took you out of the team. You can join or create another one.',
    about: `team ${team}`,
  });
}

export function teamDeleted(team: string): WrittenNotice {
  return write({
    kind: 'teamDeleted',
    title: `${team} was deleted`,
    description: 'The team is gone. You can join or create another one.',
    about: `team ${team}`,
  });
}

export function nowLeader(team: string): WrittenNotice {
  return write({
    kind: 'nowLeader',
    title: `You lead ${team} now`,
    description: 'The account of the leader was deleted, and you have been in the team longest.',
    about: `team ${team}`,
  });
}

/** Handed over by the leader themselves. */
export function leadershipHandedOver({ leader, team }: { leader: string; team: string }): {
  heir: WrittenNotice;
  others: WrittenNotice;
} {
  const about = `team ${team}`;
  return {
    heir: write({
      kind: 'nowLeader',
      title: `You lead ${team} now`,
      description: 'The leader handed the team over to you, with its tournaments.',
      about,
    }),
    others: write({
      kind: 'leaderChanged',
      title: `${leader} leads ${team} now`,
      description: 'The team has a new leader. Ask them about tournaments and the lineup.',
      about,
    }),
  };
}

export function teamRenamed({ before, after }: { before: string; after: string }): WrittenNotice {
  return write({
    kind: 'teamRenamed',
    title: `${before} is ${after} now`,
    description: 'Your team has a new name. Tournaments it is in keep the one before.',
    about: `team ${after}`,
  });
}

/** @param lacks `a game ID and a linked Discord` */
export function teamWaits({ team, lacks }: { team: string; lacks: string }): WrittenNotice {
  return write({
    kind: 'teamWaits',
    title: `${team} waits for you`,
    description: `You lack ${lacks}. Without it your team cannot register.`,
    about: `team ${team} reminder`,
  });
}

export function asksToJoin({ player, team }: { player: string; team: string }): WrittenNotice {
  return {
    ...write({
      kind: 'asksToJoin',
      title: `${player} wants to join ${team}`,
      description: 'Look at who they are, then accept or decline.',
      about: `player ${team} ${player}`,
    }),
    link: pathTo('findTeam'),
  };
}

export function teamAsks(team: string): WrittenNotice {
  return {
    ...write({
      kind: 'teamAsks',
      title: `${team} wants you`,
      description: 'The team asks you to join. Accept or decline.',
      about: `asked ${team}`,
    }),
    link: pathTo('findTeam'),
  };
}

export function letInNow(team: string): WrittenNotice {
  return write({
    kind: 'letIn',
    title: `You are in ${team}`,
    description: 'The leader let you in. Say hello to your team.',
    about: `team ${team}`,
  });
}

export function declinedByTeam(team: string): WrittenNotice {
  return {
    ...write({
      kind: 'declinedByTeam',
      title: `${team} said no`,
      description: 'Other teams look for players, too.',
      about: `asked ${team}`,
    }),
    link: pathTo('findTeam'),
  };
}

export function declinedByPlayer({
  player,
  team,
}: {
  player: string;
  team: string;
}): WrittenNotice {
  return {
    ...write({
      kind: 'declinedByPlayer',
      title: `${player} declined ${team}`,
      description: 'Other players look for a team, too.',
      about: `player ${team} ${player}`,
    }),
    link: pathTo('findTeam'),
  };
}

function write(text: Omit<WrittenNotice, 'link'>): WrittenNotice {
  return { ...text, link: pathTo('profile') };
}
