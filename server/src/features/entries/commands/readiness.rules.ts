import { lineupMinimum } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { AppError } from '../../../errors.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import { describeLack } from '../registrations.rules.ts';
import type { CurrentEntry, EntriesState } from './entries-state.ts';

/** Counts an entry's players who can play now, and says what the others lack. */
export function readinessOf(
  current: Pick<EntriesState, 'teams'> & {
    tournament: Pick<EntriesState['tournament'], 'type' | 'min_lineup'>;
  },
  entry: Pick<CurrentEntry, 'teamId' | 'players' | 'guest'>,
): { needed: number; ready: number; lacks: Translatable[] } {
  const { type, min_lineup } = current.tournament;
  const needed = lineupMinimum({ type, minLineup: min_lineup });
  const members = current.teams.get(entry.teamId)?.members ?? [];
  const lacks: Translatable[] = [];
  let ready = 0;
  for (const player of entry.players) {
    const { userId, name } = player;
    if (entry.guest !== null && userId === null) {
      if (player.inGameId === '') lacks.push(guestEntryTexts.lacksId({ player: name }));
      else ready++;
      continue;
    }
    const member = members.find(({ id }) => id === userId);
    const lack = member ? describeLack(member) : entriesTexts.notInTeamAnyMore({ player: name });
    if (lack) lacks.push(lack);
    else ready++;
  }
  return { needed, ready, lacks };
}

/** @throws AppError NOT_READY with what is missing */
export function assertEnoughReady(...about: Parameters<typeof readinessOf>): void {
  const { needed, ready, lacks } = readinessOf(...about);
  if (ready >= needed) return;
  const first: Translatable = entriesTexts.notReady({ needed, ready });
  const all = lacks.reduce((before, next) => entriesTexts.sentences({ before, next }), first);
  throw new AppError('NOT_READY', all);
}
