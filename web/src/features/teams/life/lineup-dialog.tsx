import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { declarationKinds } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSubmission } from '../../../platform/use-submission.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useOwnEntries } from '../../entries/entries.data.ts';
import { moved, placeWord } from './lineup-order.ts';
import { useSetEntryLineup, useSetTeamLineup } from './team-life.data.ts';

/** Starters and substitutes: for the next registration, or in a tournament whose rosters are open. */
export function LineupDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const entries = (useOwnEntries().data ?? []).filter(({ can }) => can.setLineup);
  const [entryId, setEntryId] = useState('');
  const entry = entries.find((one) => one.entryId === entryId);
  const isThere = (id: string | null) => team.players.some(({ _id }) => _id === id);
  const start = entry
    ? entry.players.flatMap(({ userId }) => (userId && isThere(userId) ? userId : []))
    : team.lineup;
  const [chosen, setChosen] = useState<{ of: string; order: string[] }>();
  const order = chosen?.of === entryId ? chosen.order : start;
  const setOrder = (next: string[]) => setChosen({ of: entryId, order: next });
  const [isDeclared, setDeclared] = useState(false);
  const { submit, message, errorRef } = useSubmission();
  const setTeam = useSetTeamLineup();
  const setEntry = useSetEntryLineup();
  const hasNewcomer = entry && order.some((id) => entry.players.every((one) => one.userId !== id));

  async function save() {
    const answer = entry
      ? await setEntry.mutateAsync({
          entryId: entry.entryId,
          userIds: order,
          declarations: isDeclared ? [...declarationKinds] : [],
        })
      : await setTeam.mutateAsync({ userIds: order });
    toast.good(answer.message);
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Lineup`}
      description={t`Four start in a squad tournament, up to two are substitutes.`}
      submit={{
        text: t`Save lineup`,
        busy: setTeam.isPending || setEntry.isPending,
        busyText: t`Saving...`,
        onSubmit: () => void submit(save),
      }}
    >
      <div>
        {entries.length > 0 && (
          <SelectField
            label={t`For`}
            value={entryId}
            onChange={(event) => setEntryId(event.target.value)}
            options={[
              { value: '', label: t`What we register for next` },
              ...entries.map(({ entryId: value, tournament }) => ({
                value,
                label: tournament.title,
              })),
            ]}
            className="mb-4"
          />
        )}
        <LineupOrder players={team.players} entry={entry} order={order} onChange={setOrder} />
        {hasNewcomer && (
          <CheckboxField
            label={t`What I declared for our squad when we registered holds for the new players, too.`}
            checked={isDeclared}
            onChange={(event) => setDeclared(event.target.checked)}
            className="mt-3"
          />
        )}
        <p className="mt-3 text-small text-quiet" aria-live="polite">
          {entry
            ? t`Rosters are frozen when check-in closes; after that only a host can swap a player.`
            : t`Tournaments that you are in already keep their own lineup.`}
        </p>
        <div className="py-2">
          <FormError ref={errorRef}>{message}</FormError>
        </div>
      </div>
    </Dialog>
  );
}

function LineupOrder(props: {
  players: Team['players'];
  /** The entry whose lineup it is; players can be left out of it. */
  entry: OwnEntry | undefined;
  order: string[];
  onChange: (order: string[]) => void;
}) {
  const { players, entry, order, onChange } = props;
  const rest = players.filter(({ _id }) => !order.includes(_id));
  const nameOf = (id: string) => players.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <>
      <ol className="border-y border-line">
        {order.map((id, index) => (
          <li
            key={id}
            className="flex min-h-14 items-center gap-1 border-b border-line last:border-0"
          >
            <span className="min-w-0 flex-1 py-1.5">
              <span className="block truncate font-strong">{nameOf(id)}</span>
              <span className="block text-small text-quiet">
                {placeWord(index, entry?.tournament.type ?? 'SQUAD')}
              </span>
            </span>
            {entry && (
              <IconButton
                label={t`Leave ${nameOf(id)} out`}
                icon={<Minus size={20} />}
                onClick={() => onChange(order.filter((one) => one !== id))}
              />
            )}
            <IconButton
              label={t`Move ${nameOf(id)} up`}
              icon={<ArrowUp size={20} />}
              disabled={index === 0}
              onClick={() => onChange(moved(order, index, -1))}
            />
            <IconButton
              label={t`Move ${nameOf(id)} down`}
              icon={<ArrowDown size={20} />}
              disabled={index === order.length - 1}
              onClick={() => onChange(moved(order, index, 1))}
            />
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ul aria-label={t`Not in this lineup`} className="mt-3">
          {rest.map(({ _id, name }) => (
            <li key={_id} className="flex min-h-12 items-center gap-1 text-quiet">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <IconButton
                label={t`Bring ${name} in`}
                icon={<Plus size={20} />}
                onClick={() => onChange([...order, _id])}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
