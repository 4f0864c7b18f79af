import { t } from '@lingui/core/macro';
import type { Draw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useState } from 'react';
import { messageOf } from '../../../../platform/refusal.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { useConsoleCall } from '../../console.data.ts';
import { groupOf } from './group-of.ts';

/** Alternative to dragging: moves a team to another group, or into a team's place there. */
export function MoveTeamDialog({
  draw,
  entryId,
  onClose,
}: {
  draw: Draw;
  entryId: string;
  onClose: () => void;
}) {
  const from = groupOf(draw, entryId);
  const team = from?.teams.find(({ _id }) => _id === entryId);
  const others = draw.groups.filter(({ letter }) => letter !== from?.letter);
  const [to, setTo] = useState(others[0]?.letter ?? '');
  const [swapWith, setSwapWith] = useState('');
  const move = useConsoleCall('/draws/move/{drawId}', { showsRefusal: true });
  const target = draw.groups.find(({ letter }) => letter === to);
  return (
    <Dialog
      onClose={onClose}
      title={t`Move ${team?.name ?? t`the team`}`}
      description={t`It is in group ${from?.letter ?? ''} now.`}
      submit={{
        text: t`Move`,
        busy: move.isPending,
        onSubmit: () =>
          move.mutate(
            { drawId: draw._id, entryId, to, ...(swapWith && { swapWith }), version: draw.version },
            { onSuccess: onClose },
          ),
      }}
    >
      <SelectField
        label={t`Group`}
        value={to}
        onChange={({ target: select }) => {
          setTo(select.value);
          setSwapWith('');
        }}
        options={others.map(({ letter, teams }) => ({
          value: letter,
          label: t`Group ${letter}, ${teams.length} teams`,
        }))}
      />
      <SelectField
        label={t`Changes places with`}
        value={swapWith}
        placeholder={t`Nobody, it joins the group`}
        onChange={({ target: select }) => setSwapWith(select.value)}
        options={(target?.teams ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <FormError>{move.error && messageOf(move.error)}</FormError>
    </Dialog>
  );
}
