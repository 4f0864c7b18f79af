import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { useShowRoom } from './matches.data.ts';
import { RoomCard } from './room-card.tsx';

/**
 * "Show room", and the card that comes of it. What is secret is asked for by the press alone, and is in no cache:
 * whoever leaves the page presses again. `version` is the match's: when it rises, the room may be another one.
 */
export function RoomPart({ matchId, version }: { matchId: string; version: number }) {
  const show = useShowRoom();
  const room = show.data;

  const askAgain = useEffectEvent(() => {
    if (room) show.mutate(matchId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the match changed
  useEffect(() => askAgain(), [version]);

  const hide = useEffectEvent(() => show.reset());
  const hiddenAt = room?.hiddenAt;
  useEffect(() => {
    if (!hiddenAt) return;
    const timer = setTimeout(() => hide(), Math.max(0, Date.parse(hiddenAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [hiddenAt]);

  if (room && !show.isError) return <RoomCard room={room} />;
  return (
    <div>
      <Button
        variant="main"
        size="large"
        wide
        busy={show.isPending}
        busyText="Opening..."
        onClick={() => show.mutate(matchId)}
      >
        Show room
      </Button>
      {show.isError ? (
        <p role="alert" className="mt-2 border-l-4 border-closed bg-raised px-4 py-3">
          {messageOf(show.error)}
        </p>
      ) : (
        <p className="mt-2 text-small text-quiet">
          Only your squad sees it. Your team's name is across the card, so keep it to yourselves.
        </p>
      )}
    </div>
  );
}
