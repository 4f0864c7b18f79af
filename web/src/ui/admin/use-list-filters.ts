import { useState } from 'react';
import { searchTermsOf } from './search-terms.ts';
import { useDebounced } from './use-debounced.ts';

/** State of `ListFilters` and of the table's sort order. @param usual default order of the list */
export function useListFilters<Kind extends string, Order extends string>(usual: Order) {
  const [chosen, setChosen] = useState<{ search: string; only: Kind | ''; order: Order }>({
    search: '',
    only: '',
    order: usual,
  });
  const { search, only, order } = chosen;
  const wanted = useDebounced(search.trim());
  const terms = searchTermsOf(wanted);
  const isSearch = terms.length > 0;
  const onOrderChange = (next: Order) => setChosen({ ...chosen, order: next });
  return {
    /** The debounced filter. */
    filter: { terms, only, order },
    isSearch,
    /** The typed search has not been applied yet. */
    isTyping: search.trim() !== wanted,
    search: {
      value: search,
      onValueChange: (next: string) => setChosen({ ...chosen, search: next }),
    },
    kinds: {
      value: only,
      onValueChange: (next: Kind | '') => setChosen({ ...chosen, only: next }),
    },
    orders: {
      value: isSearch ? usual : order,
      onValueChange: onOrderChange,
      isDisabled: isSearch,
    },
    sorting: { order: isSearch ? undefined : order, onOrderChange },
  };
}
