import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { teamsCalled } from './teams.admin.data.ts';

export type ChosenTeam = { _id: string; name: string; logo: string };

/** Finds a team by name, and shows the selected one. */
export function TeamSearch(props: {
  team: ChosenTeam | undefined;
  onChoose: (team: ChosenTeam | undefined) => void;
}) {
  const { team, onChoose } = props;
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const found = useQuery(teamsCalled(wanted));
  if (team)
    return (
      <div className="flex min-h-12 items-center gap-3">
        <Avatar kind="team" name={team.name} src={team.logo} size={36} />
        <span className="min-w-0 flex-1 font-strong wrap-anywhere">{team.name}</span>
        <Button size="small" onClick={() => onChoose(undefined)}>{t`Another team`}</Button>
      </div>
    );
  return (
    <div>
      <SearchField
        label={t`Team`}
        placeholder={t`Name of the team`}
        value={search}
        onValueChange={setSearch}
        busy={found.isFetching}
      />
      {wanted.length >= 2 && found.data && found.data.length > 0 && (
        <ul aria-label={t`Teams found`} className="mt-2 divide-y divide-line border-y border-line">
          {found.data.map(({ _id, name, logo }) => (
            <li key={_id}>
              <button
                type="button"
                onClick={() => {
                  setSearch('');
                  onChoose({ _id, name, logo });
                }}
                className="flex min-h-12 w-full items-center gap-3 px-2 text-left transition-colors hover:bg-lifted focus-visible:-outline-offset-2"
              >
                <Avatar kind="team" name={name} src={logo} size={32} />
                <span className="min-w-0 truncate">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {wanted.length >= 2 && found.data?.length === 0 && (
        <p role="status" className="mt-2 text-quiet">{t`No team has that name.`}</p>
      )}
    </div>
  );
}
