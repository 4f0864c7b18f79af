import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Panel } from '../list/panel.tsx';
import type { Total } from './total.ts';

/** Sort order of a column's head; a second press reverses it. */
export type ColumnSort<Order extends string> = {
  text: string;
  ascending: Order;
  descending: Order;
  /** Direction of the first press. */
  first: 'ascending' | 'descending';
};

export type TableColumn<Order extends string> = {
  text: string;
  className?: string;
  sorts?: readonly ColumnSort<Order>[];
};

export type TableSorting<Order extends string> = {
  /** Undefined while the list has an order of its own. */
  order: Order | undefined;
  onOrderChange: (order: Order) => void;
};

export type TableProps<Item, Order extends string> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Order>[];
  sorting: TableSorting<Order>;
  /** Of rows, loaded or not. */
  total: Total | undefined;
  /** As loaded. */
  pages: readonly (readonly Item[])[];
  children: (item: Item) => ReactNode;
};

export function Table<Item, Order extends string>(props: TableProps<Item, Order>) {
  const { columns, sorting, total } = props;
  return (
    <Panel padding="bare">
      <table
        aria-label={props.label}
        // Plus the header row.
        aria-rowcount={total && !total.isAtLeast ? total.value + 1 : undefined}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.text}
                scope="col"
                aria-sort={wayOf(column, sorting.order)}
                className={classNames(
                  'h-11 px-3 text-left font-display text-label font-medium tracking-[0.06em] text-quiet first:pl-4 last:pr-4',
                  column.className,
                )}
              >
                {column.sorts?.map((sort) => (
                  <SortButton key={sort.text} sort={sort} sorting={sorting} />
                )) ?? column.text}
              </th>
            ))}
          </tr>
        </thead>
        {props.pages.map((items, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages only come at the end
          <TableSection key={index}>{items.map(props.children)}</TableSection>
        ))}
      </table>
    </Panel>
  );
}

function wayOf<Order extends string>(
  { sorts = [] }: Pick<TableColumn<Order>, 'sorts'>,
  order: Order | undefined,
): 'ascending' | 'descending' | undefined {
  if (order === undefined) return undefined;
  if (sorts.some(({ ascending }) => ascending === order)) return 'ascending';
  return sorts.some(({ descending }) => descending === order) ? 'descending' : undefined;
}

function SortButton<Order extends string>(props: {
  sort: ColumnSort<Order>;
  sorting: TableSorting<Order>;
}) {
  const { sort, sorting } = props;
  const way = wayOf({ sorts: [sort] }, sorting.order);
  const Arrow = way === 'ascending' ? ArrowUp : ArrowDown;
  const next = way ? (way === 'ascending' ? 'descending' : 'ascending') : sort.first;
  return (
    <button
      type="button"
      disabled={sorting.order === undefined}
      onClick={() => sorting.onOrderChange(sort[next])}
      className="mr-3 inline-flex h-11 items-center gap-1 tracking-[inherit] last:mr-0 hover:text-bright disabled:text-quiet"
    >
      <span className={classNames(way && 'text-bright')}>{sort.text}</span>
      <Arrow size={14} className={classNames(!way && 'invisible')} />
    </button>
  );
}

export const cellLook = 'px-3 py-3 align-middle first:pl-4 last:pr-4';

/**
 * One page of a table. Off screen it is replaced by a spacer of the same height, so that thousands of rows cost no more than
 * two hundred. Kept while it contains the focus.
 */
function TableSection({ children }: { children: ReactNode }) {
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
          {/* A single cell: a colspan over hidden columns would make them reappear. */}
          <td style={{ height: farHeight, padding: 0 }} />
        </tr>
      )}
    </tbody>
  );
}

/** @param rowLook classes of a row, its height among them */
export function TableSkeleton({ label, rowLook }: { label: string; rowLook: string }) {
  return (
    <Panel padding="bare">
      <SkeletonGroup label={label}>
        <div className="h-11 border-b border-line" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div
            key={row}
            className={`flex items-center gap-3 border-b border-line px-4 last:border-b-0 ${rowLook}`}
          >
            <Skeleton className="size-11" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </Panel>
  );
}
