import { useState } from 'react';

/** The item of a list that an address names; it stays when others take it from the list. */
export function useEditedItem<Item extends { _id: string }>(
  items: readonly Item[] | undefined,
  id: string | null,
): Item | undefined {
  const [held, setHeld] = useState<Item>();
  const found = items?.find(({ _id }) => _id === id);
  if (found && found !== held) setHeld(found);
  return held?._id === id ? held : undefined;
}
