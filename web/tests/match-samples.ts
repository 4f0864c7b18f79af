import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Match, OwnPart } from '@one-dream/contract/features/matches/matches.ts';
import type { StandingLine, Standings } from '@one-dream/contract/features/standings/standings.ts';
import { newId } from './samples.ts';

/** A match of this evening, by the clock of the test's machine: its room comes in 15 minutes, its start in 30. */
export function newMatch(change: Partial<Match> = {}): Match {
  return {
    _id: newId(),
    tournamentId: newId(),
    stageId: newId(),
    stage: 'Grand Finals',
    format: 'single',
    no: 2,
    attempt: 1,
    replayOf: null,
    groups: ['A'],
    map: 'Erangel',
    recall: false,
    startsAt: inMinutes(30),
    state: 'scheduled',
    reason: '',
    roomAt: inMinutes(15),
    roomHiddenAt: inMinutes(60),
    frozenAt: inMinutes(25),
    startedAt: null,
    endedAt: null,
    publishedVersion: null,
    slotsVersion: 1,
    slotsChangedAt: inMinutes(-10),
    version: 1,
    ...change,
  };
}

export function newOwnPart(change: Partial<OwnPart> = {}): OwnPart {
  return {
    entryId: newId(),
    team: 'Monsoon Mavericks',
    roomSlot: 11,
    group: 'A',
    room: 'waiting',
    ...change,
  };
}

/** The room of a match as a player of the lobby sees it. */
export function newRoom() {
  return {
    no: 1,
    roomId: '4471902',
    password: 'drop',
    note: '',
    team: 'Monsoon Mavericks',
    roomSlot: 11,
    hiddenAt: inMinutes(50),
  };
}

type EntryChange = Partial<Omit<OwnEntry, 'tournament' | 'can'>> & {
  tournament?: Partial<OwnEntry['tournament']>;
  can?: Partial<OwnEntry['can']>;
};

/** A team's own entry, seen by its leader. */
export function newOwnEntry({ tournament, can, ...change }: EntryChange = {}): OwnEntry {
  return {
    entryId: newId(),
    state: 'registered',
    slot: 11,
    place: null,
    team: { _id: newId(), name: 'Monsoon Mavericks', logo: '' },
    tournament: {
      _id: newId(),
      title: 'Prime Time Showdown #6',
      banner: '',
      kind: 'event',
      game: 'BGMI',
      type: 'SQUAD',
      status: 'CLOSED',
      regClosesAt: null,
      checkinOpensAt: null,
      checkinClosesAt: null,
      firstMatchAt: null,
      dailyCheckIn: false,
      cancelled: null,
      ...tournament,
    },
    isLeader: true,
    checkedIn: null,
    lineup: { needed: 4, ready: 4 },
    lacks: [],
    players: [],
    reason: '',
    withdrawAsked: false,
    can: {
      checkIn: false,
      undoCheckIn: false,
      withdraw: false,
      askToWithdraw: false,
      setLineup: false,
      ...can,
    },
    ...change,
  };
}

/** A team's line in a table. */
export function newLine(change: Partial<StandingLine> = {}): StandingLine {
  return {
    entryId: newId(),
    teamId: newId(),
    name: 'Monsoon Mavericks',
    logo: '',
    number: 1,
    rank: 1,
    isTied: false,
    isRuled: false,
    standing: 'in',
    isChampion: false,
    isEligible: false,
    played: 1,
    wwcd: 0,
    placementX10: 100,
    elims: 8,
    elimX10: 80,
    adjustmentX10: 0,
    totalX10: 180,
    moved: 0,
    band: null,
    matches: [],
    ...change,
  };
}

/** Standings of one stage with one table of these lines. */
export function newStandings(
  rows: StandingLine[],
  { match, ...change }: { match: Match } & Partial<Standings>,
): Standings {
  const preset = {
    _id: newId(),
    presetId: newId(),
    name: 'BGMI 10',
    game: 'BGMI' as const,
    no: 1,
    placementX10: [100, 60, 50, 40, 30, 20, 10, 10],
    elimX10: 10,
    elimCap: null,
    tieBreaks: ['wwcd' as const],
    labels: { elim: 'Elim', elims: 'Elims', win: 'WWCD' },
    isDelivered: true,
  };
  return {
    tournamentId: match.tournamentId,
    no: 1,
    changedAt: inMinutes(-5),
    isCancelled: false,
    stages: [
      { _id: match.stageId, name: match.stage, isFinal: false, hasResults: true, groups: [] },
    ],
    stage: {
      _id: match.stageId,
      name: match.stage,
      format: 'single',
      isFinal: false,
      preset,
      presets: [preset],
      bands: [],
      bestOfRest: null,
      matchPoint: null,
      tables: [
        {
          group: null,
          rows,
          matches: [],
          remaining: 1,
          control: {
            wwcd: { found: 1, expected: 1 },
            placementX10: { found: 320, expected: 320 },
            elims: [],
          },
        },
      ],
      otherGroups: [],
      adjustments: [],
    },
    ...change,
  };
}

/** ISO 8601, so many minutes from now. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
