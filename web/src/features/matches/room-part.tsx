import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPassing, messageOf } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { type Room, useShowRoom } from './matches.data.ts';
import { RoomCard } from './room-card-block.tsx';

/** Retry delay after a lost answer. Milliseconds. */
const askAgainMs = 5000;

/**
 * "Show room" and the resulting card. The secret is fetched only on press and never cached, so leaving the page requires
 * another press. `version` is the match's: when it rises, the room may have changed. The card stays until that is known, so
 * that a lost connection does not hide the room.
 */
export function RoomPart({ matchId, version }: { matchId: string; version: number }) {
  const [room, setRoom] = useState<Room>();
  const show = useShowRoom({ onShown: setRoom, onRefused: () => setRoom(undefined) });

  const askAgain = useEffectEvent(() => {
    if (room) show.mutate(matchId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the match changed
  useEffect(() => askAgain(), [version]);

  const isLost = room !== undefined && show.isError && isPassing(show.error);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => askAgain(), askAgainMs);
    const ask = () => askAgain();
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [isLost]);

  const hide = useEffectEvent(() => setRoom(undefined));
  const hiddenAt = room?.hiddenAt;
  useEffect(() => {
    if (!hiddenAt) return;
    const timer = setTimeout(() => hide(), Math.max(0, Date.parse(hiddenAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [hiddenAt]);

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
