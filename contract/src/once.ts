/**
 * Memoises `make`, lazily. For `Intl` formatters, which take milliseconds to create, a `Segmenter` over ten: a starting page
 * should not pay for one it may not need.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
