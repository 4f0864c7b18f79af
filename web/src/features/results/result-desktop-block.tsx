import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { usePreload } from '../../ui/feedback/lazy-component.ts';
import { CheckList } from './check-list.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryGrid } from './entry-grid.tsx';
import { EntryNote } from './entry-note.tsx';
import { EntryTools } from './entry-tools.tsx';
import { ImportDialog, type ImportKind } from './import-dialog.tsx';
import { LazyPictures, picturesDialog } from './lazy-pictures.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { attachedPictures, type Picture } from './screenshots/pictures.ts';
import { ScreenshotViewer } from './screenshots/screenshot-viewer.tsx';
import { StaleChoice } from './stale-choice.tsx';
import type { Entry } from './use-entry.ts';

/** Entering, checking and publishing one match in one view, for a screen with a keyboard. */
export function ResultDesktopBlock({
  matchId,
  published,
}: {
  matchId: string;
  published?: ReactNode;
}) {
  return (
    <EntryFrame key={matchId} matchId={matchId}>
      {(entry) => <Desktop entry={entry} published={published} />}
    </EntryFrame>
  );
}

function Desktop({ entry, published }: { entry: Entry; published: ReactNode }) {
  usePreload(picturesDialog);
  const [opened, setOpened] = useState<{ kind: ImportKind; text: string }>();
  const [own, setOwn] = useState<readonly Picture[]>([]);
  const [strips, setStrips] = useState<readonly ImageBitmap[]>([]);
  const [isReading, setIsReading] = useState(false);
  /** Cards that were read, by place. */
  const [cards, setCards] = useState<readonly ImageBitmap[]>([]);
  const afterGrid = useRef<HTMLDivElement>(null);
  const isStale = entry.state.status === 'stale';
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <EntryNote entry={entry} />
        <EntryTools
          entry={entry}
          onOpen={(kind) => setOpened({ kind, text: '' })}
          onPictures={() => setIsReading(true)}
        />
      </div>
      {isStale && <StaleChoice entry={entry} />}
      <ScreenshotViewer
        pictures={[...attachedPictures(entry.match.teams), ...own]}
        onAdd={(added) => setOwn([...own, ...added])}
        onStrips={setStrips}
      />
      <EntryGrid
        entry={entry}
        strips={cards.length > 0 ? cards : strips}
        onPaste={(text) => setOpened({ kind: 'tsv', text })}
        onLeave={() => afterGrid.current?.focus()}
      />
      <div
        ref={afterGrid}
        tabIndex={-1}
        className="grid max-w-3xl min-w-0 grid-cols-[minmax(0,1fr)] gap-6 outline-none"
      >
        <CheckList entry={entry} />
        <PublishPanel
          entry={entry}
          howToCorrect={t`Change a cell to correct it.`}
          published={published}
        />
      </div>
      {opened && <ImportDialog entry={entry} {...opened} onClose={() => setOpened(undefined)} />}
      {isReading && (
        <LazyPictures entry={entry} onClose={() => setIsReading(false)} onFilled={setCards} />
      )}
    </div>
  );
}
