import { t } from '@lingui/core/macro';
import type { ConsoleMatch, Match } from '@one-dream/contract/features/matches/matches.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { istOf } from '../../../../platform/ist.ts';
import { useServerNow } from '../../../../platform/server-clock.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { CopyField } from '../../../../ui/form/copy-field.tsx';
import { Panel } from '../../../../ui/list/panel.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { showRoom, useConsoleCall } from '../../console.data.ts';
import { matchName } from '../../match-words.ts';
import { whenOf } from '../../span.ts';
import { type RoomDraft, roomDrafts } from './room-drafts.ts';
import { RoomFields, RoomForm, useRoomValues } from './room-form.tsx';
import { RoomReveals } from './room-reveals.tsx';

/**
 * Room ID and password of a match: saved early, released by clock or hand, replaced, hidden. `hasMainButton`: the amber button
 * leading here stays on screen.
 */
export function RoomCard({
  shown,
  hasMainButton = false,
}: {
  shown: ConsoleMatch;
  hasMainButton?: boolean;
}) {
  const { match, hasRoom, roomNo } = shown;
  const { canHost } = useServed();
  const [editing, setEditing] = useState<RoomDraft | undefined>(() => roomDrafts.of(match._id));
  const read = useMutation({
    mutationFn: () => showRoom(match._id),
    onSuccess: (values) => setEditing({ values, isFirst: false }),
    gcTime: 0,
  });
  const [isReplacing, setReplacing] = useState(false);
  const now = useServerNow();
  const isWaiting = match.state === 'scheduled' || match.state === 'postponed';
  const isOver = ['cancelled', 'void'].includes(match.state);
  if (isOver && !hasRoom)
    return <Panel className="text-quiet">{t`This match is not played: it needs no room.`}</Panel>;
  if (isWaiting && !hasRoom && !canHost)
    return (
      <Panel className="text-quiet">{t`No room yet. It is here for you as soon as a host saves it.`}</Panel>
    );
  if (isWaiting && (!hasRoom || editing))
    return (
      <Panel>
        <RoomForm
          match={match}
          saved={editing?.values}
          isFirst={editing?.isFirst ?? true}
          hasRoom={hasRoom}
          // What is being typed stays when another host saves a room.
          onTyped={setEditing}
          isNext={!hasRoom && !hasMainButton}
          onCancel={hasRoom ? () => setEditing(undefined) : undefined}
          onSaved={() => setEditing(undefined)}
        />
      </Panel>
    );
  if (!hasRoom)
    return (
      <Panel className="text-quiet">{t`This match was played without a room from this site.`}</Panel>
    );
  const isHidden = now >= Date.parse(match.roomHiddenAt);
  return (
    <Panel>
      <p className="font-strong">
        {isWaiting ? t`Saved. Players do not see it yet.` : roomSentence({ roomNo, isHidden })}
      </p>
      <p className="mt-1 text-small tabular-nums text-quiet">
        {isWaiting
          ? now < Date.parse(match.roomAt)
            ? t`The clock opens it at ${istOf(match.roomAt)}, ${whenOf(match.roomAt, now)}.`
            : t`It is due: release it by hand.`
          : t`Players ${isHidden ? t`could read it until` : t`can read it until`} ${istOf(match.roomHiddenAt)}.`}
      </p>
      <Secret key={roomNo} matchId={match._id} />
      {canHost && (
        <div className="mt-4 flex flex-wrap gap-3">
          {isWaiting ? (
            <Button
              size="small"
              busy={read.isPending}
              onClick={() => read.mutate()}
            >{t`Change it`}</Button>
          ) : (
            !isHidden && (
              <Button size="small" onClick={() => setReplacing(true)}>{t`Replace room…`}</Button>
            )
          )}
        </div>
      )}
      {canHost && !isWaiting && <RoomReveals match={match} />}
      {isReplacing && <ReplaceRoomDialog match={match} onClose={() => setReplacing(false)} />}
    </Panel>
  );
}

function roomSentence({ roomNo, isHidden }: { roomNo: number; isHidden: boolean }): string {
  const name = roomNo > 1 ? t`Room ${roomNo} (the earlier one is gone)` : t`The room`;
  return isHidden ? t`${name} is hidden from players again.` : t`${name} is open to the lobby.`;
}

/** Room ID and password, fetched on request: never part of the page, never cached. */
function Secret({ matchId }: { matchId: string }) {
  const show = useMutation({
    mutationFn: () => showRoom(matchId),
    gcTime: 0,
  });
  const room = show.data;
  if (!room)
    return (
      <Button
        size="small"
        className="mt-4"
        busy={show.isPending}
        onClick={() => show.mutate()}
      >{t`Show id and password`}</Button>
    );
  return (
    <div className="mt-4 grid gap-3 md:grid-cols-2">
      <CopyField label={t`Room id`} value={room.roomId} />
      {room.password ? (
        <CopyField label={t`Password`} value={room.password} />
      ) : (
        <p className="self-end py-3 text-quiet">{t`No password: the room is open.`}</p>
      )}
      {room.note && <p className="text-small text-quiet">{room.note}</p>}
    </div>
  );
}

function ReplaceRoomDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const replace = useConsoleCall('/matches/room/replace/{matchId}', { showsRefusal: true });
  const form = useRoomValues({ matchId: match._id });
  const leave = () => {
    roomDrafts.forget(match._id);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t`Replace the room of ${matchName(match)}?`}
      description={t`Whoever saw the old one is told, and nobody can read it any more. A room card is one match: in the game this costs you another card.`}
      submit={{
        text: t`Replace room`,
        cancelText: t`Keep the old one`,
        variant: 'danger',
        busy: replace.isPending,
        busyText: t`Replacing...`,
        onSubmit: () =>
          replace.mutate({ matchId: match._id, ...form.values }, { onSuccess: leave }),
      }}
    >
      <RoomFields form={form} error={replace.error} />
    </Dialog>
  );
}
