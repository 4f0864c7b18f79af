import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { istOf } from '../../platform/ist.ts';
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
  match: GuestPageData['matches'][number];
}

/** "Show room": requires one of the squad's game IDs the first time, then just a press. The room is never cached. */
export function GuestRoomPart({ link, guest, match }: RoomPartProps) {
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
  if (match.state !== 'room_released' && match.state !== 'playing')
    return (
      <p className="text-quiet">{t`Match ${match.no}, ${match.map}: the room opens here at about ${istOf(match.roomAt)}.`}</p>
    );
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
        disabled={guest.rests}
      >{t`Show room`}</Button>
      {isKnown && show.isError && (
        <p role="alert" className="mt-2 border-l-4 border-closed bg-raised px-4 py-3">
          {messageOf(show.error)}
        </p>
      )}
      <p className="mt-2 text-small text-quiet">{t`Each look is noted with this device. Your team's name is across the card: keep it to yourselves.`}</p>
    </form>
  );
}
