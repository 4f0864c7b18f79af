/** Returns the list with one item moved to index `to`; the same list if nothing changes. */
export function moved(ids: readonly string[], { id, to }: { id: string; to: number }): string[] {
  const others = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return ids.includes(id) ? others.toSpliced(place, 0, id) : [...ids];
}
