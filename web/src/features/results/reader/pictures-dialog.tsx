import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { readerState, savePlayerAliases, saveReading } from '../results.data.ts';
import { Bitmap } from '../screenshots/bitmap.tsx';
import { attachedPictures, ownPictures, type Picture } from '../screenshots/pictures.ts';
import type { Entry } from '../use-entry.ts';
import { fillRows, listPutRight, listReadings, toCheck } from './check-cards.ts';
import { beingTried, CheckView } from './check-view.tsx';
import { type Proposal, proposeResult } from './propose-result.ts';
import { canRead, readerMegabytes } from './reader-cache.ts';
import type { CardLook, Refused } from './reader-messages.ts';
import { squadsOf } from './squads-of.ts';
import { type Reading, useReader } from './use-reader.ts';
import { numberOfStrip } from './vote-numbers.ts';

/** A list of 25 teams is scrolled in nine pictures; some are sent twice. */
const mostPictures = 12;

type PicturesDialogProps = {
  entry: Entry;
  onClose: () => void;
  /** Called once the draft is filled, with the cards by place. */
  onFilled: (cards: readonly ImageBitmap[]) => void;
};

/** Reads result screens on this device as a proposal, which a person checks beside the pictures. */
export function PicturesDialog({ entry, onClose, onFilled }: PicturesDialogProps) {
  const { match, keeper, rows } = entry;
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    attachedPictures(match.teams).slice(0, mostPictures),
  );
  const [problem, setProblem] = useState('');
  const { reading, start, cancel } = useReader();
  // Without an answer it reads all the same, and looks at every number.
  const { isTrial, unread, keepsScreens } = useQuery(readerState(entry.matchId)).data ?? untold;
  const isReading = reading.status === 'loading' || reading.status === 'reading';

  if (reading.status === 'done') {
    const proposal = proposeResult(reading.cards, {
      squads: squadsOf(match),
      lineup: match.lineup,
    });
    if (proposal.cards.length > 0)
      return (
        <CheckView
          cards={toCheck(proposal, (key) => keepsScreens && isTypedFirst(key, entry.matchId))}
          match={match}
          looks={reading.looks}
          notes={<Notes reading={reading} proposal={proposal} pictures={pictures} entry={entry} />}
          onBack={cancel}
          onClose={onClose}
          isTrial={isTrial}
          onFill={(cards) => {
            const keepRead = async () => {
              const stored = keepsScreens ? await openRead(pictures, reading) : [];
              const hashes = await Promise.all(stored.map(hashOf));
              const { cards: read } = reading;
              const made = listReadings(cards, { proposed: proposal.cards, read, hashes });
              const shown = stored.filter(({ size }) => size > 0);
              await saveReading(entry.matchId, { cards: made, pictures: shown });
            };
            keeper.edit(fillRows(rows, cards, match));
            void savePlayerAliases(entry.matchId, listPutRight(cards));
            void keepRead();
            toast.good(
              plural(cards.length, { one: 'One row filled in.', other: '# rows filled in.' }),
            );
            onFilled(looksByPlace(cards, reading.looks));
            onClose();
          }}
        />
      );
  }

  function add(files: readonly File[]) {
    const own = files.filter(({ type }) => type.startsWith('image/'));
    setProblem(
      own.length < files.length
        ? t`Only pictures can be read.`
        : pictures.length + own.length > mostPictures
          ? t`A match needs at most ${mostPictures} pictures. The first ${mostPictures} were taken.`
          : '',
    );
    setPictures([...pictures, ...ownPictures(own)].slice(0, mostPictures));
  }

  return (
    <Dialog
      onClose={onClose}
      keepOpenOutside
      size="wide"
      title={t`Read from pictures`}
      description={
        keepsScreens
          ? t`Result screens of the whole list, in any order. They are read on this device.`
          : t`Result screens of the whole list, in any order. They are read on this device and sent nowhere.`
      }
      actions={
        isReading ? (
          <Button onClick={cancel}>{t`Stop reading`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button
              variant="main"
              disabled={pictures.length === 0 || !canRead()}
              onClick={() => {
                setProblem('');
                void start(pictures, unread);
              }}
            >
              {plural(pictures.length, {
                0: 'Read',
                one: 'Read # picture',
                other: 'Read # pictures',
              })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {isReading ? (
          <Progress reading={reading} count={pictures.length} />
        ) : (
          <>
            <FormError>{problem || problemOf(reading) || undefined}</FormError>
            {!canRead() && (
              <p className="text-quiet">{t`This device is too small, or too old, to read pictures. Add them under Screenshots: each row then stands beside the grid.`}</p>
            )}
            <Choose
              pictures={pictures}
              onAdd={add}
              onRemove={(key) => setPictures(pictures.filter((one) => one.key !== key))}
            />
            <p className="text-small text-quiet">
              {isTrial && `${beingTried()} `}
              {t`The first time, ${readerMegabytes} MB are loaded and kept.`}
              {keepsScreens &&
                ` ${t`Your organisation keeps these pictures for a labelled set: half of the cards are typed before you see what was read.`}`}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Before the site has said. */
const untold = { isTrial: true, unread: [] as string[], keepsScreens: false };

/** Every second card; of every second match, the others. */
const isTypedFirst = (key: number, matchId: string) =>
  (key + Number.parseInt(matchId.slice(-1), 16)) % 2 === 0;

/** The files that were read; nothing in the place of others. */
const openRead = (pictures: readonly Picture[], { looks }: Reading): Promise<Blob[]> =>
  Promise.all(
    pictures.map(({ load }, at) =>
      looks[at]?.length ? load().catch(() => new Blob()) : new Blob(),
    ),
  );

async function hashOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function problemOf({ status, isOffline, refused }: Reading): string {
  if (status === 'failed')
    return isOffline
      ? t`The reader could not be loaded. Check your connection and try again.`
      : t`This browser could not run the reader. Close other tabs and try again, or type the result.`;
  if (status === 'done' && refused.length > 0)
    return [...new Set(refused.map(({ reason }) => refusedWords()[reason]))].join(' ');
  return '';
}

const refusedWords = (): Record<Refused, string> => ({
  torn: t`It cannot be opened. Send it again.`,
  tooLarge: t`It is too large to be a screenshot.`,
  noCards: t`No result cards were found in it.`,
  unread: t`Pictures of this size were read wrong too often. Add them under Screenshots: each row then stands beside the grid.`,
});

function Choose(props: {
  pictures: readonly Picture[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}) {
  const { pictures, onAdd, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    onAdd([...files]);
  };
  return (
    <section
      aria-label={t`Pictures`}
      className="flex flex-col gap-3 border border-dashed border-edge p-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<ImagePlus size={18} />} onClick={() => input.current?.click()}>
          {t`Choose pictures`}
        </Button>
        <span className="text-small text-quiet">{t`or drop or paste them here`}</span>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={t`Pictures of the result`}
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {pictures.length > 0 && (
        <ul className="flex flex-col">
          {pictures.map(({ key, name }) => (
            <li key={key} className="flex items-center justify-between gap-3 border-t border-line">
              <span className="min-w-0 truncate">{name}</span>
              <IconButton
                label={t`Take out ${name}`}
                icon={<X size={18} />}
                onClick={() => onRemove(key)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Progress({ reading, count }: { reading: Reading; count: number }) {
  const read = reading.looks.filter(({ length }) => length > 0).length + reading.refused.length;
  const isLoading = reading.status === 'loading';
  const at = reading.looks.findLastIndex(({ length }) => length > 0);
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {isLoading
          ? t`Loading the reader: ${Math.round(reading.loaded * readerMegabytes)} of ${readerMegabytes} MB`
          : t`Picture ${Math.min(read + 1, count)} of ${count}. ${reading.rows} rows read.`}
      </p>
      <progress
        aria-label={t`Reading`}
        max={1}
        value={isLoading ? reading.loaded : read / count}
        className="h-2 w-full accent-flare"
      />
      <ul aria-label={t`Cards read so far`} className="grid grid-cols-2 gap-2">
        {reading.looks[at]?.map(({ card }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a picture stay where they are
          <li key={index} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <Bitmap bitmap={card} label={t`Card ${index + 1}`} />
            </span>
            <span className="font-display text-title tabular-nums">
              {reading.cards[at]?.[index]?.rows
                .map(({ strip }) => numberOfStrip(strip.text) ?? '?')
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the pictures do not show, or was not read. */
function Notes(props: {
  reading: Reading;
  proposal: Proposal;
  pictures: readonly Picture[];
  entry: Entry;
}) {
  const { reading, proposal, pictures, entry } = props;
  const teams = entry.match.teams.filter(({ entryId }) => proposal.unseen.includes(entryId));
  const notes = [
    ...reading.refused.map(
      ({ picture, reason }) => `${pictures[picture]?.name ?? ''}: ${refusedWords()[reason]}`,
    ),
    ...(proposal.missing.length > 0
      ? [t`No card has place ${proposal.missing.join(', ')}: a picture may be missing.`]
      : []),
    ...(teams.length > 0
      ? [
          t`On no card: ${teams.map(({ name }) => name).join(', ')}. They stay as they are in the grid.`,
        ]
      : []),
  ];
  return notes.map((note) => (
    <p key={note} className="text-small text-live">
      {note}
    </p>
  ));
}

/** A picture of each card, for the grid, which shows them by place. */
function looksByPlace(
  cards: readonly { rank: number | null; at: { picture: number; card: number } }[],
  looks: readonly (readonly CardLook[])[],
): ImageBitmap[] {
  const byPlace: ImageBitmap[] = [];
  for (const { rank, at } of cards) {
    const look = looks[at.picture]?.[at.card];
    if (rank !== null && look) byPlace[rank - 1] = look.card;
  }
  return byPlace;
}
