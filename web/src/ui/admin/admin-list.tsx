import type { ReactNode } from 'react';
import { Waiting, type WaitingProps } from '../list/waiting.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';
import type { Total } from './total.ts';

export type AdminListProps<Item> = Pick<WaitingProps, 'isHere' | 'failure' | 'title'> & {
  /** As loaded. */
  pages: Item[][];
  more: Omit<LoadMoreProps, 'shown'>;
  skeleton: ReactNode;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Omitted if the total is not counted. */
  total?: Total | undefined;
  children: (items: Item[], pages: Item[][]) => ReactNode;
};

/** A list of the back office: skeleton, failure, empty state or items, and the footer that loads more. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { isHere, failure, title, pages, more, total } = props;
  const items = pages.flat();
  return (
    <>
      <Waiting isHere={isHere} failure={failure} title={title}>
        {props.skeleton}
      </Waiting>
      {/* Results of a search arrive page by page: the next one may have some. */}
      {isHere && items.length === 0 && !more.hasMore && props.empty}
      {items.length > 0 && props.children(items, pages)}
      <LoadMore {...more} shown={items.length} total={total} />
    </>
  );
}
