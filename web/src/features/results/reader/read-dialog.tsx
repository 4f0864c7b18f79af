import { plural, t } from '@lingui/core/macro';
import { ImagePlus, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Bitmap } from '../screenshots/bitmap.tsx';
import { ownPictures, type Picture } from '../screenshots/pictures.ts';
import { canRead, isReaderCached, readerMegabytes } from './reader-cache.ts';
import type { ReadOrder, Refused } from './reader-messages.ts';
import { type Reading, useReader } from './use-reader.ts';

/** Maximum number of pictures: a list of 25 teams fills nine, and some may be added twice. */
const mostPictures = 12;

export interface ReadPictures {
  reading: Reading;
  pictures: readonly Picture[];
  /** Returns to choosing pictures. */
  cancel: () => void;
}

type ReadDialogProps = {
  title: string;
  description: string;
  /** Name of the field that takes the pictures. */
  label: string;
  /** Text below the chosen pictures. */
  note: ReactNode;
  /** Shown on devices that cannot run the reader. */
  instead: string;
  /** Pictures that already exist, such as uploaded ones. */
  given?: readonly Picture[];
  screen: ReadOrder['screen'];
  /** Sizes that are not read. */
  unread?: readonly string[];
  /** Text beside a card during reading. */
  captionOf: (reading: Reading, picture: number, card: number) => string;
  onClose: () => void;
  /** Renders the outcome; undefined if there is nothing to show. */
  children: (read: ReadPictures) => ReactNode;
};

/**
 * Lets the user choose pictures, reads them on this device and shows the outcome. On a phone the file chooser opens
 * automatically, and once the reader is cached, chosen pictures are read at once. Closing or stopping terminates the
 * reader.
 */
export function ReadDialog(props: ReadDialogProps) {
  const [given, setGiven] = useState(() => (props.given ?? []).slice(0, mostPictures));
  const [own, setOwn] = useState<readonly Picture[]>([]);
  // The scorer's own pictures replace the existing ones.
  const pictures = [...given.slice(0, mostPictures - own.length), ...own];
  const [problem, setProblem] = useState('');
  const { reading, start, cancel } = useReader();
  const isReading = reading.status === 'loading' || reading.status === 'reading';
  const isAble = canRead();
  const shown = reading.status === 'done' && props.children({ reading, pictures, cancel });
  if (shown) return shown;

  function add(files: readonly File[]) {
    const added = files.filter(({ type }) => type.startsWith('image/'));
    setProblem(
      added.length < files.length
        ? t`Only pictures can be read.`
        : own.length + added.length > mostPictures
          ? t`A match needs at most ${mostPictures} pictures. The first ${mostPictures} were taken.`
          : '',
    );
    const all = [...own, ...ownPictures(added)].slice(0, mostPictures);
    setOwn(all);
    // On a phone they are chosen in one go.
    const isWhole = pictures.length === 0 && all.length === files.length && isPhone();
    void (async () => {
      if (isAble && isWhole && (await isReaderCached())) read(all);
    })();
  }

  function read(chosen: readonly Picture[]) {
    setProblem('');
    void start(chosen, { screen: props.screen, unread: props.unread ?? [] });
  }

  return (
    <Dialog
      onClose={props.onClose}
      keepOpenOutside
      size="wide"
      title={props.title}
      description={props.description}
      actions={
        isReading ? (
          <Button onClick={cancel}>{t`Stop reading`}</Button>
        ) : (
          <>
            <Button onClick={props.onClose}>{t`Cancel`}</Button>
            <Button
              variant="main"
              disabled={pictures.length === 0 || !isAble}
              onClick={() => read(pictures)}
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
          <Progress reading={reading} count={pictures.length} captionOf={props.captionOf} />
        ) : (
          <>
            <FormError>{problem || problemOf(reading) || undefined}</FormError>
            {!isAble && <p className="text-quiet">{props.instead}</p>}
            <Choose
              label={props.label}
              pictures={pictures}
              asksAtOnce={isAble && pictures.length === 0 && reading.status === 'idle'}
              onAdd={add}
              onRemove={(key) => {
                setGiven(given.filter((one) => one.key !== key));
                setOwn(own.filter((one) => one.key !== key));
              }}
            />
            <p className="text-small text-quiet">{props.note}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** Download notice, shown wherever the reader is offered. */
export const downloadNotice = () => t`The first time, ${readerMegabytes} MB are loaded and kept.`;

function problemOf({ status, isOffline, refused }: Reading): string {
  if (status === 'failed')
    return isOffline
      ? t`The reader could not be loaded. Check your connection and try again.`
      : t`This browser could not run the reader. Close other tabs and try again, or type the result.`;
  if (status === 'done' && refused.length > 0)
    return [...new Set(refused.map(({ reason }) => refusedWords()[reason]))].join(' ');
  return '';
}

export const refusedWords = (): Record<Refused, string> => ({
  torn: t`It cannot be opened. Send it again.`,
  tooLarge: t`It is too large to be a screenshot.`,
  noCards: t`No result cards were found in it.`,
  noSlots: t`It is not a lobby screen: no numbered slots were found in it.`,
  unread: t`Pictures of this size were read wrong too often. Add them under Screenshots: each row then stands beside the grid.`,
});

function Choose(props: {
  label: string;
  pictures: readonly Picture[];
  /** Opens the file chooser automatically on a phone: the press that opened the dialog allows it. */
  asksAtOnce: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}) {
  const { pictures, asksAtOnce, onAdd, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const asks = useRef(asksAtOnce);
  useEffect(() => {
    if (!asks.current || !isPhone()) return;
    asks.current = false;
    // Browsers refuse this too long after the press; then the button is used.
    input.current?.click();
  }, []);
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
        <span className="text-small text-quiet pointer-coarse:hidden">{t`or drop or paste them here`}</span>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={props.label}
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

function Progress(props: {
  reading: Reading;
  count: number;
  captionOf: ReadDialogProps['captionOf'];
}) {
  const { reading, count, captionOf } = props;
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
        className="h-2 w-full appearance-none bg-sunken [&::-moz-progress-bar]:bg-flare [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-flare"
      />
      <ul aria-label={t`Cards read so far`} className="grid grid-cols-2 gap-2">
        {reading.looks[at]?.map(({ card }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a picture stay where they are
          <li key={index} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <Bitmap bitmap={card} label={t`Card ${index + 1}`} />
            </span>
            <span className="font-display text-title tabular-nums">
              {captionOf(reading, at, index)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
