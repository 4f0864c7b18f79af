import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { smallestLobbyShare } from '@one-dream/contract/schedule/schedule.values.ts';
import type { ReactNode } from 'react';
import { istOf } from '../../../platform/ist.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Fact, FactList } from '../../../ui/typography.tsx';

/** The checks above the Start button. */
export function StartPanel(props: {
  shown: ConsoleMatch;
  /** Additional checks offered before the start. */
  more?: ReactNode;
  onUndo: () => void;
  onMerge: () => void;
}) {
  const { shown, more, onUndo, onMerge } = props;
  const { match, teams } = shown;
  const ready = teams.filter(({ state }) => state === 'checked_in').length;
  const opened = teams.reduce((sum, team) => sum + team.opened, 0);
  const players = teams.reduce((sum, team) => sum + team.players, 0);
  const unseen = teams.filter((team) => team.players > 0 && team.opened === 0);
  const isSmall = teams.length > 0 && ready / teams.length < smallestLobbyShare;
  return (
    <Panel>
      <FactList>
        <Fact label={t`Start`}>{istOf(match.startedAt ?? match.startsAt)}</Fact>
        <Fact label={t`Map`}>{match.map}</Fact>
        <Fact label={t`Teams checked in`}>{t`${ready} of ${teams.length}`}</Fact>
        <Fact label={t`Players who opened the room`}>{t`${opened} of ${players}`}</Fact>
      </FactList>
      <p className="mt-4 text-small text-quiet">
        {match.startedAt
          ? t`The match is on. Results come next.`
          : isSmall
            ? t`Less than 60 % of the lobby is here. You will be asked again before the match starts.`
            : t`Late teams are not let in. Nothing moves by itself until 10 minutes after the start.`}
      </p>
      {isSmall && !match.startedAt && match.format === 'groups' && (
        <Button
          size="small"
          className="mt-4"
          onClick={onMerge}
        >{t`Play with another lobby…`}</Button>
      )}
      {match.state === 'playing' && (
        <Button size="small" className="mt-4" onClick={onUndo}>{t`Take the start back…`}</Button>
      )}
      {!match.startedAt && unseen.length > 0 && shown.roomNo > 0 && (
        <p className="mt-3 text-small">
          <span className="font-strong">{t`Nobody has opened it from:`} </span>
          <span className="text-quiet">{unseen.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
      {more && <div className="mt-4 empty:hidden">{more}</div>}
    </Panel>
  );
}
