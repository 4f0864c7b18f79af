import type { ListedTeam } from '@one-dream/contract/features/teams.ts';
import { CopyButton, type Selection, SelectionBar } from '../../../ui/admin/selection.tsx';

/** What can be done with all teams that are ticked and listed. */
export function SelectedTeams(props: { teams: readonly ListedTeam[]; selection: Selection }) {
  const { teams, selection } = props;
  const selected = teams.filter(({ _id }) => selection.has(_id));
  return (
    <SelectionBar label="Selected teams" ids={teams.map(({ _id }) => _id)} selection={selection}>
      <CopyButton
        text="Copy names"
        texts={selected.map(({ name }) => name)}
        one="name"
        many="names"
      />
      <CopyButton
        text="Copy leaders' addresses"
        texts={selected.map(({ leader }) => leader.email)}
        one="address"
        many="addresses"
      />
      <CopyButton
        text="Copy game IDs"
        texts={selected.flatMap(({ players }) =>
          players.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || []),
        )}
        one="game ID"
        many="game IDs"
      />
    </SelectionBar>
  );
}
