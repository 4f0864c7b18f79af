import { plural, t } from '@lingui/core/macro';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Bitmap } from '../screenshots/bitmap.tsx';
import { type CheckedSlot, needsLook } from './check-lobby.ts';

type LobbyViewProps = {
  checked: readonly CheckedSlot[];
  /** Players in a full team. */
  lineup: number;
  nameOf: (entryId: string) => string;
  /** Slot of a team in this lobby; undefined if it has none. */
  slotOf: (entryId: string) => number | undefined;
  /** A slot's crop of its picture. */
  lookOf: (no: number) => ImageBitmap | undefined;
  /** Notes about pictures that were not read. */
  notes: readonly string[];
  onBack: () => void;
  onClose: () => void;
};

/** Who sits in each slot and who should; slots that need a check come first, with their picture. */
export function LobbyView({ checked, notes, onBack, onClose, ...props }: LobbyViewProps) {
  const open = checked.filter(needsLook);
  const right = checked.filter((slot) => !needsLook(slot));
  return (
    <Dialog
      onClose={onClose}
      keepOpenOutside
      size="wide"
      title={t`Who sits where`}
      description={t`As drawn: ${right.length} of ${checked.length} slots. Nothing is stored, and nobody is told.`}
      actions={
        <>
          <Button onClick={onBack}>{t`Other pictures`}</Button>
          <Button variant="main" onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than the dialog, and a keyboard reads on. */}
      <section aria-label={t`Slots of the lobby`} tabIndex={0} className="flex flex-col gap-4">
        {notes.map((note) => (
          <p key={note} className="text-small text-live">
            {note}
          </p>
        ))}
        {open.length > 0 && (
          <ul aria-label={t`Look at these`} className="grid gap-3 sm:grid-cols-2">
            {open.map((slot) => (
              <OpenSlot key={slot.no} slot={slot} {...props} />
            ))}
          </ul>
        )}
        {right.length > 0 && (
          <ul aria-label={t`As drawn`} className="divide-y divide-line border-y border-line">
            {right.map(({ no, expected = '' }) => (
              <li key={no} className="flex min-h-11 items-center gap-3 px-1">
                <span className="w-8 shrink-0 text-right font-display text-title font-heavy tabular-nums">
                  {no}
                </span>
                <span className="min-w-0 flex-1 truncate">{props.nameOf(expected)}</span>
                <span className="text-small text-opened">{t`all here`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Dialog>
  );
}

type OpenSlotProps = Omit<LobbyViewProps, 'checked' | 'notes' | 'onBack' | 'onClose'>;

function OpenSlot({ slot, ...props }: { slot: CheckedSlot } & OpenSlotProps) {
  const { no, state, expected } = slot;
  const look = props.lookOf(no);
  const name = expected === undefined ? t`Free slot` : props.nameOf(expected);
  const isWrong = state === 'otherTeam' || state === 'nobodys' || state === 'empty';
  return (
    <li
      aria-label={t`Slot ${no}: ${name}`}
      className={classNames(
        'flex min-w-0 flex-col gap-2 border p-3',
        isWrong ? 'border-closed' : 'border-live',
      )}
    >
      <div className="flex items-center gap-3">
        <span className="font-display text-title font-heavy tabular-nums">{no}</span>
        <strong className="min-w-0 flex-1 wrap-anywhere">{name}</strong>
      </div>
      {linesOf(slot, props).map((line, at) => (
        <p
          key={line}
          className={classNames(
            'text-small wrap-anywhere',
            at > 0 ? 'text-quiet' : isWrong ? 'text-closed' : 'text-live',
          )}
        >
          {line}
        </p>
      ))}
      {look && (
        <div className="max-w-44">
          <Bitmap bitmap={look} label={t`Slot ${no} in the picture`} />
        </div>
      )}
    </li>
  );
}

/** Findings about a slot, the most important first. */
function linesOf(
  slot: CheckedSlot,
  { lineup, nameOf, slotOf }: Pick<OpenSlotProps, 'lineup' | 'nameOf' | 'slotOf'>,
): string[] {
  const { no, expected, found, sitsAt, seated, absent, strangers, unread } = slot;
  const team = nameOf(found ?? '');
  const own = found === undefined ? undefined : slotOf(found);
  const state = {
    right: '',
    playersMissing: t`${seated} of ${lineup} sit here.`,
    otherTeam:
      own === undefined
        ? t`${team} sits here, and is not in this lobby.`
        : t`${team} sits here. Its slot is ${own}.`,
    empty: t`Nobody sits here.`,
    nobodys: t`None of these names plays in this event.`,
    notRead: t`Not read for sure: look at the picture.`,
    notShown: t`It is in none of the pictures.`,
  }[slot.state];
  return [
    state,
    expected !== undefined && sitsAt !== undefined
      ? t`${nameOf(expected)} sits in slot ${sitsAt}.`
      : '',
    absent.length > 0 ? t`Of the squad, not seen: ${absent.join(', ')}.` : '',
    ...strangers.map(({ name, theirs }) =>
      theirs
        ? t`“${name}” plays for ${nameOf(theirs)}.`
        : slot.state === 'nobodys'
          ? ''
          : t`“${name}” is not of this squad.`,
    ),
    slot.state !== 'notRead' && unread > 0
      ? plural(unread, { one: 'One name was not read.', other: '# names were not read.' })
      : '',
    slot.isCut ? t`A part of slot ${no} may be out of the picture.` : '',
  ].filter((line) => line !== '');
}
