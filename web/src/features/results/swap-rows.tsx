import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { type ScoredTeam, swapRows } from './result-rows.ts';
import type { Entry } from './use-entry.ts';

/** Swaps two teams that sat in each other's slots. */
export function SwapRows({
  entry,
  team,
  onDone,
}: {
  entry: Entry;
  team: ScoredTeam;
  onDone: () => void;
}) {
  const { rows, keeper, match } = entry;
  const [chosen, setChosen] = useState('');
  const others = match.teams.filter(({ entryId }) => entryId !== team.entryId);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <SelectField
        label={t`It sat in the slot of`}
        hint={t`The two rows are swapped. The slot list stays as it is.`}
        placeholder={t`Choose the team`}
        value={chosen}
        options={others.map(({ entryId, name, roomSlot }) => ({
          value: entryId,
          label: `${roomSlot}. ${name}`,
        }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        size="small"
        className="justify-self-start"
        disabled={chosen === ''}
        onClick={() => {
          keeper.edit(swapRows(rows, team.entryId, chosen));
          onDone();
        }}
      >{t`Swap the two rows`}</Button>
    </div>
  );
}
