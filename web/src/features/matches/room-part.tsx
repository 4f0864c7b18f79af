import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { type Room, useShowRoom } from './matches.data.ts';
import { RoomCard, useHiding } from './room-card-block.tsx';
import { useRoomRefresh } from './room-refresh.data.ts';

/**
 * "Show room" and the resulting card. The secret is fetched only on press and never cached, so leaving the page requires
 * another press. `version` is the match's: when it rises, the room may have changed. The card stays until that is known, so
 * that a lost connection does not hide the room.
 */
export function RoomPart({ matchId, version }: { matchId: string; version: number }) {
  const [room, setRoom] = useState<Room>();
  const show = useShowRoom({ onShown: setRoom, onRefused: () => setRoom(undefined) });

  useRoomRefresh({
    isShown: room !== undefined,
    changes: version,
    error: show.error,
    ask: () => show.mutate(matchId),
  });
  useHiding(room?.hiddenAt, () => setRoom(undefined));

  if (room) return <RoomCard room={room} />;
  return (
    <div>
      <Button
        variant="main"
        size="large"
        wide
        busy={show.isPending}
        busyText={t`Opening...`}
        onClick={() => show.mutate(matchId)}
      >{t`Show room`}</Button>
      {show.isError ? (
        <p role="alert" className="mt-2 border-l-4 border-closed bg-raised px-4 py-3">
          {messageOf(show.error)}
        </p>
      ) : (
        <p className="mt-2 text-small text-quiet">{t`Only your squad sees it. Your team's name is across the card, so keep it to yourselves.`}</p>
      )}
    </div>
  );
}
