import { type Duty, isAdmin, isOnDuty, isOwner, mayPay } from '@one-dream/contract/duties.ts';
import { endDisputeWindow } from '@one-dream/contract/features/disputes/disputes.ts';
import { startMatch } from '@one-dream/contract/features/matches/matches.ts';
import { publishResult } from '@one-dream/contract/features/results/results.ts';
import { createPreset } from '@one-dream/contract/features/standings/standings.presets.ts';
import {
  finaliseStage,
  reopenStage,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import { opensTo, type Viewer } from '../../calls/viewer.ts';

/** Permissions in the console of a tournament, by the gates of its calls and the rules behind them. */
export function consolePowers(who: { viewer: Viewer; held: readonly Duty[] }) {
  return {
    host: opensTo(startMatch, who),
    score: opensTo(publishResult, who),
    seeRooms: isOnDuty(who.viewer, who.held, ['caster', 'host']),
    administer: isAdmin(who.viewer),
    finish: opensTo(finaliseStage, who),
    endWindows: opensTo(endDisputeWindow, who),
    changePresets: opensTo(createPreset, who),
    reopen: opensTo(reopenStage, who),
    passOver: mayPassOver(who.viewer),
    pay: mayPay(who.viewer, who.held),
  };
}

/** Only the owner may override blockers of a final stage, or open disputes after the deadline. */
export function mayPassOver(viewer: Viewer): boolean {
  return isOwner(viewer);
}
