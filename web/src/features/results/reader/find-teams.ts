import { screenNameKey, screenNameLikeness } from '@one-dream/contract/scoring/screen-names.ts';

/** A squad of the lobby. */
export interface Squad {
  entryId: string;
  /** Names by roster position, including aliases recorded by scorers. */
  players: readonly { player: number; names: readonly string[] }[];
}

interface FoundTeam {
  entryId: string;
  /** Roster position for each row of the card; null if it is nobody's of the squad. */
  players: (number | null)[];
}

/** Minimum similarity at which a name is taken for a player's. */
const samePlayer = 0.6;
/** If another player of the squad is similar within this margin, it could be either. */
const eitherPlayer = 0.1;
/** Minimum number of a squad's players on a card to assign the card. */
const fewestPlayers = 2;
/** Minimum lead over the next squad, in players. */
const clearly = 0.8;

/** Finds each card's squad by its names, each squad once. Undefined if none or several fit. */
export function findTeams(
  cards: readonly (readonly { name: string }[])[],
  squads: readonly Squad[],
): (FoundTeam | undefined)[] {
  const keyed = squads.map(({ entryId, players }) => ({
    entryId,
    players: players.map(({ player, names }) => ({ player, keys: names.map(screenNameKey) })),
  }));
  const fits = cards.flatMap((rows, card) => {
    const keys = rows.map(({ name }) => screenNameKey(name));
    return keyed.map((squad) => ({ card, ...fitSquad(keys, squad) }));
  });
  const found: (FoundTeam | undefined)[] = cards.map(() => undefined);
  const taken = new Set<string>();
  for (const fit of fits.toSorted((a, b) => b.score - a.score)) {
    if (found[fit.card] || taken.has(fit.entryId)) continue;
    const rows = cards[fit.card] ?? [];
    if (fit.score < Math.min(fewestPlayers, rows.length) * samePlayer) continue;
    const next = Math.max(
      0,
      ...fits
        .filter(
          ({ card, entryId }) =>
            card === fit.card && entryId !== fit.entryId && !taken.has(entryId),
        )
        .map(({ score }) => score),
    );
    if (fit.score - next < clearly) continue;
    found[fit.card] = { entryId: fit.entryId, players: fit.players };
    taken.add(fit.entryId);
  }
  return found;
}

/** Minimum similarity at which a name is reported as a player of another squad. */
const surelyTheirs = 0.85;

/** The squad, other than `except`, that a name belongs to. */
export function findSquadOf(
  name: string,
  squads: readonly Squad[],
  except: string | null,
): string | undefined {
  const key = screenNameKey(name);
  return squads.find(
    ({ entryId, players }) =>
      entryId !== except &&
      players.some(({ names }) =>
        names.some((one) => screenNameLikeness(key, screenNameKey(one)) >= surelyTheirs),
      ),
  )?.entryId;
}

function fitSquad(
  keys: readonly string[],
  squad: { entryId: string; players: readonly { player: number; keys: readonly string[] }[] },
): FoundTeam & { score: number } {
  const pairs = keys
    .flatMap((key, row) =>
      squad.players.map(({ player, keys: own }) => ({
        row,
        player,
        alike: Math.max(0, ...own.map((one) => screenNameLikeness(key, one))),
      })),
    )
    .filter(({ alike }) => alike >= samePlayer)
    .toSorted((a, b) => b.alike - a.alike);
  const players: (number | null)[] = keys.map(() => null);
  const done = new Set<number>();
  const used = new Set<number>();
  let score = 0;
  for (const { row, player, alike } of pairs) {
    if (done.has(row) || used.has(player)) continue;
    const isEither = pairs.some(
      (other) => other.row === row && other.player !== player && other.alike > alike - eitherPlayer,
    );
    // It counts for the squad, although the player remains undecided.
    players[row] = isEither ? null : player;
    done.add(row);
    used.add(player);
    score += alike;
  }
  return { entryId: squad.entryId, players, score };
}
