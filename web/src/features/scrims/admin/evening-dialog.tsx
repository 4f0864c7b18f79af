import { t } from '@lingui/core/macro';
import type { Evening, Series } from '@one-dream/contract/features/scrims/scrims.ts';
import { useState } from 'react';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { mapsText, scrimDayText, stateWords } from '../scrim-words.ts';
import { useSkipEvening } from './series.admin.data.ts';

/** One evening of a series: details, reserved places, and skipping it while it is not open yet. */
export function EveningDialog(props: {
  evening: Evening;
  series: Series | undefined;
  onClose: () => void;
}) {
  const { evening, series, onClose } = props;
  const { day, state, tournament, seriesId } = evening;
  const skip = useSkipEvening();
  const [reason, setReason] = useState('');
  function leaveOut(isSkipped: boolean): void {
    skip.mutate(
      { seriesId, day, isSkipped, reason: isSkipped ? reason : '' },
      { onSuccess: onClose },
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={`${evening.title}, ${scrimDayText(day)}`}
      actions={
        <>
          {tournament && (
            <>
              <LinkButton
                to={adminPaths.tournaments({ edit: tournament._id })}
              >{t`Edit`}</LinkButton>
              <LinkButton
                to={consolePaths.tournament(tournament._id)}
                variant="main"
              >{t`Open console`}</LinkButton>
            </>
          )}
          {state === 'skipped' && (
            <Button
              variant="main"
              busy={skip.isPending}
              onClick={() => leaveOut(false)}
            >{t`Bring it back`}</Button>
          )}
          {state === 'planned' && (
            <Button
              variant="danger"
              busy={skip.isPending}
              onClick={() => leaveOut(true)}
            >{t`Leave this evening out`}</Button>
          )}
        </>
      }
    >
      <EveningFacts evening={evening} series={series} />
      {state === 'planned' && (
        <TextField
          label={t`Why it is left out`}
          hint={t`Everybody can read it.`}
          placeholder={t`Diwali`}
          maxLength={200}
          autoComplete="off"
          className="mt-4"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {state === 'made' && tournament && !tournament.isCancelled && (
        <p className="mt-4 text-small text-quiet">{t`It is open for registration: to leave it out, call its tournament off in the console.`}</p>
      )}
    </Dialog>
  );
}

function EveningFacts({ evening, series }: { evening: Evening; series: Series | undefined }) {
  const { day, state, tournament } = evening;
  const kept = series?.reserved.filter(({ until }) => until === null || until >= day) ?? [];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <dt className="text-quiet">{t`First match`}</dt>
      <dd className="tabular-nums">
        {istDayOf(evening.startsAt)}, {istOf(evening.startsAt)}
      </dd>
      <dt className="text-quiet">{t`Maps`}</dt>
      <dd>{mapsText(evening.maps)}</dd>
      <dt className="text-quiet">{tournament ? t`Slots` : t`Opens`}</dt>
      <dd className="tabular-nums">
        {tournament
          ? `${tournament.slots}${tournament.waiting > 0 ? t`, ${tournament.waiting} waiting` : ''}`
          : `${istDayOf(evening.opensAt)}, ${istOf(evening.opensAt)}`}
      </dd>
      {state !== 'made' && (
        <>
          <dt className="text-quiet">{t`State`}</dt>
          <dd className="wrap-anywhere">
            {stateWords()[state]}
            {evening.reason && `: ${translateReason(evening.reason)}`}
          </dd>
        </>
      )}
      {kept.length > 0 && (
        <>
          <dt className="text-quiet">{t`Places`}</dt>
          <dd className="wrap-anywhere">
            {kept
              .map(({ name, kind }) => (kind === 'reserved' ? name : t`${name} (invited)`))
              .join(', ')}
          </dd>
        </>
      )}
    </dl>
  );
}
