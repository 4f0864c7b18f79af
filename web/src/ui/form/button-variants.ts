import { classNames } from '../class-names.ts';

/** `main` is the single amber action of a screen; all others are `quiet` or, if destructive, `danger`. */
export type ButtonVariant = 'main' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const variants: Record<ButtonVariant, string> = {
  main: 'text-flare-ink [--edge:var(--color-flare)] [--fill:var(--color-flare)] hover:[--edge:var(--color-flare-lit)] hover:[--fill:var(--color-flare-lit)]',
  quiet:
    'text-bright [--edge:var(--color-edge)] [--fill:var(--color-raised)] hover:[--edge:var(--color-quiet)] hover:[--fill:var(--color-lifted)]',
  danger:
    'text-closed [--edge:var(--color-closed)] [--fill:var(--color-raised)] hover:[--fill:#2a1513]',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-label',
  normal: 'min-h-12 px-6 text-action',
  large: 'min-h-14 px-8 text-title',
};

/** Classes of a button, or of a link styled as one. */
export function buttonClasses(options: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  off?: boolean | undefined;
}): string {
  const { variant = 'quiet', size = 'normal', wide, off } = options;
  return classNames(
    'chamfer chamfer-foot inline-flex select-none items-center justify-center gap-2.5 py-2 text-center',
    'font-display font-medium tracking-wide no-underline transition-[color,translate] active:translate-y-px',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    off && 'pointer-events-none opacity-50',
  );
}
