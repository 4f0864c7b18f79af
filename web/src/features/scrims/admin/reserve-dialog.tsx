import { t } from '@lingui/core/macro';
import type { Series } from '@one-dream/contract/features/scrims/scrims.ts';
import { useState } from 'react';
import { failureParts } from '../../../platform/refusal.ts';
import { RadioGroup } from '../../../ui/admin/radio-group.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type ChosenTeam, TeamSearch } from '../../teams/admin/team-search-block.tsx';
import { useReservePlace } from './series.admin.data.ts';

type Kind = 'reserved' | 'invited';

const kinds = () =>
  [
    {
      value: 'reserved',
      text: t`Keep a place`,
      hint: t`Entered before registration opens. It still has to check in.`,
    },
    {
      value: 'invited',
      text: t`Invite`,
      hint: t`May enter on its own, whatever its place on the ladder.`,
    },
  ] as const;

/** Reserves a place on each evening for a team, or invites it, until a date or until revoked. */
export function ReserveDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const reserve = useReservePlace();
  const [team, setTeam] = useState<ChosenTeam>();
  const [kind, setKind] = useState<Kind>('reserved');
  const [until, setUntil] = useState('');
  const { fields } = failureParts(reserve.error);
  function send(): void {
    if (!team || reserve.isPending) return;
    reserve.mutate(
      { seriesId: series._id, teamId: team._id, kind, until: until || null },
      { onSuccess: onClose },
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={t`A place in ${series.title}`}
      submit={{ text: t`Save`, busy: reserve.isPending, disabled: !team, onSubmit: send }}
    >
      <TeamSearch team={team} onChoose={setTeam} />
      <RadioGroup<Kind>
        legend={t`What for`}
        name="kind"
        choices={kinds()}
        value={kind}
        onValueChange={setKind}
      />
      <TextField
        label={t`Through`}
        type="date"
        hint={t`Left empty: until you take it back.`}
        value={until}
        error={fields.until}
        onChange={({ target }) => setUntil(target.value)}
        className="[&_input]:appearance-none"
      />
    </Dialog>
  );
}
