import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureParts, messageOf } from '../../../../platform/refusal.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { consoleMatches, showRoom, useConsoleCall } from '../../console.data.ts';
import { type RoomDraft, type RoomValues, roomDrafts } from './room-drafts.ts';

/** Saves ID and password of a room that is not released yet. */
export function RoomForm(props: {
  match: Match;
  saved?: RoomValues | undefined;
  /** The match had no room when the form was opened. */
  isFirst: boolean;
  hasRoom: boolean;
  onTyped: (draft: RoomDraft) => void;
  /** The match cannot go on without a room. */
  isNext: boolean;
  onSaved: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { match, saved, isFirst, isNext, onSaved, onCancel } = props;
  const save = useConsoleCall('/matches/room/save/{matchId}', { showsRefusal: true });
  const form = useRoomValues({ matchId: match._id, saved, isFirst, onTyped: props.onTyped });
  const proposePassword = usePreviousPassword({
    match,
    onRead: form.fillPassword,
  });
  const element = useRef<HTMLFormElement>(null);

  // If the room is missing, typing it is why the form was opened.
  useEffect(() => {
    if (isNext) element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isNext]);

  const leave = (how: () => void) => () => {
    roomDrafts.forget(match._id);
    how();
  };
  return (
    <form
      ref={element}
      aria-label={t`Room`}
      noValidate
      onFocus={() => saved || proposePassword()}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ matchId: match._id, ...form.values }, { onSuccess: leave(onSaved) });
      }}
    >
      {isFirst && props.hasRoom && !save.isPending && (
        <p role="status" className="mb-4 border-l-4 border-live bg-ground px-4 py-3">
          {t`Another host has saved a room. If you save yours, it takes that one's place.`}
        </p>
      )}
      <RoomFields form={form} error={save.error} />
      <p className="mt-3 text-small text-quiet">
        {t`Only hosts see it until it is released.`}{' '}
        <RoomAudience tournamentId={match.tournamentId} />
      </p>
      <div className="z-10 mt-2 flex flex-wrap gap-3 bg-raised py-2 max-lg:sticky max-lg:bottom-(--entry-foot,0px)">
        {onCancel && <Button onClick={leave(onCancel)}>{t`Cancel`}</Button>}
        <Button
          type="submit"
          variant={isNext ? 'main' : 'quiet'}
          busy={save.isPending}
          busyText={t`Saving...`}
        >{t`Save room`}</Button>
      </div>
    </form>
  );
}

/** Rooms of one evening usually share a password: fetches that of the previous room once somebody starts typing. */
function usePreviousPassword(props: { match: Match; onRead: (password: string) => void }) {
  const { match, onRead } = props;
  const matches = useQuery(consoleMatches(match.tournamentId)).data?.data ?? [];
  const before = matches.findLast(
    (one) => one.hasRoom && Date.parse(one.match.startsAt) < Date.parse(match.startsAt),
  );
  const read = useMutation({
    mutationFn: showRoom,
    onSuccess: ({ password }) => onRead(password),
    // On failure the password is typed by hand.
    onError: () => undefined,
    gcTime: 0,
  });
  return () => {
    if (before && read.isIdle) read.mutate(before.match._id);
  };
}

const noRoom: RoomValues = { roomId: '', password: '', note: '' };

/** States where players see an open room: on their match page and, if the owner wants that, on Discord. */
function RoomAudience({ tournamentId }: { tournamentId: string }) {
  const postsRooms = useQuery(consoleMatches(tournamentId)).data?.postsRooms;
  return postsRooms
    ? t`Then it is also posted on Discord for half an hour, in a channel for the role of the lobby. The owner switched this on.`
    : t`It is shown nowhere else: not in alerts, mails or Discord.`;
}

/** Keeps a match's input while another step is shown; starts with `saved`. */
export function useRoomValues({
  matchId,
  saved = noRoom,
  isFirst = false,
  onTyped,
}: {
  matchId: string;
  saved?: RoomValues | undefined;
  isFirst?: boolean;
  onTyped?: (draft: RoomDraft) => void;
}) {
  const [values, setValues] = useState(roomDrafts.of(matchId)?.values ?? saved);
  function set(name: keyof RoomValues, value: string): void {
    // Reads the store, not the last rendering: something may have been typed since.
    const next = { ...(roomDrafts.of(matchId)?.values ?? values), [name]: value };
    const draft = { values: next, isFirst };
    roomDrafts.keep(matchId, draft);
    setValues(next);
    onTyped?.(draft);
  }
  /** Fills in a password without creating a draft, as nobody typed it. */
  function fillPassword(password: string): void {
    const typed = roomDrafts.of(matchId)?.values;
    if ((typed ?? values).password) return;
    if (typed) set('password', password);
    else setValues({ ...values, password });
  }
  const bind = (name: keyof RoomValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return { values, fillPassword, bind };
}

export function RoomFields({
  form,
  error,
}: {
  form: ReturnType<typeof useRoomValues>;
  error: Error | null;
}): ReactNode {
  const { fields } = failureParts(error);
  const isSaid = ['roomId', 'password', 'note'].some((name) => fields[name]);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
      <TextField
        label={t`Room id`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={fields.roomId}
        {...form.bind('roomId')}
      />
      <TextField
        label={t`Password`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        error={fields.password}
        {...form.bind('password')}
      />
      <TextField
        label={t`Note (optional)`}
        placeholder={t`Wait in your slot`}
        autoComplete="off"
        maxLength={120}
        error={fields.note}
        className="col-span-full"
        {...form.bind('note')}
      />
      <div className="col-span-full">
        <FormError>{error && !isSaid && messageOf(error)}</FormError>
      </div>
    </div>
  );
}
