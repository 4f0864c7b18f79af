import { pathTo } from '@one-dream/contract/pages.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import { teamMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { teamNoticeTexts as texts } from './teams.notices.texts.ts';

interface Names {
  player: string;
  team: string;
}

export function playerJoined({ player, team }: Names): WrittenNotice {
  return write(team, {
    kind: 'playerJoined',
    title: texts.joinedTitle({ player, team }),
    description: texts.joined,
    about: `player ${team} ${player}`,
  });
}

export function playerLeft({ player, team }: Names): WrittenNotice {
  return write(team, {
    kind: 'playerLeft',
    title: texts.leftTitle({ player, team }),
    description: texts.left,
    about: `player ${team} ${player}`,
  });
}

export function kickedFrom(team: string): WrittenNotice {
  return write(team, {
    kind: 'kicked',
    title: texts.kickedTitle({ team }),
    description: texts.kicked,
  });
}

export function teamDeleted(team: string): WrittenNotice {
  return write(team, {
    kind: 'teamDeleted',
    title: texts.deletedTitle({ team }),
    description: texts.deleted,
  });
}

export function nowLeader(team: string): WrittenNotice {
  return write(team, {
    kind: 'nowLeader',
    title: texts.nowLeaderTitle({ team }),
    description: texts.nowLeader,
  });
}

/** Notices about a handover by the leader themselves. */
export function leadershipHandedOver({ leader, team }: { leader: string; team: string }): {
  heir: WrittenNotice;
  others: WrittenNotice;
} {
  return {
    heir: { ...nowLeader(team), description: texts.handedToYou },
    others: write(team, {
      kind: 'leaderChanged',
      title: texts.leaderChangedTitle({ leader, team }),
      description: texts.leaderChanged,
    }),
  };
}

export function teamRenamed({ before, after }: { before: string; after: string }): WrittenNotice {
  return write(after, {
    kind: 'teamRenamed',
    title: texts.renamedTitle({ before, after }),
    description: texts.renamed,
  });
}

/** @param lacks `a game ID and a linked Discord` */
export function teamWaits({ team, lacks }: { team: string; lacks: Said }): WrittenNotice {
  return write(team, {
    kind: 'teamWaits',
    title: texts.waitsTitle({ team, lacks }),
    description: texts.waits,
    about: `team ${team} reminder`,
  });
}

export function asksToJoin({ player, team }: Names): WrittenNotice {
  return search(team, {
    kind: 'asksToJoin',
    title: texts.asksToJoinTitle({ player, team }),
    description: texts.asksToJoin,
    about: `player ${team} ${player}`,
  });
}

export function teamAsks(team: string): WrittenNotice {
  return search(team, {
    kind: 'teamAsks',
    title: texts.teamAsksTitle({ team }),
    description: texts.teamAsks,
    about: `asked ${team}`,
  });
}

export function letInNow(team: string): WrittenNotice {
  return write(team, {
    kind: 'letIn',
    title: texts.letInTitle({ team }),
    description: texts.letIn,
  });
}

export function declinedByTeam(team: string): WrittenNotice {
  return search(team, {
    kind: 'declinedByTeam',
    title: texts.declinedByTeamTitle({ team }),
    description: texts.declinedByTeam,
    about: `asked ${team}`,
  });
}

export function declinedByPlayer({ player, team }: Names): WrittenNotice {
  return search(team, {
    kind: 'declinedByPlayer',
    title: texts.declinedByPlayerTitle({ player, team }),
    description: texts.declinedByPlayer,
    about: `player ${team} ${player}`,
  });
}

function write(team: string, notice: Omit<WrittenNotice, 'link'>): WrittenNotice {
  return { about: `team ${team}`, link: pathTo('profile'), mark: teamMark(team), ...notice };
}

/** Notices about searches for teams and players. */
function search(team: string, notice: Omit<WrittenNotice, 'link'>): WrittenNotice {
  return { ...write(team, notice), link: pathTo('findTeam') };
}
