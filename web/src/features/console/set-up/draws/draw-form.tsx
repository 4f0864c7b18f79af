import { t } from '@lingui/core/macro';
import { type DrawMethod, drawMethods } from '@one-dream/contract/draws/share-out.ts';
import type { Group, Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useMutation } from '@tanstack/react-query';
import { Dices, Eye } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../../platform/api.ts';
import { failureParts } from '../../../../platform/refusal.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Panel } from '../../../../ui/list/panel.tsx';
import { useConsoleCall } from '../../console.data.ts';
import { groupName } from './group-of.ts';
import { methodHints, methodNames } from './stage-words.ts';

/** Settings of a stage's draw: previews are free, a roll is counted and public. */
export function DrawForm(props: {
  stage: Stage;
  isFirst: boolean;
  onDone: () => void;
  onCancel: (() => void) | undefined;
}) {
  const { stage, isFirst, onDone, onCancel } = props;
  const [method, setMethod] = useState<DrawMethod>('random');
  const [groups, setGroups] = useState('');
  const roll = useConsoleCall('/draws/roll/{stageId}', { showsRefusal: true });
  const preview = useMutation({
    mutationFn: () =>
      callApi('/draws/preview/{stageId}', {
        params: { stageId: stage._id },
        body: { ...form, seed: newSeed() },
      }),
    meta: { showsRefusal: true },
  });
  const form = { method, ...(groups.trim() && { groups: Number(groups) }) };
  const error = roll.error ?? preview.error;
  const { fields, message } = failureParts(error);

  return (
    <Panel as="section" aria-label={t`Draw`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`How`}
          value={method}
          error={fields.method}
          hint={methodHints()[method]}
          onChange={({ target }) => setMethod(target.value as DrawMethod)}
          options={drawMethods.map((value) => ({ value, label: methodNames()[value] }))}
        />
        {stage.format !== 'single' && (
          <TextField
            label={t`Groups (optional)`}
            inputMode="numeric"
            value={groups}
            error={fields.groups}
            hint={t`Left empty: as few as can hold all teams.`}
            onChange={(event) => setGroups(event.target.value)}
          />
        )}
      </div>
      <div className="mt-3">
        <FormError>{message}</FormError>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {onCancel && <Button onClick={onCancel}>{t`Keep the current draw`}</Button>}
        <Button
          icon={<Eye size={18} />}
          busy={preview.isPending}
          onClick={() => preview.mutate()}
        >{t`Try it out`}</Button>
        <Button
          variant="main"
          icon={<Dices size={18} />}
          busy={roll.isPending}
          onClick={() => roll.mutate({ stageId: stage._id, ...form }, { onSuccess: onDone })}
        >
          {isFirst ? t`Draw` : t`Draw again`}
        </Button>
      </div>
      <p className="mt-3 text-small text-quiet">{t`Trying out saves and counts nothing. Each real draw is counted, and everybody sees how often it was drawn.`}</p>
      {preview.data && <Preview groups={preview.data.data.groups} />}
    </Panel>
  );
}

function Preview({ groups }: { groups: readonly Group[] }) {
  return (
    <section aria-label={t`A possible draw`} className="mt-5 border-t border-line pt-4">
      <p className="mb-3 font-strong">{t`A possible draw, not saved:`}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ letter, teams }) => (
          <div key={letter}>
            <p className="font-display text-action font-medium">
              {groupName(groups, letter)}{' '}
              <span className="tabular-nums text-quiet">{teams.length}</span>
            </p>
            <p className="text-small text-quiet">
              {teams.map(({ name }) => name).join(', ') || t`Nobody`}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Sixteen hex digits, for previews; an actual roll gets its seed from the server. */
function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
