import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { RoomCard } from '../matches/room-card-block.tsx';
import { readDeviceKey } from './device-key.ts';
import { type GuestPageData, useGuestRoom } from './guests.data.ts';

interface RoomPartProps {
  link: string;
  guest: GuestPageData;
  /** Says when the room opens, until it does. */
  soon: ReactNode;
}

/** "Show room": requires one of the squad's game IDs the first time, then just a press. The room is never cached. */
export function GuestRoomPart({ link, guest, soon }: RoomPartProps) {
  const show = useGuestRoom({ link, entryId: guest.entryId });
  const [inGameId, setInGameId] = useState('');
  const room = show.data;
  const hide = useEffectEvent(() => show.reset());
  const hiddenAt = room?.hiddenAt;
  useEffect(() => {
    if (!hiddenAt) return;
    const timer = setTimeout(() => hide(), Math.max(0, Date.parse(hiddenAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [hiddenAt]);
  if (room && !show.isError) return <RoomCard room={room} />;
  if (soon) return soon;
  const isKnown = readDeviceKey(guest.entryId) !== undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        show.mutate(isKnown ? undefined : inGameId);
      }}
    >
      {!isKnown && (
        <TextField
          label={t`A game ID of your squad`}
          hint={t`Asked once on this phone: so that only your squad sees the room.`}
          inputMode="numeric"
          autoComplete="off"
          value={inGameId}
          onChange={(event) => setInGameId(event.target.value)}
          error={show.isError ? messageOf(show.error) : undefined}
          required
        />
      )}
      <Button
        type="submit"
        variant={guest.can.checkIn ? 'quiet' : 'main'}
        size="large"
        wide
        className="mt-3"
        busy={show.isPending}
        busyText={t`Opening...`}
        disabled={guest.rests && !isKnown}
      >{t`Show room`}</Button>
      {isKnown && show.isError && (
        <p role="alert" className="mt-2 border-l-4 border-closed bg-raised px-4 py-3">
          {messageOf(show.error)}
        </p>
      )}
      <p className="mt-2 text-small text-quiet">{t`Each time it is shown, this device is noted. Your team's name is across the card: keep it to yourselves.`}</p>
    </form>
  );
}
