import { defineEvent } from './event.ts';

export const seriesCreated = defineEvent('series.create', 'began the series');
export const seriesUpdated = defineEvent('series.update', 'changed the series');
export const seriesPaused = defineEvent('series.pause', 'paused the series');
export const seriesEnded = defineEvent('series.end', 'ended the series');
export const eveningSkipped = defineEvent('series.skip', 'left out the evening');
export const eveningBroughtBack = defineEvent('series.unskip', 'brought back the evening');
export const placeReserved = defineEvent('series.reserve', 'kept a place for');
export const placeUnreserved = defineEvent('series.unreserve', 'gave up the place of');
export const ladderEntered = defineEvent('ladder.entered', 'let onto the ladder');
export const ladderPromoted = defineEvent('ladder.promotion', 'moved up on the ladder');
export const ladderRelegated = defineEvent('ladder.relegation', 'moved down on the ladder');
export const ladderKept = defineEvent('ladder.kept', 'kept on its tier');
export const ladderAbsence = defineEvent('ladder.absence', 'moved down for absence');
export const ladderMovedByHand = defineEvent('ladder.by_hand', 'moved to another tier');
