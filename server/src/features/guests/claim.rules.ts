/**
 * Whose a guest team is: half of its game ids are in the claimer's team, or the claimer has no team and one of the ids.
 * A roster without ids is nobody's that could be told by them.
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
