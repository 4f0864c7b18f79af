import { useMemo } from 'react';
import { encode } from 'uqr';
import { Dialog } from '../../ui/dialog.tsx';

export type InviteQrDialogProps = { url: string; teamName: string; onClose: () => void };

/** The invite link for a phone's camera: somebody who sits beside the leader joins without typing. */
export function InviteQrDialog({ url, teamName, onClose }: InviteQrDialogProps) {
  const { size, path } = useMemo(() => drawModules(url), [url]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Scan to join"
      description={`Point a phone's camera here to join ${teamName}.`}
    >
      {/* Dark on light with a quiet zone: cameras fail on the reverse. */}
      <svg
        role="img"
        aria-label={`QR code of the invite link of ${teamName}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto block w-full max-w-[320px] bg-bright text-ground"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </Dialog>
  );
}

function drawModules(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: dark.join('') };
}
