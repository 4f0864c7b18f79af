import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

export type MenuItem = {
  text: string;
  icon?: ReactNode;
  danger?: boolean;
} & ({ to: string; onSelect?: undefined } | { onSelect: () => void; to?: undefined });

export type MenuProps = {
  /** Content of the button. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Accessible name of an icon-only button. */
  label?: string;
  /** Shown above the items, such as the account. */
  head?: ReactNode;
  items: MenuItem[];
};

/**
 * A button with a dropdown of links and actions. Exposed to screen readers as a disclosure button; an ARIA menu would cost
 * 40 KB and capture the arrow keys.
 */
export function Menu({ trigger, triggerClassName, label, head, items }: MenuProps) {
  const id = useId();
  const { isOpen, setOpen, box, button } = useDismissal();

  function select(item: MenuItem) {
    setOpen(false);
    item.onSelect?.();
  }

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          id={id}
          className="chamfer absolute top-full right-0 z-30 mt-2 w-60 max-w-[calc(100vw-32px)] py-2 transition-[opacity,translate] starting:-translate-y-1 starting:opacity-0"
        >
          {head && <div className="mb-2 border-b border-line px-4 pt-1.5 pb-3">{head}</div>}
          <ul>
            {items.map((item) => (
              <li key={item.text}>
                <Item item={item} onSelect={() => select(item)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const look = classNames(
    'flex min-h-11 w-full items-center gap-3 px-4 text-left no-underline transition-colors hover:bg-lifted focus-visible:-outline-offset-2',
    item.danger ? 'text-closed' : 'text-bright',
  );
  if (item.to !== undefined) {
    return (
      <Link to={item.to} onClick={onSelect} className={look}>
        {item.icon}
        {item.text}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onSelect} className={look}>
      {item.icon}
      {item.text}
    </button>
  );
}

/** Closes on a press outside, on Escape and when the focus leaves. */
function useDismissal() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    document.addEventListener('focusin', closeOutside, { signal: stop.signal });
    document.addEventListener('keydown', closeByKey, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);

  return { isOpen, setOpen, box, button };
}
