import { plural, t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { actsFor, deleteTeamQuestion } from '@one-dream/contract/features/teams/teams.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '../../platform/api.ts';
import { siteOrigin } from '../../platform/page.ts';
import { paths } from '../../platform/pages/paths.ts';
import { useViewer } from '../../platform/session.tsx';
import { translateEnglish } from '../../platform/translate.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { InviteLink } from './invite-link.tsx';
import { inviteMessage, whatsAppAddress } from './invite-words.ts';
import { TeamTools } from './life/team-tools.tsx';
import { EmptyPlace, MemberCard } from './member-card.tsx';
import { ReadinessNote } from './readiness-note.tsx';
import { useDeleteTeam } from './teams.data.ts';

/** The viewer's team under its crest: a card per place, and what the leader manages once asked for. */
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
  const [isManaging, setManaging] = useState(false);
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
          <div className="flex flex-wrap items-center gap-4 p-4 md:gap-6 md:p-6">
            <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 256)} size={80} />
            <div className="min-w-0 flex-1 basis-40">
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
            {actsAsLeader && (
              <Button
                size="small"
                icon={<ChevronDown size={18} className={isManaging ? 'rotate-180' : undefined} />}
                aria-expanded={isManaging}
                onClick={() => setManaging(!isManaging)}
              >{t`Manage`}</Button>
            )}
          </div>
        </div>
        {actsAsLeader && isManaging && (
          <div className="grid gap-4 border-t border-line bg-sunken p-4 md:px-6">
            <TeamTools team={team} isLeader={isLeader} />
            {isLeader && <DeleteTeam team={team} />}
          </div>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-3 sm:grid-cols-2 md:gap-3 md:p-6">
          {team.players.map((member) => (
            <MemberCard
              key={member._id}
              member={member}
              team={team}
              canRemind={can.kick.includes(member._id)}
              canKick={isManaging && can.kick.includes(member._id)}
              canLeave={can.leave && member._id === viewer._id}
            />
          ))}
          {open.map((place) => (
            <EmptyPlace key={place} inviteUrl={actsAsLeader ? inviteUrl : undefined} />
          ))}
        </ul>
        <div className="px-4 pb-5 md:px-6 md:pb-6">
          <ReadinessNote team={team} isLeader={actsAsLeader} />
          {actsAsLeader && url && <InviteLink url={url} teamId={team._id} teamName={team.name} />}
        </div>
      </Panel>
    </section>
  );
}

function DeleteTeam({ team }: { team: Team }) {
  const remove = useDeleteTeam();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-64 text-small text-quiet">{t`Deleting the team also gives back its slots in tournaments that have not begun.`}</p>
      <ConfirmButton
        size="small"
        variant="danger"
        icon={<Trash2 size={18} />}
        question={{
          title: t`Delete ${team.name}`,
          text: translateEnglish(deleteTeamQuestion),
          confirmText: t`Delete Team`,
          busy: remove.isPending,
          busyText: t`Deleting...`,
        }}
        onConfirm={(close) => remove.mutate(undefined, { onSettled: close })}
      >{t`Delete Team`}</ConfirmButton>
    </div>
  );
}
