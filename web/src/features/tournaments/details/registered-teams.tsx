import { t } from '@lingui/core/macro';
import type { RegisteredTeam } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Section } from '../../../ui/list/section.tsx';

/** Shorter lists need no search. */
const searchFrom = 12;

/** In longer lists only visible rows are laid out. */
const deferFrom = 60;

/** Registered teams by slot. Handles a thousand. */
export function RegisteredTeams(props: {
  teams: RegisteredTeam[];
  ownTeamId?: string | undefined;
}) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const field = useRef<HTMLInputElement>(null);
  // The user may have typed before hydration.
  useLayoutEffect(() => setSearch(field.current?.value ?? ''), []);
  const shown = props.teams.filter((team) => matches({ team, wanted }));
  return (
    <Section
      title={t`Registered teams`}
      aside={
        <span className="font-display text-title tabular-nums text-quiet">
          {props.teams.length}
        </span>
      }
    >
      {props.teams.length === 0 && (
        <p className="border border-dashed border-line p-5 text-quiet">{t`No team is registered yet. The first one gets slot 1.`}</p>
      )}
      {props.teams.length >= searchFrom && (
        <TextField
          ref={field}
          label={t`Find a team`}
          type="search"
          placeholder={t`Team name or slot number`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-4"
        />
      )}
      {props.teams.length > 0 && shown.length === 0 && (
        <p className="border border-dashed border-line p-5 text-quiet">{t`No registered team is called “${wanted}”.`}</p>
      )}
      <ol className="grid gap-2 sm:grid-cols-2">
        {shown.map((team) => (
          <TeamRow
            key={team._id}
            team={team}
            isOwn={team._id === props.ownTeamId}
            isDeferred={shown.length > deferFrom}
          />
        ))}
      </ol>
    </Section>
  );
}

function TeamRow(props: { team: RegisteredTeam; isOwn: boolean; isDeferred: boolean }) {
  const { team, isOwn } = props;
  return (
    <li
      className={classNames(
        'flex min-h-15 items-center gap-3 border bg-raised py-2 pr-3 pl-2',
        props.isDeferred && '[contain-intrinsic-size:auto_60px] [content-visibility:auto]',
        isOwn ? 'border-opened' : 'border-line',
      )}
    >
      <span className="min-w-11 text-center font-display text-title font-heavy tabular-nums text-quiet">
        <span className="visually-hidden">{t`Slot`} </span>
        {team.slot}
      </span>
      <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 80)} size={40} />
      <Link
        to={recordPaths.team(team._id)}
        className="flex min-h-11 min-w-0 flex-1 items-center no-underline hover:underline"
      >
        <span className="line-clamp-2 leading-5 wrap-anywhere">{team.name}</span>
      </Link>
      {isOwn && <span className="shrink-0 text-small font-strong text-opened">{t`Your team`}</span>}
    </li>
  );
}

function matches({ team, wanted }: { team: RegisteredTeam; wanted: string }): boolean {
  const text = wanted.trim().toLocaleLowerCase();
  return text === '' || team.name.toLocaleLowerCase().includes(text) || String(team.slot) === text;
}

const slotNumbers = Array.from({ length: searchFrom }, (_, index) => index + 1);

/** Shown while a list's tournament, which lacks some of its teams, is completed. */
export function RegisteredTeamsSkeleton({ count }: { count: number }) {
  return (
    <Section
      title={t`Registered teams`}
      aside={<span className="font-display text-title tabular-nums text-quiet">{count}</span>}
    >
      <SkeletonGroup label={t`Loading the registered teams`} className="grid gap-2 sm:grid-cols-2">
        {slotNumbers.slice(0, count).map((slot) => (
          <Skeleton key={slot} className="h-15" />
        ))}
      </SkeletonGroup>
    </Section>
  );
}
