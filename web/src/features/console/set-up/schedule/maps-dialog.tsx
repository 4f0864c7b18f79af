import { t } from '@lingui/core/macro';
import { gameFacts } from '@one-dream/contract/games.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../../platform/refusal.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { IconButton } from '../../../../ui/form/icon-button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { mapsOf, useConsoleCall } from '../../console.data.ts';

type GameMap = { name: string; recall: boolean };

/** Maps available for matches of a game, and which of them have recall. */
export function MapsDialog({ maps, onClose }: { maps: readonly GameMap[]; onClose: () => void }) {
  const { tournament } = useServed();
  const { game } = tournament;
  const queryClient = useQueryClient();
  const [rows, setRows] = useState(() => maps.map((map, key) => ({ ...map, key })));
  const save = useConsoleCall('/admin/matches/maps/{game}', { showsRefusal: true });
  const change = (key: number, cells: Partial<GameMap>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...cells } : row)));

  function submit(): void {
    save.mutate(
      { game, maps: rows.map(({ name, recall }) => ({ name: name.trim(), recall })) },
      {
        onSuccess: async () => {
          await queryClient.invalidateQueries({ queryKey: mapsOf(game).queryKey });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Maps of ${gameFacts[game].name}`}
      description={t`They are offered for every event of the game. Matches that are planned keep theirs.`}
      submit={{
        text: t`Save maps`,
        busy: save.isPending,
        busyText: t`Saving...`,
        onSubmit: submit,
      }}
    >
      <ol className="grid gap-3">
        {rows.map(({ key, name, recall }, index) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
            <TextField
              label={t`Map ${index + 1}`}
              value={name}
              maxLength={30}
              autoComplete="off"
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <IconButton
              label={t`Take ${name || t`map ${index + 1}`} out`}
              icon={<X size={20} />}
              className="self-end"
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
            <CheckboxField
              label={t`Recall is on`}
              checked={recall}
              onChange={({ target }) => change(key, { recall: target.checked })}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        className="justify-self-start"
        icon={<Plus size={18} />}
        disabled={rows.length >= 30}
        onClick={() => {
          const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
          setRows([...rows, { name: '', recall: false, key }]);
        }}
      >{t`Add a map`}</Button>
      <FormError>{save.isError ? messageOf(save.error) : undefined}</FormError>
    </Dialog>
  );
}
