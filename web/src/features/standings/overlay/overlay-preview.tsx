import { t } from '@lingui/core/macro';
import type { OverlayView } from '@one-dream/contract/features/overlay/overlay.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { overlayPreviewOf } from './overlay.data.ts';

/** Preview of the overlay on a chequered background that stands for the stream's picture. */
export function OverlayPreview({
  tournamentId,
  view,
}: {
  tournamentId: string;
  view: OverlayView;
}) {
  const frame = useQuery(overlayPreviewOf(tournamentId)).data;
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === iframe.current?.contentWindow)
        if (data === 'overlay-ready') setReady(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (isReady && frame)
      iframe.current?.contentWindow?.postMessage({ frame, view }, location.origin);
  }, [isReady, frame, view]);

  return (
    <iframe
      ref={iframe}
      src="/overlay/preview"
      title={t`Preview of the overlay`}
      tabIndex={-1}
      className="block aspect-video w-full border border-line bg-[repeating-conic-gradient(var(--color-edge)_0_25%,var(--color-line)_0_50%)] bg-[length:24px_24px]"
    />
  );
}
