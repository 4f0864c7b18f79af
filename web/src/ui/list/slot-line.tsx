/** Fill level in a list row. Decorative: the figures are shown beside it. */
export function SlotLine(props: { used: number; total: number; isNeutral?: boolean }) {
  const { used, total, isNeutral } = props;
  const share = total > 0 ? Math.min(used / total, 1) : 0;
  const color = isNeutral ? 'bg-edge' : share >= 1 ? 'bg-closed' : 'bg-bright';
  return (
    <span
      aria-hidden="true"
      className="h-2 min-w-10 flex-1 bg-line [mask-image:repeating-linear-gradient(105deg,#000_0_8px,transparent_8px_10px)]"
    >
      <span className={`block h-full ${color}`} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
