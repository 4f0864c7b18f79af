/** The list with one taken out and put in at another place, `to` counted from 0; itself where that changes nothing. */
export function moved(ids: readonly string[], { id, to }: { id: string; to: number }): string[] {
  const others = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return ids.includes(id) ? others.toSpliced(place, 0, id) : [...ids];
}
