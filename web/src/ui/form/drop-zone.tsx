/**
 * The map from the plane: two zones, the flight path and a flare at the landing point. Decorative, sized by its class.
 */
export function DropZone({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 640" fill="none" className={className}>
      <circle cx="330" cy="320" r="290" stroke="var(--color-line)" strokeWidth="1.5" />
      <circle
        cx="330"
        cy="320"
        r="290"
        stroke="var(--color-edge)"
        strokeDasharray="2 26"
        strokeWidth="8"
      />
      <circle cx="372" cy="352" r="150" stroke="var(--color-quiet)" strokeWidth="1.5" />
      <path
        d="M372 170v46M372 488v46M190 352h46M508 352h46"
        stroke="var(--color-quiet)"
        strokeWidth="1.5"
      />
      <path d="M40 96 620 300" stroke="var(--color-edge)" strokeDasharray="14 10" strokeWidth="2" />
      <path d="m612 286 12 15-19 4" stroke="var(--color-edge)" strokeWidth="2" />
      <path
        d="M236 165q96 44 134 168"
        stroke="var(--color-flare)"
        strokeDasharray="3 7"
        strokeWidth="2.5"
      />
      <circle cx="236" cy="165" r="5" fill="var(--color-flare)" />
      <path d="M354 330h26l10 10v12l-18 20-18-20z" fill="var(--color-flare)" />
    </svg>
  );
}
