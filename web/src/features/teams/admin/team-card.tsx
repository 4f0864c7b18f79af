import type { Team } from '@one-dream/contract/features/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { recordPaths } from '../../../app/record-paths.ts';
import { istDateOf } from '../../../platform/ist-date.ts';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { AdminMemberCard } from './member-card.tsx';

/** One team with its players; on a phone they are folded away until someone asks for them. */
export function AdminTeamCard({ team, onDelete }: { team: Team; onDelete: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const members = memberCount(team.players.length);
  return (
    <Panel
      as="li"
      padding="bare"
      // Far from the screen it is not laid out: there may be hundreds.
      className="[contain-intrinsic-size:auto_280px] [content-visibility:auto]"
    >
      <div className="flex items-center gap-3 py-3 pr-1.5 pl-4 md:gap-4 md:py-4 md:pr-3 md:pl-5">
        <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 128)} size={56} />
        <div className="min-w-0 flex-1">
          <Heading level={2} className="line-clamp-2 wrap-anywhere">
            {team.name}
          </Heading>
          <p className="flex flex-wrap gap-x-3 text-small text-quiet">
            <span>{members}</span>
            <span>
              since <time dateTime={team.createdAt}>{istDateOf(team.createdAt)}</time>
            </span>
            <TextLink to={recordPaths.team(team._id)}>View on site</TextLink>
          </p>
        </div>
        <RowAction
          danger
          icon={<Trash2 aria-hidden="true" size={20} />}
          text="Delete"
          label={`Delete ${team.name}`}
          onClick={onDelete}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between border-t border-line px-4 font-display text-label font-medium tracking-wide text-quiet md:hidden"
      >
        {isOpen ? 'Hide' : 'Show'} {members}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        className={classNames(
          'gap-3 border-t border-line p-3 md:grid md:p-4 lg:grid-cols-2 xl:grid-cols-3',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {team.players.map((player) => (
          <AdminMemberCard
            key={player._id}
            member={player}
            isLeader={player._id === team.leader._id}
          />
        ))}
      </ul>
    </Panel>
  );
}

function memberCount(count: number): string {
  return `${count} ${count === 1 ? 'Member' : 'Members'}`;
}
