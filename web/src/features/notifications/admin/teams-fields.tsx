import { plural, t } from '@lingui/core/macro';
import type { TeamAudience } from '@one-dream/contract/features/notifications/notifications.ts';
import { useQuery } from '@tanstack/react-query';
import { translateEnglish } from '../../../platform/translate.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { newestTournaments } from '../../tournaments/admin/tournaments.admin.data.ts';
import { audienceNow } from './notifications.admin.data.ts';
import { peopleText } from './recipient-field.tsx';
import type { SendFormState } from './send-values.ts';

const which = () => [
  { value: 'registered', label: t`All with a slot` },
  { value: 'checked-in', label: t`Only checked in` },
];

/** Choice of a tournament's teams, with the current number of people. */
export function TeamsFields(props: {
  form: SendFormState;
  audience: TeamAudience;
  isLater: boolean;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, audience, isLater } = props;
  const tournaments = useQuery(newestTournaments).data ?? [];
  const count = useQuery(audienceNow(audience)).data;
  return (
    <div className="grid gap-4">
      <SelectField
        // The browser shows the selection only once it is among the options.
        key={tournaments.length}
        label={t`Tournament`}
        placeholder={t`Choose a tournament`}
        options={tournaments.map(({ _id, title, status }) => ({
          value: _id,
          label: `${title} · ${translateEnglish(status)}`,
        }))}
        {...form.field('audience.tournamentId')}
      />
      <SelectField label={t`Which teams`} options={which()} {...form.field('audience.who')} />
      <CheckboxField label={t`Leaders only`} {...form.field('audience.leadersOnly')} />
      <p role="status" className="-mt-2 text-small text-quiet empty:hidden">
        {audience.tournamentId !== '' &&
          count &&
          reachText({ teams: teamsText(count.teams), people: peopleText(count.people), isLater })}
      </p>
    </div>
  );
}

function reachText(at: { teams: string; people: string; isLater: boolean }): string {
  const { teams, people } = at;
  return at.isLater
    ? t`As of now ${teams}, ${people}. Who gets it is looked up when it is sent.`
    : t`It reaches ${teams}, ${people}.`;
}

function teamsText(count: number): string {
  return plural(count, { one: '# team', other: `${count.toLocaleString('en-IN')} teams` });
}
