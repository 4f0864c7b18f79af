import { t } from '@lingui/core/macro';
import { SelectField, type SelectOption } from '../form/select-field.tsx';
import { SearchField } from './search-field.tsx';
import type { useListFilters } from './use-list-filters.ts';

type Options<Value extends string> = readonly (SelectOption & { value: Value })[];

export type ListFiltersProps<Kind extends string, Order extends string> = {
  filters: ReturnType<typeof useListFilters<Kind, Order>>['controls'];
  label: string;
  placeholder: string;
  busy: boolean;
  /** Names the searched fields. */
  hint: string;
  everything: string;
  kinds: Options<Exclude<Kind, ''>>;
  orders: Options<Order>;
};

/** Head of a long list: search, filter and sort order. */
export function ListFilters<Kind extends string, Order extends string>(
  props: ListFiltersProps<Kind, Order>,
) {
  const { filters, hint } = props;
  return (
    <>
      <div className="mb-4 grid grid-cols-2 gap-3 xl:grid-cols-[minmax(0,1fr)_14rem_12rem]">
        <SearchField
          label={props.label}
          placeholder={props.placeholder}
          value={filters.search}
          onValueChange={filters.onSearchChange}
          busy={filters.isTyping || props.busy}
          maxLength={2000}
          className="self-end max-xl:col-span-2"
        />
        <SelectField
          label={t`Show`}
          placeholder={props.everything}
          options={props.kinds}
          value={filters.only}
          onChange={(event) => filters.onOnlyChange(event.target.value as Kind)}
        />
        <SelectField
          label={t`Order`}
          options={props.orders}
          disabled={filters.isOrdered}
          value={filters.order}
          onChange={(event) => filters.onOrderChange(event.target.value as Order)}
        />
      </div>
      {/* Also announced by the search field; on a phone the list takes priority. */}
      <p className="-mt-1 mb-4 text-small text-quiet max-sm:hidden">
        {t`${hint} Paste a list to find several at once.`}
      </p>
    </>
  );
}
