import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useKeepStrips } from '../results.data.ts';
import { drawColumns, mostRows } from './number-columns.ts';
import type { Columns } from './use-columns.ts';

/**
 * Part of a result screen for the labelled set, if the organisation agreed: number columns marked by the scorer, previewed
 * as uploaded, once the result is published.
 */
export function KeptStrips(props: {
  matchId: string;
  /** The newest version of the result; null before the first. */
  published: number | null;
  strips: readonly ImageBitmap[];
  columns: Columns;
}) {
  const { matchId, published, strips, columns } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useRef(published);
  const keep = useKeepStrips(matchId);
  const isMarked = columns.all.length > 0 && strips.length > 0;
  useEffect(() => {
    if (canvas.current) drawColumns(canvas.current, { strips, columns: columns.all });
  }, [strips, columns.all]);
  const send = () =>
    canvas.current?.toBlob(
      (image) => image && keep.mutate({ image, rows: Math.min(strips.length, mostRows) }),
      'image/webp',
      0.95,
    );
  const sendIfMarked = useEffectEvent(() => isMarked && send());
  useEffect(() => {
    if (published === seen.current) return;
    seen.current = published;
    sendIfMarked();
  }, [published]);

  return (
    <section
      aria-label={t`Labelled set`}
      className="flex flex-col gap-2 border-t border-line px-3 py-2 text-small text-quiet"
    >
      <p>
        {t`Your organisation keeps numbers of result screens with what was entered for them. Mark the columns of places and elims, never a name: only what you mark leaves this device, once the result is out. The first row is place 1.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={!columns.add} onClick={columns.add}>
          {t`Mark a column`}
        </Button>
        {columns.all.length > 0 && (
          <Button size="small" onClick={columns.remove}>
            {t`Remove the last one`}
          </Button>
        )}
        {isMarked && published !== null && !keep.isSuccess && (
          <Button size="small" busy={keep.isPending} busyText={t`Sending...`} onClick={send}>
            {t`Keep these numbers`}
          </Button>
        )}
      </div>
      {isMarked && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too
        <div tabIndex={0} className="max-h-40 overflow-auto bg-sunken">
          <canvas
            ref={canvas}
            role="img"
            aria-label={plural(strips.length, {
              one: 'What is kept of # row',
              other: 'What is kept of # rows',
            })}
          />
        </div>
      )}
      {keep.isSuccess && <p role="status">{keep.data.message}</p>}
      {keep.isError && (
        <p role="alert" className="text-closed">
          {messageOf(keep.error)}
        </p>
      )}
    </section>
  );
}
