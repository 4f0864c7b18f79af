import type { Match } from '@one-dream/contract/features/matches.ts';
import { type ReactNode, useState } from 'react';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleCall } from '../console.data.ts';

export type RoomValues = { roomId: string; password: string; note: string };

/** Saves id and password of a room that is not out yet. */
export function RoomForm(props: {
  match: Match;
  /** It is what the match waits for. */
  isNext: boolean;
  onSaved: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { match, isNext, onSaved, onCancel } = props;
  const save = useConsoleCall('/matches/room/save/{matchId}', {
    tournamentId: match.tournamentId,
    isSaidThere: true,
  });
  const form = useRoomValues();
  return (
    <form
      aria-label="Room"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        save.mutate({ params: { matchId: match._id }, body: form.values }, { onSuccess: onSaved });
      }}
    >
      <RoomFields form={form} error={save.error} />
      <p className="mt-3 text-small text-quiet">
        Only hosts see it until it is released. It stands nowhere else: not in alerts, mails or
        Discord.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button
          type="submit"
          variant={isNext ? 'main' : 'quiet'}
          busy={save.isPending}
          busyText="Saving..."
        >
          Save room
        </Button>
      </div>
    </form>
  );
}

export function useRoomValues() {
  const [values, setValues] = useState<RoomValues>({ roomId: '', password: '', note: '' });
  const bind = (name: keyof RoomValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((last) => ({ ...last, [name]: target.value })),
  });
  return { values, bind };
}

export function RoomFields({
  form,
  error,
}: {
  form: ReturnType<typeof useRoomValues>;
  error: Error | null;
}): ReactNode {
  const fields = isRefusal(error) ? error.fields : {};
  const isSaid = ['roomId', 'password', 'note'].some((name) => fields[name]);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label="Room id"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={fields.roomId}
        {...form.bind('roomId')}
      />
      <TextField
        label="Password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        error={fields.password}
        {...form.bind('password')}
      />
      <TextField
        label="Note (optional)"
        placeholder="Wait in your slot"
        autoComplete="off"
        maxLength={120}
        error={fields.note}
        className="md:col-span-2"
        {...form.bind('note')}
      />
      <div className="md:col-span-2">
        <FormError>{error && !isSaid && messageOf(error)}</FormError>
      </div>
    </div>
  );
}
