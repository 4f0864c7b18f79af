import { t } from '@lingui/core/macro';
import type { ListedUser } from '@one-dream/contract/features/accounts/accounts.ts';
import { CopyButton, type Selection, SelectionBar } from '../../../ui/admin/selection.tsx';

export function SelectedUsers(props: { users: readonly ListedUser[]; selection: Selection }) {
  const { users, selection } = props;
  const selected = users.filter(({ _id }) => selection.has(_id));
  return (
    <SelectionBar label={t`Selected users`} ids={users.map(({ _id }) => _id)} selection={selection}>
      <CopyButton
        text={t`Copy addresses`}
        texts={selected.map(({ email }) => email)}
        one="address"
        many="addresses"
      />
      <CopyButton
        text={t`Copy game IDs`}
        texts={selected.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || [])}
        one={t`game ID`}
        many={t`game IDs`}
      />
    </SelectionBar>
  );
}
