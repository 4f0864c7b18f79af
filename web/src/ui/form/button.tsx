import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-variants.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  /** In progress: the button keeps its focus but does nothing. */
  busy?: boolean | undefined;
  /** Shown instead of the label while busy. */
  busyText?: string | undefined;
};

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy, busyText, className, children, onClick, ...rest } =
    props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also prevents a second submission by Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      data-variant={variant}
      className={classNames(
        buttonClasses({ variant, size, wide, off: rest.disabled }),
        busy && 'cursor-progress overflow-hidden',
        className,
      )}
    >
      {icon}
      {busy && busyText ? busyText : children}
      {busy && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-0 h-1 w-2/5 animate-sweep bg-current"
        />
      )}
    </button>
  );
}
