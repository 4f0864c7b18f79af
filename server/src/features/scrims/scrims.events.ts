import type { Translatable } from '@one-dream/contract/texts.ts';
import { to, unlogged } from '../../platform/work/domain-events.ts';
import { scrimNotices } from './scrims.notices.ts';

interface Refused {
  leaderId: string;
  about: { team: string; event: string; tournamentId: string };
  why: Translatable | string;
}

/** Teams with a reserved place that could not be entered, in time to fix it and register. */
export const placesRefused = unlogged(({ teams }: { teams: readonly Refused[] }) => ({
  notices: teams.map(({ leaderId, about, why }) =>
    to([leaderId], scrimNotices.notEntered(about, { why })),
  ),
}));
