const minute = 60_000;

interface Act {
  actor: string;
  action: string;
  /** ISO 8601. */
  at: string;
  tournamentId: string | null;
}

/** Groups equal acts of the same person in the same event within five minutes. @param entries newest first */
export function groupActs<Entry extends Act>(entries: readonly Entry[]) {
  const groups: (Entry & { more?: number })[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameAct(last, entry)) last.more = (last.more ?? 0) + 1;
    else groups.push({ ...entry });
  }
  return groups;
}

const isSameAct = (newer: Act, older: Act) =>
  older.actor !== '' &&
  newer.actor === older.actor &&
  newer.action === older.action &&
  newer.tournamentId === older.tournamentId &&
  Date.parse(newer.at) - Date.parse(older.at) <= 5 * minute;
