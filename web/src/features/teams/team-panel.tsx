import { plural } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams.ts';
import { actsFor } from '@one-dream/contract/features/teams.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { paths } from '../../app/paths.ts';
import type { AnswerOf } from '../../platform/api.ts';
import { siteOrigin } from '../../platform/page.ts';
import { useViewer } from '../../platform/session.tsx';
import { Avatar } from '../../ui/art/avatar.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { DeleteTeam } from './delete-team.tsx';
import { InviteLink } from './invite-link.tsx';
import { inviteMessage, whatsAppAddress } from './invite-words.ts';
import { TeamTools } from './life/team-tools.tsx';
import { EmptyPlace, MemberRow } from './member-row.tsx';
import { ReadinessNote } from './readiness-note.tsx';

/** The viewer's team under its crest: a row per place, and the leader's actions. */
export function TeamPanel({
  team,
  inviteCode,
  can = { leave: false, kick: [] },
}: {
  team: Team;
  inviteCode: string | undefined;
  can?: AnswerOf<'/team/get/{userId}'>['can'];
}) {
  const viewer = useViewer();
  const actsAsLeader = actsFor(team, viewer._id);
  const isLeader = team.leader._id === viewer._id;
  const count = team.players.length;
  const url = inviteCode && siteOrigin() + paths.teamInvite(inviteCode);
  const inviteUrl = url ? whatsAppAddress(inviteMessage({ teamName: team.name, url })) : undefined;
  const open = Array.from(
    { length: Math.max(teamMaxPlayers - count, 0) },
    (_, index) => count + index + 1,
  );
  return (
    <section aria-labelledby="team">
      <Panel padding="bare">
        <div className="contour-ground chamfer-clip relative isolate m-px overflow-hidden">
          {/* The crest again, banner-sized and faded, on the map. */}
          <Avatar
            kind="team"
            name={team.name}
            src={imageUrl(team.logo, 256)}
            size={256}
            className="absolute -top-8 -right-12 -z-1 opacity-15"
          />
          <div className="flex items-center gap-4 p-4 md:gap-6 md:p-6">
            <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 256)} size={96} />
            <div className="min-w-0 flex-1">
              <Heading
                level={2}
                size={team.name.length > 20 ? 'title' : 'headline'}
                id="team"
                className="wrap-anywhere"
              >
                {team.name}
              </Heading>
              <p className="mt-1 text-quiet">
                <span>
                  {count} {plural(count, { one: 'Member', other: 'Members' })}
                </span>
              </p>
            </div>
          </div>
        </div>
        <ul className="border-t border-line">
          {team.players.map((member, index) => (
            <MemberRow
              key={member._id}
              place={index + 1}
              member={member}
              team={team}
              canKick={can.kick.includes(member._id)}
              canLeave={can.leave && member._id === viewer._id}
            />
          ))}
          {open.map((place) => (
            <EmptyPlace
              key={place}
              place={place}
              inviteUrl={actsAsLeader ? inviteUrl : undefined}
            />
          ))}
        </ul>
        <div className="px-4 pb-5 md:px-6 md:pb-6">
          <ReadinessNote team={team} isLeader={actsAsLeader} />
          {actsAsLeader && <TeamTools team={team} isLeader={isLeader} />}
          {actsAsLeader && url && <InviteLink url={url} teamId={team._id} teamName={team.name} />}
        </div>
      </Panel>
      {isLeader && <DeleteTeam team={team} />}
    </section>
  );
}
