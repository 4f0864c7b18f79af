import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams.ts';
import { ArrowRightLeft, ListOrdered, Pencil, Search } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { makePart, useFetchedAhead } from '../../../ui/feedback/part.ts';
import { PartSlot } from '../../../ui/feedback/part-slot.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';

const editDialog = makePart(async () => (await import('./edit-team-dialog.tsx')).EditTeamDialog);
const lineupDialog = makePart(async () => (await import('./lineup-dialog.tsx')).LineupDialog);
const handOverDialog = makePart(
  async () => (await import('./hand-over-dialog.tsx')).HandOverDialog,
);

type OpenTool = 'edit' | 'lineup' | 'hand-over';

/** The leader's tools between tournaments. */
export function TeamTools({ team }: { team: Team }) {
  const [tool, setTool] = useState<OpenTool>();
  useFetchedAhead(editDialog);
  useFetchedAhead(lineupDialog);
  useFetchedAhead(handOverDialog);
  const hasOthers = team.players.length > 1;
  const close = () => setTool(undefined);
  const shared = { team, onClose: close };
  return (
    <>
      <fieldset className="mt-5 grid grid-cols-2 gap-2 border-t border-line pt-5 sm:flex sm:flex-wrap">
        <legend className="visually-hidden">{t`Manage the team`}</legend>
        <Button
          size="small"
          icon={<Pencil aria-hidden="true" size={18} />}
          onClick={() => setTool('edit')}
        >{t`Edit team`}</Button>
        {hasOthers && (
          <Button
            size="small"
            icon={<ListOrdered aria-hidden="true" size={18} />}
            onClick={() => setTool('lineup')}
          >{t`Lineup`}</Button>
        )}
        {hasOthers && (
          <Button
            size="small"
            icon={<ArrowRightLeft aria-hidden="true" size={18} />}
            onClick={() => setTool('hand-over')}
          >{t`Hand over`}</Button>
        )}
        <LinkButton
          to={paths.findTeam()}
          size="small"
          icon={<Search aria-hidden="true" size={18} />}
        >{t`Find players`}</LinkButton>
      </fieldset>
      {tool === 'edit' && (
        <PartSlot part={editDialog} open onClose={close} title={t`Edit team`}>
          {(EditTeamDialog) => <EditTeamDialog {...shared} />}
        </PartSlot>
      )}
      {tool === 'lineup' && (
        <PartSlot part={lineupDialog} open onClose={close} title={t`Lineup`}>
          {(LineupDialog) => <LineupDialog {...shared} />}
        </PartSlot>
      )}
      {tool === 'hand-over' && (
        <PartSlot part={handOverDialog} open onClose={close} title={t`Hand the team over`}>
          {(HandOverDialog) => <HandOverDialog {...shared} />}
        </PartSlot>
      )}
    </>
  );
}
