import { defineTexts } from '../texts.ts';

export const issueTexts = defineTexts('resultIssue', {
  aTeam: 'A team',
  notInLobby: 'This team is not in the lobby of this match.',
  twoRows: '{team} has two rows.',
  noRow: '{team} has no row. If it did not play, mark it absent.',
  placedTwice:
    '{count, plural, =2 {{teams} are both placed {placement}.} other {{teams} are all placed {placement}.}}',
  noPlacement: '{team} has no placement.',
  noPlacementOf: '{team} has no placement. Free: {free}.',
  placedOutside: '{team} is placed {placement}, but {count} teams played: 1 to {count}.',
  allAbsent: 'Every team is absent. Cancel the match instead.',
  noElims: 'Elims of {team} are missing. Enter 0 for none.',
  wrongElims: 'Elims of {team} have to be a whole number, 0 to 99.',
  mostElims: '{team} cannot have more than {most} elims.',
  wrongFielded:
    '{team} played with 1 to {lineup} players. If nobody was in the room, mark it absent.',
  elimsOverPlayers:
    '{elims} elims, but with {players} players and no recall there can be {most} at most. Was recall on?',
  elimsOverOthers: '{team} has {elims} elims; the other teams had {others} players.',
  elimsMany: '{elims} elims with {players} players is a lot. Is that right?',
  elimsFew: "Only {elims} elims with {players} players. Is a team's number missing?",
  recallDoubted: '{elims} elims with {players} players: was recall on?',
  teamElimsMany: '{team} has {elims} elims. Is that right?',
  winnerWithoutElims: '{team} won without an elim. Is that right?',
  playersDiffer: 'The players of {team} have {sum} elims, the team has {elims}.',
  observerElims: '{team}: the observer file has {seen} elims, the draft {typed}.',
  observerPlacement: '{team}: the observer file has placement {seen}, the draft {typed}.',
  none: 'none',
  unknownPlayers: '{team} has a player in its row who is not on the roster, or one twice.',
  notStarted: 'This match was not started. Publishing counts as its start.',
});

/** Warnings about a pasted block or an observer file. */
export const importTexts = defineTexts('import', {
  slotOfNobody: "Slot {slot} is nobody's in this lobby, but {players} played in it.",
  somebody: 'Somebody',
  notOnRoster: '{player} played for {team} and is not on its roster.',
  twoPlacements: 'The file has more than one placement for {team}.',
  notANumber: '“{text}” is not a whole number from {least} to {most}.',
  notPoints: '“{text}” is not a number of points.',
  totalDiffers: 'The block says {pasted} points, its cells are worth {computed}.',
});

/** Parts of a sentence about a correction: `eliminations of Team X 6 → 7`. */
export const changeTexts = defineTexts('change', {
  added: '{team} added',
  takenOut: '{team} taken out',
  status: '{team} {before} → {after}',
  placement: 'placement of {team} {before} → {after}',
  elims: 'eliminations of {team} {before} → {after}',
  fielded: 'players of {team} {before} → {after}',
  playerElims: 'eliminations by player of {team}',
  played: 'played',
  absent: 'absent',
  disqualified: 'disqualified',
});

export const bandTexts = defineTexts('band', {
  twice: 'Rank {rank} is in two ranges.',
  nowhere: 'Say where rank {rank} goes.',
  allNowhere: 'Say where ranks {from}–{to} go.',
  backwards: 'A range ends before it begins.',
  notToTheLast: 'The last range has to reach the last rank.',
  inGroup: 'Group {group}: {problem}',
});

export const presetTexts = defineTexts('preset', {
  places: 'At most {places} places can have points.',
  place: 'A place is worth 0 to 100 points, in steps of 0.1.',
  elim: 'An elim is worth 0 to 10 points, in steps of 0.1.',
  cap: 'The cap is a whole number from 1 to 99, or none.',
  tieBreak: 'Choose tie-breaks from the list.',
  tieBreakTwice: 'Each tie-break can stand in the list once.',
  worthless: 'With these points every team ends on 0.',
  rising: 'Place {place} is worth more than place {before}. Is that intended?',
  noTieBreaks: 'Without tie-breaks every equal total has to be decided by hand.',
});
