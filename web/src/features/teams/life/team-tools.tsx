import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { ArrowRightLeft, ListOrdered, Pencil, Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../platform/pages/paths.ts';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';

const editDialog = lazyComponent(
  async () => (await import('./edit-team-dialog.tsx')).EditTeamDialog,
);
const lineupDialog = lazyComponent(async () => (await import('./lineup-dialog.tsx')).LineupDialog);
const handOverDialog = lazyComponent(
  async () => (await import('./hand-over-dialog.tsx')).HandOverDialog,
);

const coLeaderDialog = lazyComponent(
  async () => (await import('./co-leader-dialog.tsx')).CoLeaderDialog,
);

type OpenTool = 'edit' | 'lineup' | 'hand-over' | 'co-leader';

/** The leader's tools between tournaments, the co-leader's too but for two. */
export function TeamTools({ team, isLeader }: { team: Team; isLeader: boolean }) {
  const [tool, setTool] = useState<OpenTool>();
  usePreload(editDialog);
  usePreload(lineupDialog);
  usePreload(handOverDialog);
  usePreload(coLeaderDialog);
  const hasOthers = team.players.length > 1;
  const close = () => setTool(undefined);
  const shared = { team, onClose: close };
  return (
    <>
      <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <legend className="visually-hidden">{t`Manage the team`}</legend>
        <Button
          size="small"
          icon={<Pencil size={18} />}
          onClick={() => setTool('edit')}
        >{t`Edit team`}</Button>
        {hasOthers && (
          <Button
            size="small"
            icon={<ListOrdered size={18} />}
            onClick={() => setTool('lineup')}
          >{t`Lineup`}</Button>
        )}
        {isLeader && hasOthers && (
          <Button
            size="small"
            icon={<UserPlus size={18} />}
            onClick={() => setTool('co-leader')}
          >{t`Co-leader`}</Button>
        )}
        {isLeader && hasOthers && (
          <Button
            size="small"
            icon={<ArrowRightLeft size={18} />}
            onClick={() => setTool('hand-over')}
          >{t`Hand over`}</Button>
        )}
        <LinkButton
          to={paths.findTeam()}
          size="small"
          icon={<Search size={18} />}
        >{t`Find players`}</LinkButton>
      </fieldset>
      {tool === 'edit' && (
        <LazyDialog dialog={editDialog} open onClose={close} title={t`Edit team`}>
          {(EditTeamDialog) => <EditTeamDialog {...shared} />}
        </LazyDialog>
      )}
      {tool === 'lineup' && (
        <LazyDialog dialog={lineupDialog} open onClose={close} title={t`Lineup`}>
          {(LineupDialog) => <LineupDialog {...shared} />}
        </LazyDialog>
      )}
      {tool === 'co-leader' && (
        <LazyDialog dialog={coLeaderDialog} open onClose={close} title={t`Co-leader`}>
          {(CoLeaderDialog) => <CoLeaderDialog {...shared} />}
        </LazyDialog>
      )}
      {tool === 'hand-over' && (
        <LazyDialog dialog={handOverDialog} open onClose={close} title={t`Hand the team over`}>
          {(HandOverDialog) => <HandOverDialog {...shared} />}
        </LazyDialog>
      )}
    </>
  );
}
