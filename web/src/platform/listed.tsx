import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadMore } from '../ui/admin/load-more.tsx';
import type { Total } from '../ui/admin/total.ts';
import { moreOf } from './paged-list.ts';
import { Waiting, type WaitingProps } from './waiting.tsx';

export type ListedProps<Item> = {
  list: Omit<WaitingProps['query'], 'data'> &
    Parameters<typeof moreOf>[0] & {
      data: InfiniteData<{ data: Item[]; nextCursor: string | null }, unknown> | undefined;
    };
  /** Of the failure. */
  title?: string;
  skeleton: ReactNode;
  /** Said where nothing is listed. */
  empty: ReactNode;
  /** Omitted if the total is not counted. */
  total?: Total | undefined;
  children: (items: Item[], pages: Item[][]) => ReactNode;
};

/** A list of the back office: its skeleton, failure or emptiness, or its items; and the foot that loads more. */
export function Listed<Item>({ list, empty, skeleton, children, ...props }: ListedProps<Item>) {
  const pages = list.data?.pages.map(({ data }) => data) ?? [];
  const items = pages.flat();
  return (
    <>
      <Waiting query={list} title={props.title}>
        {skeleton}
      </Waiting>
      {/* Results of a search arrive page by page: the next one may have some. */}
      {list.data && items.length === 0 && !list.hasNextPage && empty}
      {items.length > 0 && children(items, pages)}
      <LoadMore {...moreOf(list)} shown={items.length} total={props.total} />
    </>
  );
}
