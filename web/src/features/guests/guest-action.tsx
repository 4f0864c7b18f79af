import { t } from '@lingui/core/macro';
import { istOf } from '../../platform/ist.ts';
import { messageOf } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { hasResult } from '../matches/matches.data.ts';
import { GuestRoomPart } from './guest-room-part.tsx';
import { type GuestPageData, useGuestCheckIn, useGuestWithdraw } from './guests.data.ts';

/** The current action, and what follows. */
export function GuestAction({ link, guest }: { link: string; guest: GuestPageData }) {
  const checkIn = useGuestCheckIn(link);
  const match = currentMatch(guest);
  const soon = match && !['room_released', 'playing'].includes(match.state) && (
    <p className="text-quiet">{t`Match ${match.no}, ${match.map}: the room opens here at about ${istOf(match.roomAt)}.`}</p>
  );
  return (
    <section aria-label={t`Now`} className="mt-6">
      {guest.rests && (
        <p
          role="alert"
          className="mb-4 border-l-4 border-live bg-raised px-4 py-3"
        >{t`Too many wrong game IDs were entered through this link. Ask your host to open it again.`}</p>
      )}
      {guest.needsHost && (
        <p className="mb-4 border-l-4 border-live bg-raised px-4 py-3">{t`Ask your host to confirm your game IDs: before that none of them opens the room.`}</p>
      )}
      {guest.can.checkIn && (
        <Button
          variant="main"
          size="large"
          wide
          busy={checkIn.isPending}
          busyText={t`Checking in...`}
          onClick={() => checkIn.mutate()}
        >{t`Check in`}</Button>
      )}
      <FormError>{checkIn.error && messageOf(checkIn.error)}</FormError>
      {!guest.can.checkIn && <NextLine guest={guest} />}
      {match && guest.slot !== null && (
        <div className="mt-4">
          <GuestRoomPart link={link} guest={guest} match={match} soon={soon} />
        </div>
      )}
      {guest.can.withdraw && <Withdraw link={link} name={guest.name} />}
    </section>
  );
}

/** The match with an open room, else the next one. */
function currentMatch({ matches }: GuestPageData): GuestPageData['matches'][number] | undefined {
  const now = serverNow();
  const ahead = matches.filter(
    (match) => !hasResult(match) && Date.parse(match.roomHiddenAt) > now,
  );
  return ahead.findLast(({ state }) => state === 'room_released') ?? ahead[0];
}

function NextLine({ guest }: { guest: GuestPageData }) {
  const { checkinOpensAt, checkinClosesAt, cancelled, status } = guest.tournament;
  const now = serverNow();
  if (cancelled) return null;
  if (guest.slot === null && guest.place === null)
    return (
      <p className="text-quiet">{t`You are out of this event. Is that wrong? Ask your host.`}</p>
    );
  if (status === 'COMPLETED' || (guest.matches.length > 0 && guest.matches.every(hasResult)))
    return <p>{t`Your results are in. Where you stand is in the standings.`}</p>;
  if (guest.lineup.ready < guest.lineup.needed)
    return (
      <p className="border-l-4 border-live bg-raised px-4 py-3">
        {t`${guest.lineup.ready} of ${guest.lineup.needed} players have a game ID. Fill in the others below, before check-in.`}
      </p>
    );
  if (guest.checkedIn)
    return <p className="text-opened font-strong">{t`Checked in. See you in the lobby.`}</p>;
  if (checkinOpensAt && Date.parse(checkinOpensAt) > now)
    return <p>{t`Check-in opens at ${istOf(checkinOpensAt)}. Come back then.`}</p>;
  if (checkinClosesAt && Date.parse(checkinClosesAt) < now)
    return <p className="text-quiet">{t`Check-in is closed. Ask your host if you are here.`}</p>;
  if (guest.slot === null)
    return <p>{t`You are waiting for a slot. This page tells you once you have one.`}</p>;
  return <p>{t`You are in. Lobby, slot and room will appear on this page.`}</p>;
}

function Withdraw({ link, name }: { link: string; name: string }) {
  const withdraw = useGuestWithdraw(link);
  return (
    <>
      <ConfirmButton
        variant="quiet"
        className="mt-4"
        question={{
          title: t`Withdraw ${name}?`,
          text: t`Your place goes to a team that waits. Only your host can bring you in again.`,
          confirmText: t`Withdraw`,
          busy: withdraw.isPending,
        }}
        onConfirm={(close) => withdraw.mutate(undefined, { onSettled: close })}
      >{t`Withdraw`}</ConfirmButton>
      <FormError>{withdraw.error && messageOf(withdraw.error)}</FormError>
    </>
  );
}
