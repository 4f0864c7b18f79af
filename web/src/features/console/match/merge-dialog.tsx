import { plural, t } from '@lingui/core/macro';
import type { ConsoleMatch, Match } from '@one-dream/contract/features/matches/matches.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageAt } from '../../../platform/refusal.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { consoleMatches, useConsoleCall } from '../console.data.ts';

/** Moves teams of a lobby that is too small into another one of the stage. */
export function MergeDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const matches = useQuery(consoleMatches(match.tournamentId)).data?.data ?? [];
  const others = otherLobbies(matches, match);
  const [into, setInto] = useState(others[0]?.letter ?? '');
  const own = matches.find((one) => one.match._id === match._id)?.teams.length ?? 0;
  const call = useConsoleCall('/matches/merge/{matchId}', { showsRefusal: true });
  const group = match.groups.join();
  return (
    <Dialog
      onClose={onClose}
      title={t`Group ${group} plays with another`}
      description={plural(own, {
        one: `Its # team gets a free slot there, and the matches of group ${group} are cancelled. Everybody is told. This cannot be undone.`,
        other: `Its # teams get free slots there, and the matches of group ${group} are cancelled. Everybody is told. This cannot be undone.`,
      })}
      submit={{
        text: t`Merge lobbies`,
        variant: 'danger',
        busy: call.isPending,
        busyText: t`Merging...`,
        disabled: into === '',
        onSubmit: () =>
          call.mutate({ matchId: match._id, into, version: match.version }, { onSuccess: onClose }),
      }}
    >
      {others.length > 0 ? (
        <SelectField
          label={t`Play with`}
          value={into}
          options={others.map(({ letter, teams }) => ({
            value: letter,
            label: t`Group ${letter} · ${teams} teams`,
          }))}
          error={call.error ? messageAt(call.error, 'into') : undefined}
          onChange={({ target }) => setInto(target.value)}
        />
      ) : (
        <p>{t`No other group waits for its first match. Start with who is here, or postpone.`}</p>
      )}
    </Dialog>
  );
}

/** Groups of the stage that have not started, the one with the most room first. */
function otherLobbies(
  matches: readonly Pick<ConsoleMatch, 'match' | 'teams'>[],
  { stageId, groups: own }: Pick<Match, 'stageId' | 'groups'>,
): { letter: string; teams: number }[] {
  const lobbies = groupBy(
    matches.filter(({ match }) => match.stageId === stageId && match.state !== 'cancelled'),
    ({ match }) => match.groups.join(),
  );
  lobbies.delete(own.join());
  return [...lobbies]
    .filter(([, all]) =>
      all.every(({ match }) => ['scheduled', 'room_released', 'postponed'].includes(match.state)),
    )
    .map(([letter, all]) => ({ letter, teams: all[0]?.teams.length ?? 0 }))
    .toSorted((one, other) => one.teams - other.teams);
}
