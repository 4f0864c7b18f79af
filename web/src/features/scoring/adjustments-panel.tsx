import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths, parseTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitOf } from '../../platform/failure-of.ts';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { failureParts } from '../../platform/refusal.ts';
import { translateReason } from '../../platform/translate-reason.ts';
import { Button } from '../../ui/form/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { ReasonDialog } from '../duties/reason-dialog.tsx';
import {
  type Adjustment,
  adjustmentsOf,
  useMakeAdjustment,
  useRevokeAdjustment,
} from './scoring.data.ts';

const kindsByHand = ['penalty', 'bonus', 'correction'] as const;
const kindWords = (): Record<Adjustment['kind'], string> => ({
  penalty: t`Penalty`,
  bonus: t`Bonus`,
  correction: t`Correction`,
  head_start: t`Head start`,
});

const emptyForm = { entryId: '', points: '', kind: 'penalty', matchId: '', rule: '', reason: '' };

/** Points outside matches: included in the total, never in a tie-break; revocable, never editable. */
export function AdjustmentsPanel({ stage }: { stage: StageStandings }) {
  const list = useQuery(adjustmentsOf(stage._id));
  return (
    <div className="flex flex-col gap-4">
      <Heading level={2}>{t`Adjustments`}</Heading>
      <Waiting {...waitOf(list)} />
      {list.data && list.data.length > 0 && (
        <ul className="border-t border-line">
          {list.data.map((one) => (
            <AdjustmentRow key={one._id} stageId={stage._id} one={one} isFinal={stage.isFinal} />
          ))}
        </ul>
      )}
      {list.data?.length === 0 && <p className="text-small text-quiet">{t`None yet.`}</p>}
      <AdjustmentForm stage={stage} />
    </div>
  );
}

function AdjustmentForm({ stage }: { stage: StageStandings }) {
  const adjust = useMakeAdjustment(stage._id);
  const [form, setForm] = useState(emptyForm);
  const [isPublic, setPublic] = useState(true);
  const set = (cells: Partial<typeof emptyForm>) => setForm({ ...form, ...cells });
  const pointsX10 = pointsOf(form);
  const { fields, message } = failureParts(adjust.error);
  const canMake = form.entryId !== '' && Boolean(pointsX10) && form.reason.trim().length >= 5;

  function submit() {
    if (pointsX10 === undefined) return;
    adjust.mutate(
      {
        entryId: form.entryId,
        matchId: form.matchId || null,
        pointsX10,
        kind: form.kind as (typeof kindsByHand)[number],
        rule: form.rule,
        reason: form.reason.trim(),
        isPublic,
      },
      { onSuccess: () => setForm(emptyForm) },
    );
  }

  // Keeps what was typed for when the stage is reopened.
  if (stage.isFinal) return null;
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-2 text-small text-quiet">{t`Give or take points outside a match`}</legend>
      <div className="col-span-2">
        <FormError>{message}</FormError>
      </div>
      <SelectField
        label={t`Team`}
        className="col-span-2"
        placeholder={t`Choose a team`}
        value={form.entryId}
        error={fields.entryId}
        options={stage.tables
          .flatMap(({ rows }) => rows)
          .map(({ entryId, name }) => ({ value: entryId, label: name }))}
        onChange={({ target }) => set({ entryId: target.value })}
      />
      <SelectField
        label={t`Kind`}
        value={form.kind}
        options={kindsByHand.map((value) => ({ value, label: kindWords()[value] }))}
        onChange={({ target }) => set({ kind: target.value })}
      />
      <PointsField form={form} error={fields.pointsX10} onChange={(points) => set({ points })} />
      <TextField
        label={t`Rule`}
        maxLength={120}
        placeholder={t`4.2 Teaming`}
        value={form.rule}
        error={fields.rule}
        onChange={({ target }) => set({ rule: target.value })}
      />
      <SelectField
        label={t`In match`}
        value={form.matchId}
        options={[{ value: '', label: t`None` }, ...matchChoices(stage)]}
        onChange={({ target }) => set({ matchId: target.value })}
      />
      <TextField
        label={t`Reason`}
        className="col-span-2"
        maxLength={200}
        value={form.reason}
        error={fields.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <CheckboxField
        className="col-span-2"
        label={t`Show it below the public table`}
        checked={isPublic}
        onChange={({ target }) => setPublic(target.checked)}
      />
      <Button
        className="col-span-2 justify-self-start"
        disabled={!canMake}
        busy={adjust.isPending}
        onClick={submit}
      >
        {form.kind === 'penalty' ? t`Take the points` : t`Give the points`}
      </Button>
    </fieldset>
  );
}

function PointsField(props: {
  form: typeof emptyForm;
  error: string | undefined;
  onChange: (points: string) => void;
}) {
  const { form, error, onChange } = props;
  const pointsX10 = pointsOf(form);
  return (
    <TextField
      label={t`Points`}
      inputMode="decimal"
      maxLength={7}
      value={form.points}
      error={
        error ??
        (form.points !== '' && pointsX10 === undefined
          ? t`A number with one decimal at most.`
          : undefined)
      }
      hint={pointsX10 ? t`Counts ${pointsX10 > 0 ? '+' : ''}${formatTenths(pointsX10)}` : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The points as typed; those of a penalty are negative, whatever sign was typed. */
function pointsOf({ points, kind }: typeof emptyForm): number | undefined {
  const typed = parseTenths(points);
  return typed !== undefined && kind === 'penalty' ? -Math.abs(typed) : typed;
}

function matchChoices(stage: StageStandings) {
  return stage.tables.flatMap(({ matches, group }) =>
    matches.map(({ _id, no }) => ({
      value: _id,
      label: group && stage.format === 'groups' ? t`Match ${no}, group ${group}` : t`Match ${no}`,
    })),
  );
}

function AdjustmentRow(props: { stageId: string; one: Adjustment; isFinal: boolean }) {
  const { stageId, one, isFinal } = props;
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeAdjustment(stageId);
  const isRevoked = one.revokedAt !== null;
  return (
    <li className="flex items-start gap-3 border-b border-line py-2">
      <span
        className={
          isRevoked
            ? 'w-14 font-display text-title font-heavy text-quiet tabular-nums line-through'
            : 'w-14 font-display text-title font-heavy tabular-nums'
        }
      >
        {one.pointsX10 > 0 ? '+' : ''}
        {formatTenths(one.pointsX10)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">{one.team}</span>
        <span className="block text-small text-quiet wrap-anywhere">
          {kindWords()[one.kind]}
          {one.matchNo !== null && t`, match ${one.matchNo}`}
          {one.rule && one.kind !== 'head_start' && `, ${one.rule}`}: {translateReason(one.reason)}
        </span>
        <span className="block text-small text-quiet">
          {one.createdBy}, {istDayOf(one.createdAt)}, {istOf(one.createdAt)}
          {!one.isPublic && t`, not public`}
          {isRevoked && t`, revoked`}
        </span>
      </span>
      {!isRevoked && !isFinal && (
        <Button size="small" onClick={() => setAsking(true)}>{t`Revoke`}</Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t`Revoke this adjustment?`}
          confirmText={t`Revoke`}
          onConfirm={(reason) => revoke.mutateAsync({ adjustmentId: one._id, reason })}
          onClose={() => setAsking(false)}
        >{t`The total of ${one.team} goes back to what it would be without it. The adjustment stays in this list.`}</ReasonDialog>
      )}
    </li>
  );
}
