import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { RoomCard, useHiding } from '../matches/room-card-block.tsx';
import { useRoomRefresh } from '../matches/room-refresh.data.ts';
import { readDeviceKey } from './device-key.ts';
import { type GuestPageData, type GuestRoom, useGuestRoom } from './guests.data.ts';

interface RoomPartProps {
  link: string;
  guest: GuestPageData;
  /** The current match: when it is another one, or its version rises, the room may have changed. */
  match: GuestPageData['matches'][number];
  /** Text shown until the room opens. */
  soon: ReactNode;
}

/** "Show room": requires one of the squad's game IDs the first time, then just a press. The room is never cached. */
export function GuestRoomPart({ link, guest, match, soon }: RoomPartProps) {
  const { entryId } = guest;
  const [room, setRoom] = useState<GuestRoom>();
  const [isKnown, setKnown] = useState(() => readDeviceKey(entryId) !== undefined);
  const take = (shown?: GuestRoom) => {
    setRoom(shown);
    setKnown(readDeviceKey(entryId) !== undefined);
  };
  const show = useGuestRoom({ link, entryId }, { onShown: take, onRefused: () => take() });
  const [inGameId, setInGameId] = useState('');
  const ask = () => show.mutate(isKnown ? undefined : inGameId);
  useRoomRefresh({
    isShown: room !== undefined,
    changes: `${match._id} ${match.version}`,
    error: show.error,
    ask,
  });
  useHiding(room?.hiddenAt, () => setRoom(undefined));
  if (room) return <RoomCard room={room} />;
  if (soon) return soon;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask();
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
