import { plural, t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';

/** A set-up step before an evening, in order of work. */
export type SetUpStep = {
  kind: 'announce' | 'teams' | 'stage' | 'plan' | 'draw';
  text: string;
  hint: string;
  isDone: boolean;
  /** Waiting for teams to register rather than for a host. */
  isWaiting: boolean;
};

/** Lists everything to do before the first match can start. */
export function setUpOf({
  phase,
  teams,
  stages,
  drawn,
  matches,
}: {
  phase: TournamentPhase;
  /** Teams with a slot. */
  teams: number;
  stages: number;
  /** A draw of the first stage is published. */
  drawn: boolean;
  matches: number;
}): SetUpStep[] {
  const isGathering = ['draft', 'announced', 'registration'].includes(phase);
  const teamWords = plural(teams, { one: '# team is in', other: '# teams are in' });
  return [
    {
      kind: 'announce',
      text: t`Announce it`,
      hint: phase === 'draft' ? t`Only staff see it until then.` : t`Everybody sees it.`,
      isDone: phase !== 'draft',
      isWaiting: false,
    },
    {
      kind: 'teams',
      text: t`Bring teams`,
      hint: t`Paste your sheet, or wait for teams to register.`,
      isDone: teams > 0,
      isWaiting: false,
    },
    {
      kind: 'stage',
      text: t`Make a stage`,
      hint: t`A template and two taps.`,
      isDone: stages > 0,
      isWaiting: false,
    },
    {
      kind: 'plan',
      text: t`Plan the matches`,
      hint: t`First start, spacing and maps, all in one form.`,
      isDone: matches > 0,
      isWaiting: stages === 0,
    },
    {
      kind: 'draw',
      text: t`Draw the lobbies`,
      hint: isGathering ? t`${teamWords}. Once registration is closed.` : `${teamWords}.`,
      isDone: drawn,
      isWaiting: stages === 0 || isGathering,
    },
  ];
}
