/**
 * Whether a claimer owns a guest team: their team has half of its game ids, or they have no team and one of the ids. A
 * roster without ids cannot be claimed: nothing identifies its players.
 */
export function mayClaim({
  roster,
  own,
  ownId,
}: {
  roster: readonly string[];
  own: { ids: readonly string[] } | undefined;
  ownId: string;
}): boolean {
  if (roster.length === 0) return false;
  if (!own) return ownId !== '' && roster.includes(ownId);
  return roster.filter((id) => own.ids.includes(id)).length * 2 >= roster.length;
}
