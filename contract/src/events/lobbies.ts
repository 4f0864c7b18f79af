import { defineEvent } from './event.ts';

export const drawRolled = defineEvent('draw.roll', 'rolled the draw of');
export const drawPublished = defineEvent('draw.publish', 'published the draw of');
export const entryMoved = defineEvent('draw.move', 'moved a team in the draw of');
export const slotsArranged = defineEvent('draw.slots', 'changed the slots of');
export const drawnTeamReplaced = defineEvent('draw.replace', 'replaced a team in the draw of');
export const lobbiesMerged = defineEvent('draw.merge', 'merged two lobbies in the draw of');
export const drawFollowed = defineEvent('draw.follow', 'filled the vacant slots of');
export const stageCreated = defineEvent('stage.create', 'created the stage');
export const stageUpdated = defineEvent('stage.update', 'changed the stage');
export const stageDeleted = defineEvent('stage.delete', 'deleted the stage');
