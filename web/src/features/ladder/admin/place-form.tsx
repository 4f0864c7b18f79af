import { t } from '@lingui/core/macro';
import { type Tier, tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { type ChosenTeam, TeamSearch } from '../../teams/admin/team-search-block.tsx';
import { usePlaceTeam } from './ladder.admin.data.ts';

const options = () => [
  ...tiers.map((tier) => ({ value: tier, label: tierNames[tier] })),
  { value: '', label: t`No place` },
];

/** Gives or revokes a place outside the weekly moves. */
export function PlaceForm() {
  const place = usePlaceTeam();
  const [team, setTeam] = useState<ChosenTeam>();
  const [tier, setTier] = useState<Tier | ''>('T3');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!team || place.isPending) return;
    if (reason.trim().length < 3) {
      setError(t`Write a reason. Everybody can read it.`);
      return;
    }
    place.mutate(
      { teamId: team._id, tier: tier || null, reason },
      {
        onSuccess: () => {
          setTeam(undefined);
          setReason('');
        },
      },
    );
  }
  return (
    <Panel as="section" aria-labelledby="place-title">
      <Heading level={2} id="place-title">{t`Place a team by hand`}</Heading>
      <p className="mt-1 mb-4 text-quiet">{t`Newcomers come in at T3 with their first scrim. A team that plays no match for 14 days loses its place.`}</p>
      <form noValidate aria-label={t`Place a team by hand`} className="grid gap-4" onSubmit={send}>
        <TeamSearch team={team} onChoose={setTeam} />
        <SelectField
          label={t`Tier`}
          options={options()}
          value={tier}
          onChange={({ target }) => setTier(target.value as Tier | '')}
        />
        <TextField
          label={t`Reason`}
          hint={t`Everybody can read it.`}
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" wide busy={place.isPending} disabled={!team}>
          {tier ? t`Place it in ${tierNames[tier]}` : t`Take its place away`}
        </Button>
      </form>
    </Panel>
  );
}
