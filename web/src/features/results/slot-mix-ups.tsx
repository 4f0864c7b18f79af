import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx';
import { type ScoredTeam, swapRows } from './result-rows.ts';
import { useReplaceTeam } from './results.data.ts';
import type { Entry } from './use-entry.ts';

type MixUpProps = { entry: Entry; team: ScoredTeam; onDone: () => void };

/** Swaps two teams that sat in each other's slots. */
export function SwapRows({ entry, team, onDone }: MixUpProps) {
  const { rows, sync, match } = entry;
  const others = match.teams.filter(({ entryId }) => entryId !== team.entryId);
  return (
    <OtherTeam
      label={t`It sat in the slot of`}
      hint={t`The two rows are swapped. The slot list stays as it is.`}
      options={others.map(({ entryId, name, roomSlot }) => ({
        value: entryId,
        label: `${roomSlot}. ${name}`,
      }))}
      confirmText={t`Swap the two rows`}
      onConfirm={(chosen) => {
        sync.edit(swapRows(rows, team.entryId, chosen));
        onDone();
      }}
    />
  );
}

/** Replaces the team by one that played in its place, which gets the row, and the slot from this match on. */
export function PlayedInPlace({ entry, team, onDone }: MixUpProps) {
  const { match, matchId, sync } = entry;
  const put = useReplaceTeam(matchId, (draft) => {
    sync.take(draft, { isOwn: true });
    onDone();
  });
  async function putInPlace(chosen: string) {
    if (!(await sync.flush())) {
      toast.bad(t`Draft not saved yet. Check your connection and try again.`);
      return;
    }
    const { version } = sync.read();
    put.mutate({ outEntryId: team.entryId, inEntryId: chosen, version });
  }
  return (
    <OtherTeam
      label={t`Another team played in slot ${team.roomSlot}`}
      hint={t`It gets this row, and the slot from this match on. ${team.name} is out of the lobby.`}
      options={match.substitutes.map(({ entryId, name }) => ({ value: entryId, label: name }))}
      confirmText={t`It played in slot ${team.roomSlot}’s place`}
      busy={put.isPending}
      onConfirm={(chosen) => void putInPlace(chosen)}
    />
  );
}

function OtherTeam(props: {
  label: string;
  hint: string;
  options: readonly SelectOption[];
  confirmText: string;
  busy?: boolean;
  onConfirm: (entryId: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <SelectField
        label={props.label}
        hint={props.hint}
        placeholder={t`Choose the team`}
        value={chosen}
        options={props.options}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        size="small"
        className="justify-self-start"
        disabled={chosen === ''}
        busy={props.busy}
        onClick={() => props.onConfirm(chosen)}
      >
        {props.confirmText}
      </Button>
    </div>
  );
}
