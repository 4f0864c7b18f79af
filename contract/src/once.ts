/**
 * Memoises `make`, lazily. For the formats of `Intl`, which take milliseconds each to
 * make, a `Segmenter` more than ten: a page that is starting should not pay for one that it may not need.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
