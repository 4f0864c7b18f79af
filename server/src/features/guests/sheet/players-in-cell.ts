import { type ReadPlayer, readIdCell, readPlayer, wordsOf } from './game-id-in-text.ts';
import { saysNothing } from './nothing.ts';

const numbering = /^\s*(?:player\s*)?\p{Nd}{1,2}\s*[.):]\s*/iu;
const mention = /<@!?\d+>|@\S+/g;

/** Reads all players that a cell names, in any notation: a line each, with commas, `name, id, name, id`. */
export function readPlayers(cell: string): ReadPlayer[] {
  const text = cell.replace(mention, ' ');
  const pieces = text.split(/[\n;,|•]/).filter((piece) => !saysNothing(piece));
  const apart = pieces.length === 1 ? (pieces[0] ?? '').split(' / ') : pieces;
  const players = apart
    .flatMap(atEachId)
    .filter((piece) => !saysNothing(piece))
    .map((piece) => readPlayer(piece.replace(numbering, '')))
    .filter(({ name, id, wrongId }) => name !== '' || id !== '' || wrongId);
  return pairUp(players);
}

/** Splits `Mortal 5123456789 Viper 5987654321`: an id ends a player, or begins one if the piece begins with an id. */
function atEachId(piece: string): string[] {
  const words = wordsOf(piece.trim());
  const isId = (word: string) => /^\p{Nd}{8,14}$/u.test(word) && readIdCell(word).id !== '';
  if (words.filter(isId).length < 2) return [piece];
  const leads = isId(words[0] ?? '') && !isId(words.at(-1) ?? '');
  const pieces: string[][] = [[]];
  for (const word of words) {
    if (leads && isId(word) && pieces.at(-1)?.length) pieces.push([]);
    pieces.at(-1)?.push(word);
    if (!leads && isId(word)) pieces.push([]);
  }
  return pieces.filter((part) => part.length > 0).map((part) => part.join(' '));
}

/** Pairs names and ids that stand apart: a name with the id after it, or all names with the ids after them. */
function pairUp(players: ReadPlayer[]): ReadPlayer[] {
  const hasId = (player: ReadPlayer) => player.id !== '' || player.wrongId !== undefined;
  const isNameAlone = (player: ReadPlayer) => player.name !== '' && !hasId(player);
  const isIdAlone = (player: ReadPlayer) => player.name === '' && hasId(player);
  const names = players.filter(isNameAlone);
  const ids = players.filter(isIdAlone);
  if (ids.length === 0 || ids.length + names.length !== players.length) return players;
  if (names.length === ids.length)
    return names.map(({ name }, index) => ({ ...ids[index], name }) as ReadPlayer);
  return players;
}
