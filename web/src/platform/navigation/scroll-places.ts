import type { Location } from 'react-router';

const storageKey = 'scroll-places';

/** Every page loaded from the server has the key 'default': those are identified by address. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** How far each page of this tab was scrolled, by history entry; a reload keeps it. */
export function openScrollPlaces() {
  const places = readStored();
  return {
    find: (location: Location): number | undefined => places[keyOf(location)],
    note(location: Location): void {
      places[keyOf(location)] = window.scrollY;
    },
    store(): void {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(places));
      } catch {
        // Without storage a reload begins at the top.
      }
    },
  };
}

function readStored(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
