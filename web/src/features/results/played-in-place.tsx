import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { ScoredTeam } from './result-rows.ts';
import { usePutInPlace } from './results.data.ts';
import type { Entry } from './use-entry.ts';

/** Another team played in this one's place: it gets the row, and the slot from this match on. */
export function PlayedInPlace({
  entry,
  team,
  onDone,
}: {
  entry: Entry;
  team: ScoredTeam;
  onDone: () => void;
}) {
  const { match, matchId, keeper } = entry;
  const [chosen, setChosen] = useState('');
  const put = usePutInPlace(matchId, (draft) => {
    keeper.take(draft, { isOwn: true });
    onDone();
  });
  async function press() {
    if (!(await keeper.flush())) {
      toast.bad(t`Draft not saved yet. Check your connection and try again.`);
      return;
    }
    const { version } = keeper.read();
    put.mutate({ outEntryId: team.entryId, inEntryId: chosen, version });
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <SelectField
        label={t`Another team played in slot ${team.roomSlot}`}
        hint={t`It gets this row, and the slot from this match on. ${team.name} is out of the lobby.`}
        placeholder={t`Choose the team`}
        value={chosen}
        options={match.substitutes.map(({ entryId, name }) => ({ value: entryId, label: name }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        size="small"
        className="justify-self-start"
        disabled={chosen === ''}
        busy={put.isPending}
        onClick={() => void press()}
      >{t`It played in slot ${team.roomSlot}’s place`}</Button>
    </div>
  );
}
