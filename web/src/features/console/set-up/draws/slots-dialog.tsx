import { plural, t } from '@lingui/core/macro';
import type { Draw, Group } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useState } from 'react';
import { messageOf } from '../../../../platform/refusal.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { controlLook } from '../../../../ui/form/field.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { useConsoleCall } from '../../console.data.ts';

/** Manual room slots, gaps allowed. */
export function SlotsDialog({
  draw,
  group,
  onClose,
}: {
  draw: Draw;
  group: Group;
  onClose: () => void;
}) {
  const save = useConsoleCall('/draws/slots/{drawId}', { showsRefusal: true });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const changed = group.teams.flatMap(({ _id, roomSlot }) => {
    const text = typed[_id]?.trim();
    return text && Number(text) !== roomSlot ? [{ entryId: _id, roomSlot: Number(text) }] : [];
  });

  return (
    <Dialog
      onClose={onClose}
      title={plural(draw.groups.length, { one: 'Slots', other: `Slots of group ${group.letter}` })}
      description={t`1 to 25. Teams that you do not change keep their slot; gaps are fine.`}
      submit={{
        text: t`Save slots`,
        busy: save.isPending,
        disabled: changed.length === 0,
        onSubmit: () =>
          save.mutate(
            { drawId: draw._id, slots: changed, version: draw.version },
            { onSuccess: onClose },
          ),
      }}
    >
      <FormError>{save.error && messageOf(save.error)}</FormError>
      <ul className="mt-1 grid gap-1.5">
        {group.teams.map((team) => (
          <li key={team._id} className="flex items-center gap-3">
            <input
              aria-label={t`Slot of ${team.name}`}
              inputMode="numeric"
              value={typed[team._id] ?? String(team.roomSlot ?? '')}
              onChange={({ target }) => setTyped((last) => ({ ...last, [team._id]: target.value }))}
              onFocus={({ target }) => target.select()}
              className={`${controlLook} w-16! shrink-0 px-2! text-center tabular-nums`}
            />
            <span className="min-w-0 truncate">{team.name}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
