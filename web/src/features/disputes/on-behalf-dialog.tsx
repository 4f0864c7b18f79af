import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../platform/failure-of.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { DisputeDialog } from '../matches/dispute-dialog.tsx';
import { type DisputableMatch, disputableMatches } from './disputes.data.ts';

/** Opens a dispute by the owner on a team's behalf, even after its window. */
export function OnBehalfDialog({
  tournamentId,
  onClose,
}: {
  tournamentId: string;
  onClose: () => void;
}) {
  const query = useQuery(disputableMatches(tournamentId));
  const [last] = query.data ?? [];
  if (last) return <Choice matches={query.data ?? []} last={last} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={t`Dispute a result for a team`}>
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && <ErrorState {...failureOf(query)} />}
      {query.data && <p>{t`No result is published yet.`}</p>}
    </Dialog>
  );
}

function Choice(props: {
  matches: readonly DisputableMatch[];
  last: DisputableMatch;
  onClose: () => void;
}) {
  const { matches, last, onClose } = props;
  const [matchId, setMatchId] = useState(last.matchId);
  const [chosen, setChosen] = useState('');
  const match = matches.find((one) => one.matchId === matchId) ?? last;
  const team = match.teams.find(({ entryId }) => entryId === chosen) ?? match.teams[0];
  return (
    <DisputeDialog matchId={match.matchId} entryId={team?.entryId ?? ''} onClose={onClose}>
      <SelectField
        label={t`Match`}
        value={match.matchId}
        options={matches.map((one) => ({ value: one.matchId, label: one.name }))}
        onChange={({ target }) => setMatchId(target.value)}
      />
      <SelectField
        label={t`For which team?`}
        value={team?.entryId ?? ''}
        options={match.teams.map(({ entryId, name }) => ({ value: entryId, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
    </DisputeDialog>
  );
}
