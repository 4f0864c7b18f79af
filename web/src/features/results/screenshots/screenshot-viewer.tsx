import { plural, t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ImagePlus, RotateCw, Sun, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { Bitmap } from './bitmap.tsx';
import { CutLine } from './cut-line.tsx';
import { type Cut, fitCut } from './cut-rows.ts';
import { openPicture, ownPictures, type Picture } from './pictures.ts';
import { hasCut, readCut, saveCut } from './stored-cuts.ts';
import { useStrips } from './use-strips.ts';

const filters = [
  undefined,
  'brightness(1.7) contrast(1.1)',
  'brightness(0.6) contrast(1.3)',
  'invert(1)',
];

/**
 * Screenshots beside the grid: zoom, rotation, brightness. Two lines around the first row cut the picture into rows, which
 * the grid shows next to the input. Nothing leaves the browser.
 */
export function ScreenshotViewer(props: {
  pictures: readonly Picture[];
  onAdd: (pictures: readonly Picture[]) => void;
  onStrips: (strips: readonly ImageBitmap[]) => void;
}) {
  const { pictures, onAdd, onStrips } = props;
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [filter, setFilter] = useState(0);
  const [turned, setTurned] = useState<Record<string, number>>({});
  const shown = pictures[Math.min(at, pictures.length - 1)];
  const turns = (shown && turned[shown.source]) ?? 0;
  const opened = useOpened({ shown, pictures, turns });
  const { strips } = opened;
  useEffect(() => onStrips(strips), [strips, onStrips]);

  const go = (by: number) => setAt((at + by + pictures.length) % pictures.length);
  return (
    <section aria-label={t`Screenshots`} className="min-w-0 border border-line">
      <div className="flex flex-wrap items-center gap-1 border-b border-line bg-raised pl-3">
        <Heading level={2} size="title" className="mr-auto">
          {t`Screenshots`}
        </Heading>
        {shown && (
          <>
            {pictures.length > 1 && (
              <Steps at={pictures.indexOf(shown)} count={pictures.length} onGo={go} />
            )}
            <IconButton
              label={t`Smaller`}
              icon={<ZoomOut size={20} />}
              disabled={zoom <= 1}
              onClick={() => setZoom(zoom - 0.5)}
            />
            <IconButton
              label={t`Larger`}
              icon={<ZoomIn size={20} />}
              disabled={zoom >= 4}
              onClick={() => setZoom(zoom + 0.5)}
            />
            <IconButton
              label={t`Turn`}
              icon={<RotateCw size={20} />}
              onClick={() => setTurned({ ...turned, [shown.source]: (turns + 1) % 4 })}
            />
            <IconButton
              label={t`Lighter or darker`}
              icon={<Sun size={20} />}
              onClick={() => setFilter((filter + 1) % filters.length)}
            />
          </>
        )}
        <AddOwn
          onAdd={(own) => {
            setAt(pictures.length);
            onAdd(own);
          }}
        />
      </div>
      {opened.isFailed && (
        <p role="alert" className="p-3 text-quiet">
          {t`This screenshot could not be opened. Ask for it again, or add your own.`}
        </p>
      )}
      {opened.bitmap && opened.cut && (
        <CutPicture
          {...opened}
          bitmap={opened.bitmap}
          cut={opened.cut}
          label={t`Result screen: ${shown?.name ?? ''}`}
          zoom={zoom}
          filter={filters[filter]}
        />
      )}
      {pictures.length === 0 && (
        <p className="p-3 text-small text-quiet">
          {t`No leader attached one. Add your own to read from: they stay on this device.`}
        </p>
      )}
    </section>
  );
}

type OpenedProps = {
  shown: Picture | undefined;
  pictures: readonly Picture[];
  turns: number;
};

/** The shown picture, where it is cut, and the strips of its source. */
function useOpened({ shown, pictures, turns }: OpenedProps) {
  const [moved, setMoved] = useState<{ size: string; cut: Cut }>();
  const ofSource = pictures.filter(({ source }) => source === shown?.source);
  const opened = useQueries({
    queries: ofSource.map((picture) => ({
      queryKey: ['screenshot', picture.key, turns],
      queryFn: () => openPicture(picture, turns),
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    })),
    combine: (queries) => ({
      isFailed: queries.some(({ isError }) => isError),
      bitmaps: queries.map(({ data }) => data),
    }),
  });
  const bitmap = shown && opened.bitmaps[ofSource.indexOf(shown)];
  const size = bitmap && `${bitmap.width}x${bitmap.height}`;
  const own = moved && moved.size === size ? moved.cut : undefined;
  const cut = bitmap && (own ?? readCut(bitmap));
  const isCut = bitmap !== undefined && (own !== undefined || hasCut(bitmap));
  const sameSize = opened.bitmaps
    .filter((one) => one !== undefined)
    .filter(({ width, height }) => width === bitmap?.width && height === bitmap.height);
  const strips = useStrips(sameSize, {
    name: `${shown?.source} ${turns} ${size}`,
    cut: isCut ? cut : undefined,
  });

  function move(next: Cut) {
    if (!bitmap || !size) return;
    const fitted = fitCut(next, bitmap.height);
    setMoved({ size, cut: fitted });
    saveCut(bitmap, fitted);
  }

  return { isFailed: opened.isFailed, bitmap, cut, isCut, strips, move };
}

function Steps(props: { at: number; count: number; onGo: (by: number) => void }) {
  return (
    <>
      <IconButton
        label={t`Previous screenshot`}
        icon={<ChevronLeft size={20} />}
        onClick={() => props.onGo(-1)}
      />
      <span className="text-small tabular-nums">{t`${props.at + 1} of ${props.count}`}</span>
      <IconButton
        label={t`Next screenshot`}
        icon={<ChevronRight size={20} />}
        onClick={() => props.onGo(1)}
      />
    </>
  );
}

function AddOwn({ onAdd }: { onAdd: (pictures: readonly Picture[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" icon={<ImagePlus size={18} />} onClick={() => input.current?.click()}>
        {t`Add`}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={t`Your own screenshots`}
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          const own = ownPictures([...(target.files ?? [])]);
          target.value = '';
          if (own.length > 0) onAdd(own);
        }}
      />
    </>
  );
}

type CutPictureProps = Pick<ReturnType<typeof useOpened>, 'isCut' | 'strips' | 'move'> & {
  bitmap: ImageBitmap;
  cut: Cut;
  label: string;
  zoom: number;
  filter: string | undefined;
};

/** The picture with the lines that cut it into rows. */
function CutPicture({ bitmap, cut, isCut, strips, move, ...props }: CutPictureProps) {
  return (
    <>
      <div className="max-h-80 overflow-auto bg-sunken">
        <div className="relative" style={{ width: `${props.zoom * 100}%` }}>
          <Bitmap bitmap={bitmap} label={props.label} filter={props.filter} />
          <CutLine
            label={t`Top of the first row`}
            at={cut.top}
            length={bitmap.height}
            onMove={(top) => move({ ...cut, top })}
          />
          <CutLine
            label={t`Bottom of the first row`}
            at={cut.top + cut.height}
            length={bitmap.height}
            onMove={(bottom) => move({ ...cut, height: bottom - cut.top })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 text-small text-quiet">
        <p className="min-w-0 flex-1 basis-60">
          {isCut
            ? t`${plural(strips.length, { one: '# row', other: '# rows' })}. Each stands in the grid at its team, on this device alone.`
            : t`Drag the two lines around the first row: the picture is cut into rows below it.`}
        </p>
        <label className="flex min-h-11 items-center gap-2">
          {t`Rows in it`}
          <input
            type="number"
            min={1}
            max={40}
            value={cut.rows}
            onChange={({ target }) => move({ ...cut, rows: target.valueAsNumber || 1 })}
            className="h-11 w-16 border border-edge bg-sunken px-2 text-bright rounded-hair"
          />
        </label>
      </div>
    </>
  );
}
