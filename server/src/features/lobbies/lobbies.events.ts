import * as log from '@one-dream/contract/events/lobbies.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { event, unlogged } from '../../platform/work/domain-events.ts';
import { aboutStage } from './lobbies.rules.ts';

/** Pages that show a tournament's stages, draws or list of matches refetch them. */
export const ofStage = (of: LoggedEvent) =>
  event(of, (facts: { stage: { name: string }; event: { id: string; title: string } }) => ({
    ...aboutStage(facts.stage, facts.event),
    live: { drawChanged: { tournamentId: facts.event.id } },
  }));

export const stageCreated = ofStage(log.stageCreated);
export const stageUpdated = ofStage(log.stageUpdated);
export const stageDeleted = ofStage(log.stageDeleted);
export const drawRolled = ofStage(log.drawRolled);
export const drawPublished = ofStage(log.drawPublished);

/**
 * Groups or slots of a draw that is published, or is just being published, changed: slot lists of its matches follow.
 */
export const drawChanged = unlogged(
  (_draw: {
    drawId: string;
    /** Actor; undefined for the clock. */
    viewer: Viewer | undefined;
    /** A host changed lobbies that wait before their start: those within 5 minutes of it follow, too. */
    evenFrozen?: boolean;
  }) => ({}),
);
