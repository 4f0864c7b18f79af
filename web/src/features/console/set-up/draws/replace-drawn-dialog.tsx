import { t } from '@lingui/core/macro';
import type { Draw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../platform/refusal.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { entriesOf, useConsoleCall } from '../../console.data.ts';
import { groupOf } from './group-of.ts';

/** Another team of the tournament takes this one's group and room slot from the next match on. */
export function ReplaceDrawnDialog({
  draw,
  entryId,
  onClose,
}: {
  draw: Draw;
  entryId: string;
  onClose: () => void;
}) {
  const { tournament } = useServed();
  const entries = useQuery(entriesOf(tournament._id)).data?.data ?? [];
  const drawn = new Set(draw.groups.flatMap(({ teams }) => teams.map(({ _id }) => _id)));
  const free = entries.filter((entry) => entry.slot !== null && !drawn.has(entry.entryId));
  const [chosen, setChosen] = useState<string>();
  const inEntryId = chosen ?? free[0]?.entryId ?? '';
  const team = groupOf(draw, entryId)?.teams.find(({ _id }) => _id === entryId);
  const replace = useConsoleCall('/draws/replace/{drawId}', { showsRefusal: true });
  return (
    <Dialog
      onClose={onClose}
      title={t`Replace ${team?.name ?? t`the team`}`}
      description={t`The new team takes its group and slot from the next match that is not frozen, and starts at 0.`}
      keepOpenOutside
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {free.length > 0 && (
            <Button
              variant="main"
              busy={replace.isPending}
              onClick={() =>
                replace.mutate(
                  { drawId: draw._id, outEntryId: entryId, inEntryId, version: draw.version },
                  { onSuccess: onClose },
                )
              }
            >{t`Replace`}</Button>
          )}
        </>
      }
    >
      {free.length === 0 ? (
        <p className="text-quiet">{t`Every team with a slot is in this draw. To bring one in from the waitlist, use “Replace the team” under Entries.`}</p>
      ) : (
        <SelectField
          label={t`Team that comes in`}
          value={inEntryId}
          onChange={({ target }) => setChosen(target.value)}
          options={free.map((entry) => ({ value: entry.entryId, label: entry.name }))}
        />
      )}
      <div className="mt-3">
        <FormError>{replace.error && messageOf(replace.error)}</FormError>
      </div>
    </Dialog>
  );
}
