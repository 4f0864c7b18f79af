import { useState } from 'react';

/** The item of a list that is named in the address. It stays even if somebody else removes it from the list. */
export function useEditedItem<Item extends { _id: string }>(
  items: readonly Item[] | undefined,
  id: string | null,
): Item | undefined {
  const [held, setHeld] = useState<Item>();
  const found = items?.find(({ _id }) => _id === id);
  if (found && found !== held) setHeld(found);
  return held?._id === id ? held : undefined;
}
