import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../use-debounced.ts';
import { searchTermsOf } from './search-terms.ts';

/** State of `ListFilters` and of the table's sort order; the newest come first. A link may bring the search along. */
export function useListFilters<Kind extends string, Order extends string>() {
  const usual = 'newest' as Order;
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<{ search: string; only: Kind | ''; order: Order }>({
    search: params.get('search') ?? '',
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
    isNarrowed: isSearch || only !== '',
    sorting: { order: isSearch ? undefined : order, onOrderChange },
    controls: {
      /** The typed search has not been applied yet. */
      isTyping: search.trim() !== wanted,
      search,
      onSearchChange: (next: string) => setChosen({ ...chosen, search: next }),
      only,
      onOnlyChange: (next: Kind | '') => setChosen({ ...chosen, only: next }),
      order: isSearch ? usual : order,
      onOrderChange,
      /** The results of a search have an order of their own. */
      isOrdered: isSearch,
    },
  };
}
