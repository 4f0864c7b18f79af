import { t } from '@lingui/core/macro';
import {
  timeProblems,
  usualCheckIn,
} from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import {
  fillModes,
  matchDay,
  tournamentKinds,
} from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { gameOptions } from '@one-dream/contract/games.ts';
import { useController, useWatch } from 'react-hook-form';
import { toIstInput } from '../../../platform/ist-input.ts';
import { translateCheck } from '../../../platform/translate-check.ts';
import { NumberField } from '../../../ui/admin/number-field.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { MomentField } from './moment-field.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { FieldName, TournamentValues } from './tournament-values.ts';

/** Labels of the fields, here and where two versions are compared. */
export const labels: Record<FieldName, () => string> = {
  title: () => t`Title`,
  organizer: () => t`Organizer`,
  banner: () => t`Banner`,
  status: () => t`Status`,
  prizePool: () => t`Prize pool`,
  slots: () => t`Slots`,
  startDate: () => t`Start date`,
  endDate: () => t`End date`,
  type: () => t`Type`,
  description: () => t`What players should know`,
  log_channel: () => t`Discord channel id`,
  prizes: () => t`Prize Distribution`,
  schedule: () => t`Schedule`,
  rules: () => t`Rules`,
  kind: () => t`Kind`,
  game: () => t`Game`,
  isDraft: () => t`Keep it as a draft`,
  regOpensAt: () => t`Registration opens`,
  regClosesAt: () => t`Registration closes`,
  checkinOpensAt: () => t`Check-in opens`,
  checkinClosesAt: () => t`Check-in closes`,
  firstMatchAt: () => t`First match`,
  roomLeadMin: () => t`Room opens, minutes before a match`,
  waitlistMax: () => t`Teams that can wait, at most`,
  fill: () => t`When a place comes free`,
  minLineup: () => t`Players to check in`,
  disputeMin: () => t`Minutes for disputes after a result`,
  dailyCheckIn: () => t`Check in again each day`,
  guests: () => t`Guest teams`,
  eligibility: () => t`Who may play`,
};

/** A field's name and label, for a control that binds itself. */
export const named = <Name extends FieldName>(name: Name) => ({ name, label: labels[name]() });

export const bound = (form: TournamentFormState, name: FieldName) => ({
  ...named(name),
  ...form.field(name),
});

const kindNames = () =>
  ({
    event: t`Event`,
    scrim: t`Scrim`,
  }) as const;
const fillNames = () =>
  ({
    auto: t`Automatically, in the order of the waitlist`,
    hold: t`A host decides`,
  }) as const;

type Props = { form: TournamentFormState };

export function KindFields({ form }: Props) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { field } = useController({ control: form.methods.control, name: 'isDraft' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField options={gameOptions} {...bound(form, 'game')} />
        <SelectField
          options={tournamentKinds.map((kind) => ({ value: kind, label: kindNames()[kind] }))}
          {...bound(form, 'kind')}
        />
      </div>
      <CheckboxField
        {...named('isDraft')}
        hint={t`Only staff see it. Its status is UPCOMING until you announce it.`}
        ref={field.ref}
        checked={Boolean(field.value)}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          field.onChange(target.checked);
          if (target.checked) form.methods.setValue('status', 'UPCOMING');
        }}
      />
    </>
  );
}

/** The event's scheduled times, cross-validated while typing. */
export function TimeFields({ form, stood }: Props & { stood: TournamentValues | undefined }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <MomentField form={form} {...named('regOpensAt')} />
        <MomentField
          form={form}
          {...named('regClosesAt')}
          hint={t`Left empty: when check-in opens.`}
        />
        <MomentField form={form} {...named('checkinOpensAt')} />
        <MomentField form={form} {...named('checkinClosesAt')} />
        <NumberField
          isOptional
          form={form}
          {...named('roomLeadMin')}
          hint={t`${matchDay.roomLead.min} to ${matchDay.roomLead.max}.`}
        />
      </div>
      <UsualCheckIn form={form} />
      <TimeNotes form={form} stood={stood} />
      <CheckboxField hint={t`For events of several days.`} {...bound(form, 'dailyCheckIn')} />
    </>
  );
}

/** Sets the usual check-in, from an hour to 25 minutes before the first match. */
function UsualCheckIn({ form }: Props) {
  'use no memo';
  const { firstMatchAt } = useWatch({ control: form.methods.control }) as TournamentValues;
  if (!firstMatchAt) return null;
  const usual = usualCheckIn(firstMatchAt);
  const clock = (moment: string | null) => toIstInput(moment).slice(11);
  return (
    <Button
      size="small"
      className="mt-4"
      onClick={() => {
        for (const name of ['checkinOpensAt', 'checkinClosesAt'] as const)
          form.methods.setValue(name, usual[name], { shouldDirty: true, shouldValidate: true });
      }}
    >{t`Usual check-in, ${clock(usual.checkinOpensAt)} to ${clock(usual.checkinClosesAt)} IST`}</Button>
  );
}

/** Problems with the times, before submission. */
function TimeNotes({ form, stood }: Props & { stood: TournamentValues | undefined }) {
  'use no memo';
  const values = useWatch({ control: form.methods.control }) as TournamentValues;
  const moment = (text: unknown) => (typeof text === 'string' && text ? text : null);
  const times = {
    regOpensAt: moment(values.regOpensAt),
    regClosesAt: moment(values.regClosesAt),
    checkinOpensAt: moment(values.checkinOpensAt),
    checkinClosesAt: moment(values.checkinClosesAt),
    firstMatchAt: moment(values.firstMatchAt),
  };
  const problems = timeProblems(times, stood).filter(({ field }) => !form.errorOf(field));
  return (
    <div role="status">
      <ul className="mt-3 grid gap-1 text-small text-flare empty:mt-0">
        {problems.map(({ field, message }) => (
          <li key={`${field}-${message}`}>{translateCheck(message)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Waitlist, filling and lineup. */
export function PlaceFields({ form }: Props) {
  'use no memo';
  const { type } = useWatch({ control: form.methods.control }) as TournamentValues;
  const lineup = useController({ control: form.methods.control, name: 'minLineup' }).field;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        options={fillModes.map((mode) => ({ value: mode, label: fillNames()[mode] }))}
        {...bound(form, 'fill')}
      />
      <NumberField
        isOptional
        form={form}
        {...named('waitlistMax')}
        placeholder={t`As many as slots`}
        hint={t`${matchDay.waitlist.min} to ${matchDay.waitlist.max}.`}
      />
      <SelectField
        {...named('minLineup')}
        ref={lineup.ref}
        value={String(lineup.value ?? '')}
        error={form.errorOf('minLineup')}
        hint={t`Complete players that a team needs.`}
        placeholder={type === 'SQUAD' ? t`The usual: 4` : t`The whole team`}
        options={type === 'SQUAD' ? [{ value: '3', label: t`3 will do` }] : []}
        onBlur={lineup.onBlur}
        onChange={({ target }) =>
          lineup.onChange(target.value === '' ? null : Number(target.value))
        }
      />
      <NumberField
        isOptional
        form={form}
        {...named('disputeMin')}
        hint={t`Example: with 15, a result of 20:00 can be disputed until 20:15. Then it is final.`}
        placeholder={t`${matchDay.dispute.event}, for scrims ${matchDay.dispute.scrim}`}
      />
    </div>
  );
}

export function EligibilityFields({ form }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          isOptional
          form={form}
          name="eligibility.minAge"
          label={t`Age, at least`}
          placeholder={t`Any`}
          hint={t`On the day on which registration closes. Usual: 16.`}
        />
        <NumberField
          isOptional
          form={form}
          name="eligibility.minLevel"
          label={t`Level in the game, at least`}
          placeholder={t`Any`}
          hint={t`Usual: 25.`}
        />
      </div>
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
        <CheckboxField
          label={t`A guardian’s consent under 18`}
          {...form.field('eligibility.guardianConsent')}
        />
        <CheckboxField
          label={t`Residents of India only`}
          {...form.field('eligibility.residentsOnly')}
        />
        <CheckboxField
          label={t`No emulator, tablet or trigger`}
          {...form.field('eligibility.phonesOnly')}
        />
      </div>
    </>
  );
}
