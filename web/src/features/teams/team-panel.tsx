import type { Team } from '@one-dream/contract/features/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { useViewer } from '../../platform/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { DeleteTeam } from './delete-team.tsx';
import { InviteLink } from './invite-link.tsx';
import { MemberCard } from './member-card.tsx';
import { ReadinessNote } from './readiness-note.tsx';

/** The viewer's team: who is in it, and what its leader can do with it. */
export function TeamPanel({ team, inviteCode }: { team: Team; inviteCode: string | undefined }) {
  const viewer = useViewer();
  const isLeader = team.leader._id === viewer._id;
  const count = team.players.length;
  return (
    <section aria-labelledby="team">
      <Panel padding="bare" className="p-5 md:p-8">
        <div className="flex items-center gap-4 md:gap-6">
          <Avatar name={team.name} src={imageUrl(team.logo, 256)} size={96} />
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
              {count} {count === 1 ? 'Member' : 'Members'}
            </p>
          </div>
        </div>
        <ReadinessNote team={team} isLeader={isLeader} />
        {isLeader && inviteCode && (
          <InviteLink code={inviteCode} teamId={team._id} teamName={team.name} />
        )}
      </Panel>
      {/* Three in a row where that leaves no player alone in the last one. */}
      <ul
        className={classNames(
          'mt-4 grid gap-4 md:grid-cols-2',
          (count === 3 || count > 4) && 'xl:grid-cols-3',
        )}
      >
        {team.players.map((member) => (
          <MemberCard key={member._id} member={member} team={team} viewerId={viewer._id} />
        ))}
      </ul>
      {isLeader && <DeleteTeam team={team} />}
    </section>
  );
}
