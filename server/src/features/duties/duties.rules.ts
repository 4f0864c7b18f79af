import type { Duty } from '@one-dream/contract/duties.ts';
import { endDisputeWindow } from '@one-dream/contract/features/disputes.ts';
import { startMatch } from '@one-dream/contract/features/matches.ts';
import { publishResult } from '@one-dream/contract/features/results.ts';
import { createPreset } from '@one-dream/contract/features/standings.presets.ts';
import { finaliseStage, reopenStage } from '@one-dream/contract/features/standings.staff.ts';
import { isAdmin, opensTo, type Viewer } from '../../calls/viewer.ts';

/** Whether the viewer has one of these duties, or is an admin. */
export function maySee({
  viewer,
  held,
  duties,
}: {
  viewer: Viewer | undefined;
  held: readonly Duty[];
  duties: readonly Duty[];
}): boolean {
  return viewer !== undefined && (isAdmin(viewer) || held.some((duty) => duties.includes(duty)));
}

/** Permissions in the console of a tournament, by the gates of its calls and the rules behind them. */
export function consolePowers(who: { viewer: Viewer; held: readonly Duty[] }) {
  return {
    host: opensTo(startMatch, who),
    score: opensTo(publishResult, who),
    seeRooms: maySee({ ...who, duties: ['caster', 'host'] }),
    administer: isAdmin(who.viewer),
    finish: opensTo(finaliseStage, who),
    endWindows: opensTo(endDisputeWindow, who),
    changePresets: opensTo(createPreset, who),
    reopen: opensTo(reopenStage, who),
    passOver: mayPassOver(who.viewer),
    pay: mayPay(who),
  };
}

/** Only the owner may override blockers of a final stage, or open disputes after the deadline. */
export function mayPassOver(viewer: Viewer): boolean {
  return viewer.role === 'owner';
}

/**
 * Only the treasurer and the owner handle money. Admins, whom calls for duties let in, do not suffice: they would pay
 * what they have decided themselves.
 */
export function mayPay({ viewer, held }: { viewer: Viewer; held: readonly Duty[] }): boolean {
  return viewer.role === 'owner' || held.includes('treasurer');
}
