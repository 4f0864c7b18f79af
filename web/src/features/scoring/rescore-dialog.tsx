import { plural, t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type PresetVersion, useRescore } from './scoring.data.ts';

/** Previews a preset's effect on every rank, then creates a new version of each published match with one reason. */
export function RescoreDialog(props: {
  stageId: string;
  preset: PresetVersion;
  /** Called once the stage uses the preset. */
  onRescored: () => void;
  onClose: () => void;
}) {
  const { stageId, preset, onRescored, onClose } = props;
  const preview = useRescore(stageId);
  const apply = useRescore(stageId);
  const [reason, setReason] = useState('');
  const look = useEffectEvent(() =>
    preview.mutate({ presetVersionId: preset._id, apply: false, reason: null }),
  );
  useEffect(() => look(), []);
  const read = preview.data?.data;
  const moved = read?.changes.filter(
    ({ moved, totalBeforeX10, totalAfterX10 }) => moved !== 0 || totalBeforeX10 !== totalAfterX10,
  );
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={t`Score the published matches by ${preset.name}`}
      description={
        read &&
        (moved?.length === 0
          ? t`No total and no rank changes.`
          : plural(read.matches, {
              one: 'One match gets a new version. Old versions stay as they were.',
              other: '# matches get a new version. Old versions stay as they were.',
            }))
      }
      submit={{
        text: t`Re-score`,
        cancelText: t`Leave them as they are`,
        busy: apply.isPending,
        disabled: !read || reason.trim().length < 5,
        onSubmit: () =>
          apply.mutate(
            { presetVersionId: preset._id, apply: true, reason: reason.trim() },
            {
              onSuccess: ({ message }) => {
                toast.good(message);
                onRescored();
                onClose();
              },
            },
          ),
      }}
    >
      <FormError>
        {preview.isError || apply.isError ? messageOf(preview.error ?? apply.error) : undefined}
      </FormError>
      {preview.isPending && <Skeleton className="h-64" />}
      {moved && moved.length > 0 && (
        <table className="w-full">
          <caption className="visually-hidden">{t`Rank changes`}</caption>
          <thead>
            <tr className="text-left text-small text-quiet">
              <th scope="col" className="py-2 font-regular">{t`Team`}</th>
              <th scope="col" className="py-2 text-right font-regular">{t`Rank`}</th>
              <th scope="col" className="py-2 text-right font-regular">{t`Total`}</th>
            </tr>
          </thead>
          <tbody>
            {moved.map((one) => (
              <tr key={one.entryId} className="border-t border-line tabular-nums">
                <th scope="row" className="py-2 text-left font-regular wrap-anywhere">
                  {one.name}
                  {one.group && <span className="text-quiet"> ({one.group})</span>}
                </th>
                <td
                  className={
                    one.moved === 0
                      ? 'py-2 text-right text-quiet'
                      : one.moved > 0
                        ? 'py-2 text-right text-opened'
                        : 'py-2 text-right text-closed'
                  }
                >
                  {one.before ?? '–'} → {one.after ?? '–'}
                </td>
                <td className="py-2 text-right">
                  {formatTenths(one.totalBeforeX10)} → {formatTenths(one.totalAfterX10)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TextField
        label={t`Reason`}
        hint={t`Everybody reads it, 5 to 200 characters.`}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
