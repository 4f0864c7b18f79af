import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

export type TableColumn = { text: string; className?: string };

export type TableProps = {
  /** Names the table. */
  label: string;
  columns: readonly TableColumn[];
  /** Rows of all the table's pages together, fetched or not. */
  rowCount?: number | undefined;
  /** One `TableSection` for each page. */
  children: ReactNode;
  className?: string;
};

export function Table({ label, columns, rowCount, children, className }: TableProps) {
  return (
    <table
      aria-label={label}
      // One more for the head.
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      className={classNames('w-full table-fixed border-collapse', className)}
    >
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.text}
              scope="col"
              className={classNames(
                'h-11 px-3 text-left font-display text-label font-medium tracking-[0.06em] text-quiet first:pl-4 last:pr-4',
                column.className,
              )}
            >
              {column.text}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** The look of a body cell. */
export const cellLook = 'px-3 py-3 align-middle first:pl-4 last:pr-4';

/**
 * One page of a table. Far from the screen it is an empty space of the same height, so that a table
 * of thousands of rows weighs as much as one of two hundred. It stays while it holds the focus.
 */
export function TableSection({ columns, children }: { columns: number; children: ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [farHeight, setFarHeight] = useState<number>();

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isHeld = element.contains(document.activeElement);
        setFarHeight(
          entry.isIntersecting || isHeld ? undefined : element.getBoundingClientRect().height,
        );
      },
      { rootMargin: '1500px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <tbody ref={body}>
      {farHeight === undefined ? (
        children
      ) : (
        <tr>
          <td colSpan={columns} style={{ height: farHeight, padding: 0 }} />
        </tr>
      )}
    </tbody>
  );
}
