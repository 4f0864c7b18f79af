import * as log from '@one-dream/contract/events/teams.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { teamNotices as notices } from './teams.notices.ts';
import type { MemberRow, TeamRow } from './teams.queries.ts';

type Members = readonly Pick<MemberRow, 'id'>[];
type Team = {
  team: Pick<TeamRow, 'id' | 'name' | 'leader_id'> & Partial<Pick<TeamRow, 'co_leader_id'>>;
};
type Roster = Team & { members: Members };
type WithPlayer = Roster & { player: Pick<MemberRow, 'id' | 'name'> };
type WithViewer = Roster & { viewer: Viewer };

type Named = Pick<MemberRow, 'id' | 'name'> | undefined;

/** Who acts for a team. */
const leadersOf = ({ leader_id, co_leader_id }: Team['team']) =>
  co_leader_id ? [leader_id, co_leader_id] : [leader_id];
const idsOf = (members: Members, ...without: string[]) =>
  members.map(({ id }) => id).filter((id) => !without.includes(id));
const changed = (members: Members) => ({ teamChanged: idsOf(members) });

export const teamDeleted = event(log.teamDeleted, ({ team, members, viewer }: WithViewer) => ({
  subject: team.name,
  before: { players: members.length },
  notices: [to(idsOf(members, viewer.id), notices.deleted(team.name))],
  live: changed(members),
}));

/** `before` and `after` have the name, and the logo if it changed. */
export const teamChanged = event(log.teamChanged, (facts: WithViewer & { name: string }) => {
  const { team, members, viewer, name } = facts;
  const renamed = notices.renamed(name, { before: team.name, after: name });
  return {
    subject: name,
    notices: team.name === name ? [] : [to(idsOf(members, viewer.id), renamed)],
    live: changed(members),
  };
});

export const rosterChanged = unlogged(({ members }: { members: Members }) => ({
  live: changed(members),
}));

/** @param team as it was before */
export const teamHandedOver = event(log.teamHandedOver, ({ team, members, player }: WithPlayer) => {
  const others = idsOf(members, player.id, team.leader_id);
  return {
    subject: `${player.name}, ${team.name}`,
    notices: [
      to([player.id], notices.handedToYou(team.name)),
      to(others, notices.leaderChanged(team.name, { leader: player.name })),
    ],
    live: changed(members),
  };
});

export const coLeaderChanged = event(
  log.coLeaderSet,
  ({ team, members, before, player }: Roster & { before: Named; player: Named }) => ({
    subject: team.name,
    ...(before && { before: { coLeader: before.name } }),
    ...(player && { after: { coLeader: player.name } }),
    notices: [
      ...(player ? [to([player.id], notices.coLeaderMade(team.name))] : []),
      ...(before ? [to([before.id], notices.coLeaderEnded(team.name))] : []),
    ],
    live: changed(members),
  }),
);

/** The leader's account is about to be deleted; the new one has been in the team longest. */
export const teamInherited = unlogged(({ team, heir }: Team & { heir: string }) => ({
  notices: [to([heir], notices.nowLeader(team.name))],
}));

export const teamJoined = event(log.teamJoined, ({ team, members, player }: WithPlayer) => ({
  subject: team.name,
  notices: [to(idsOf(members), notices.joined(team.name, { player: player.name }))],
  live: changed([...members, player]),
}));

export const teamLeft = event(log.teamLeft, ({ team, members, player }: WithPlayer) => ({
  subject: team.name,
  notices: [to(leadersOf(team), notices.left(team.name, { player: player.name }))],
  live: changed(members),
}));

export const memberKicked = event(log.memberKicked, ({ team, members, player }: WithPlayer) => ({
  subject: `${player.name}, ${team.name}`,
  notices: [to([player.id], notices.kicked(team.name))],
  live: changed(members),
}));

export const playerReminded = unlogged((facts: Team & { userId: string; lacks: Translatable }) => ({
  notices: [to([facts.userId], notices.waits(facts.team.name, { lacks: facts.lacks }))],
}));

type Request = Team & { by: 'player' | 'team'; userId: string; player: string };

export const joinRequested = unlogged(({ team, by, userId, player }: Request) => ({
  notices: [
    by === 'player'
      ? to(leadersOf(team), notices.asksToJoin(team.name, { player }))
      : to([userId], notices.teamAsks(team.name)),
  ],
}));

export const joinAccepted = unlogged(({ team, userId }: Omit<Request, 'by' | 'player'>) => ({
  notices: [to([userId], notices.letIn(team.name))],
}));

export const joinDeclined = unlogged(({ team, by, userId, player }: Request) => ({
  notices: [
    by === 'player'
      ? to([userId], notices.declinedByTeam(team.name))
      : to([team.leader_id], notices.declinedByPlayer(team.name, { player })),
  ],
}));
