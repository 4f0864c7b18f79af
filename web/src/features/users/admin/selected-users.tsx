import type { ListedUser } from '@one-dream/contract/features/users.ts';
import { CopyButton, type Selection, SelectionBar } from '../../../ui/admin/selection.tsx';

/** What can be done with everybody who is ticked and listed. */
export function SelectedUsers(props: { users: readonly ListedUser[]; selection: Selection }) {
  const { users, selection } = props;
  const selected = users.filter(({ _id }) => selection.has(_id));
  return (
    <SelectionBar label="Selected users" ids={users.map(({ _id }) => _id)} selection={selection}>
      <CopyButton
        text="Copy addresses"
        texts={selected.map(({ email }) => email)}
        one="address"
        many="addresses"
      />
      <CopyButton
        text="Copy game IDs"
        texts={selected.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || [])}
        one="game ID"
        many="game IDs"
      />
    </SelectionBar>
  );
}
