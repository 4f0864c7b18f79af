import { t } from '@lingui/core/macro';
import { SelectField, type SelectOption } from '../form/select-field.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

type Choice<Value extends string> = {
  options: readonly (SelectOption & { value: Value })[];
  value: Value | '';
  onValueChange: (value: Value) => void;
};

export type ListFiltersProps<Kind extends string, Order extends string> = {
  search: SearchFieldProps;
  /** Names the searched fields. */
  hint: string;
  kinds: Choice<Kind | ''> & { everything: string };
  /** Disabled during a search, whose results have an order of their own. */
  orders: Choice<Order> & { isDisabled: boolean };
};

/** Head of a long list: search, filter and sort order. */
export function ListFilters<Kind extends string, Order extends string>({
  search,
  hint,
  kinds,
  orders,
}: ListFiltersProps<Kind, Order>) {
  return (
    <>
      <div className="mb-4 grid grid-cols-2 gap-3 xl:grid-cols-[minmax(0,1fr)_14rem_12rem]">
        <SearchField {...search} maxLength={2000} className="self-end max-xl:col-span-2" />
        <SelectField
          label={t`Show`}
          placeholder={kinds.everything}
          options={kinds.options}
          value={kinds.value}
          onChange={(event) => kinds.onValueChange(event.target.value as Kind)}
        />
        <SelectField
          label={t`Order`}
          options={orders.options}
          disabled={orders.isDisabled}
          value={orders.value}
          onChange={(event) => orders.onValueChange(event.target.value as Order)}
        />
      </div>
      {/* Also announced by the search field; on a phone the list takes priority. */}
      <p className="-mt-1 mb-4 text-small text-quiet max-sm:hidden">
        {t`${hint} Paste a list to find several at once.`}
      </p>
    </>
  );
}
