import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { serverNow } from '../../../platform/server-clock.ts';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { MomentField } from './moment-field.tsx';
import { followUp, offeredStarts, type PlainEvent, usualValues } from './plain-events.ts';
import { StartFrom } from './start-from.tsx';
import { bound, labels, named } from './tournament-fields.tsx';
import type { TournamentFormState } from './tournament-state.ts';

/** The fields that every event needs. */
export function EssentialFields(props: {
  form: TournamentFormState;
  /** Kind of a new event; undefined for an existing one. */
  plain?: PlainEvent | undefined;
  /** Number of registered teams: the minimum for the slots. */
  registered: number;
}) {
  const { form, plain, registered } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
      {plain && <PlainField form={form} plain={plain} />}
      <TextField autoComplete="off" {...bound(form, 'title')} />
      <div>
        <MomentField form={form} {...named('firstMatchAt')} />
        {plain && <OfferedStarts form={form} />}
      </div>
      <SlotFields form={form} hint={registered > 0 ? t`${registered} taken already.` : ''} />
    </div>
  );
}

/** Slots and guests side by side: on a phone all that is asked stands above the foot of the form. */
export function SlotFields<Values extends { slots?: unknown; guests?: unknown }>(props: {
  form: ContractForm<Values>;
  hint?: string;
}) {
  'use no memo';
  const { form, hint } = props;
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4">
        <TextField
          inputMode="numeric"
          label={labels.slots()}
          hint={hint}
          {...form.field('slots' as FieldPath<Values>)}
        />
        <CheckboxField
          label={labels.guests()}
          className="pt-8"
          {...form.field('guests' as FieldPath<Values>)}
        />
      </div>
      <p className="mt-2 text-small text-quiet">
        {t`Hosts bring in teams without accounts from a sheet; each plays by a link.`}
      </p>
    </div>
  );
}

/** The usual values follow the choice, the first match and the guests, where nobody typed. */
function PlainField(props: { form: TournamentFormState; plain: PlainEvent }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { methods } = props.form;
  const [plain, setPlain] = useState(props.plain);
  const [firstMatchAt, guests] = useWatch({
    control: methods.control,
    name: ['firstMatchAt', 'guests'],
  });
  const before = useRef<ReturnType<typeof usualValues>>(undefined);
  useEffect(() => {
    if (typeof firstMatchAt !== 'string') return;
    const after = usualValues({ plain, firstMatchAt, guests }, new Date(serverNow()));
    if (before.current)
      for (const [name, value] of followUp(methods.getValues(), { before: before.current, after }))
        methods.setValue(name, value, { shouldValidate: true });
    before.current = after;
  }, [plain, firstMatchAt, guests, methods]);
  return <StartFrom value={plain} onPlain={setPlain} />;
}

function OfferedStarts({ form }: { form: TournamentFormState }) {
  const [{ inAnHour, tonight, tomorrow }] = useState(() => offeredStarts(new Date(serverNow())));
  const start = (text: string, at: string) => (
    <Button
      size="small"
      onClick={() =>
        form.methods.setValue('firstMatchAt', at, { shouldDirty: true, shouldValidate: true })
      }
    >
      {text}
    </Button>
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {start(t`In an hour`, inAnHour)}
      {tonight && start(t`Tonight`, tonight)}
      {start(t`Tomorrow`, tomorrow)}
    </div>
  );
}
