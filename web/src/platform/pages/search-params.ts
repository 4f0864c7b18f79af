import { type NavigateOptions, useSearchParams } from 'react-router';

/** A parameter of an address: what its text says, and the text that says it. What is undefined has no text. */
export type SearchParam<Value> = {
  read(text: string | null): Value;
  write(value: Value): string | undefined;
};
type Declared = Readonly<Record<string, SearchParam<string | undefined>>>;
export type SearchOf<Params extends Declared> = {
  [Name in keyof Params]: ReturnType<Params[Name]['read']>;
};

/** An id, or words. */
export const anyText: SearchParam<string | undefined> = {
  read: (text) => text || undefined,
  write: (value) => value || undefined,
};

/** One of a few values. `usual` has no text, and is what any other text means. */
export function oneOf<Value extends string, Usual extends Value | undefined = undefined>(
  values: readonly Value[],
  usual?: Usual,
): SearchParam<Value | Usual> {
  return {
    read: (text) => values.find((value) => value === text) ?? (usual as Usual),
    write: (value) => (value === usual ? undefined : value),
  };
}

export function readSearch<Params extends Declared>(params: Params, search: URLSearchParams) {
  const read = Object.entries(params).map(([name, param]) => [name, param.read(search.get(name))]);
  return Object.fromEntries(read) as SearchOf<Params>;
}

/** Puts values into an address's parameters; those that are not named stay. */
export function writeSearch<Params extends Declared>(
  params: Params,
  values: Partial<SearchOf<Params>>,
  onto = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(onto);
  for (const [name, value] of Object.entries(values)) {
    const text = params[name]?.write(value);
    if (text === undefined) search.delete(name);
    else search.set(name, text);
  }
  return search;
}

/** What the address says, and a function that changes a part of it in place. */
export function useSearch<Params extends Declared>(params: Params) {
  const [search, setSearch] = useSearchParams();
  const change = (values: Partial<SearchOf<Params>>, options?: NavigateOptions) =>
    setSearch((last) => writeSearch(params, values, last), {
      replace: true,
      preventScrollReset: true,
      ...options,
    });
  return [readSearch(params, search), change] as const;
}
