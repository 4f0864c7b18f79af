import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../../platform/failure-of.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import type { entriesOf } from '../../console/console.data.ts';
import { checkLobby, type LobbyTeam } from './check-lobby.ts';
import { joinSlots } from './find-slots.ts';
import { LobbyView } from './lobby-view.tsx';
import { downloadNotice, ReadDialog, type ReadPictures, refusedWords } from './read-dialog.tsx';

export type LobbyDialogProps = {
  shown: ConsoleMatch;
  /** The tournament's entries, as shown to hosts. */
  squads: ReturnType<typeof entriesOf>;
  /** Players in a full team. */
  lineup: number;
  onClose: () => void;
};

/** Reads from screenshots of the lobby who sits in which slot. Informative only: nothing is stored or sent. */
export function LobbyDialog(props: LobbyDialogProps) {
  return (
    <ReadDialog
      title={t`Who sits where`}
      description={t`Pictures of the lobby in the game, all its slots. They are read on this device and sent nowhere.`}
      label={t`Pictures of the lobby`}
      note={
        <>
          {t`Beta: check the picture before you move anybody.`} {downloadNotice()}
        </>
      }
      instead={t`This device is too small, or too old, to read pictures. Compare the lobby with the slots by eye.`}
      screen="lobby"
      captionOf={({ slots }, picture, slot) => String(slots[picture]?.[slot]?.no ?? '')}
      onClose={props.onClose}
    >
      {(read) => read.reading.slots.flat().length > 0 && <Checked {...read} {...props} />}
    </ReadDialog>
  );
}

function Checked({ reading, pictures, cancel, ...props }: ReadPictures & LobbyDialogProps) {
  const { shown, squads, lineup, onClose } = props;
  const entries = useQuery(squads);
  if (!entries.data)
    return (
      <Dialog onClose={onClose} keepOpenOutside size="wide" title={t`Who sits where`}>
        <Waiting
          {...waitOf(entries)}
          label={t`Loading the squads`}
          className="flex flex-col gap-2 pb-5"
          rows={['h-11', 'h-40']}
        />
      </Dialog>
    );
  const slotsOf = new Map(shown.teams.map(({ entryId, roomSlot }) => [entryId, roomSlot]));
  const teams = entries.data.data
    .filter(({ players }) => players.length > 0)
    .map(
      ({ entryId, players }): LobbyTeam => ({
        entryId,
        roomSlot: slotsOf.get(entryId) ?? null,
        lineup: Math.min(lineup, players.length),
        players: players.map(({ inGameName }, at) => ({ player: at + 1, inGameName })),
      }),
    );
  const slots = joinSlots(reading.slots);
  return (
    <LobbyView
      checked={checkLobby(slots, teams)}
      lineup={lineup}
      nameOf={(entryId) =>
        entries.data.data.find((entry) => entry.entryId === entryId)?.name ?? t`Unknown team`
      }
      slotOf={(entryId) => slotsOf.get(entryId)}
      lookOf={(no) => {
        const slot = slots.get(no);
        const at = slot && reading.slots[slot.picture]?.findIndex((one) => one.no === no);
        return slot && reading.looks[slot.picture]?.[at ?? -1]?.card;
      }}
      notes={reading.refused.map(
        ({ picture, reason }) => `${pictures[picture]?.name ?? ''}: ${refusedWords()[reason]}`,
      )}
      onBack={cancel}
      onClose={onClose}
    />
  );
}
