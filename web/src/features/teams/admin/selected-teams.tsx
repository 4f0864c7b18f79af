import { t } from '@lingui/core/macro';
import type { ListedTeam } from '@one-dream/contract/features/teams/teams.ts';
import { CopyButton, type Selection, SelectionBar } from '../../../ui/admin/selection.tsx';

export function SelectedTeams(props: { teams: readonly ListedTeam[]; selection: Selection }) {
  const { teams, selection } = props;
  const selected = teams.filter(({ _id }) => selection.has(_id));
  return (
    <SelectionBar label={t`Selected teams`} ids={teams.map(({ _id }) => _id)} selection={selection}>
      <CopyButton
        text={t`Copy names`}
        texts={selected.map(({ name }) => name)}
        one="name"
        many="names"
      />
      <CopyButton
        text={t`Copy leaders' addresses`}
        texts={selected.map(({ leader }) => leader.email)}
        one="address"
        many="addresses"
      />
      <CopyButton
        text={t`Copy game IDs`}
        texts={selected.flatMap(({ players }) =>
          players.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || []),
        )}
        one={t`game ID`}
        many={t`game IDs`}
      />
    </SelectionBar>
  );
}
