import type { Duty } from '../duties.ts';
import type { StaffPosition } from './applications.ts';

/** The duty matching a position; null if its work is on Discord, or unclear. */
export const dutyOfPosition: Record<StaffPosition, Duty | null> = {
  'VC Mod (Voice Chat Moderator)': null,
  'Chat Mod (Chat Moderator)': null,
  Spectator: 'caster',
  'Scrims Manager': 'host',
  'Tournament Manager': 'host',
  'After Match Overall Standing Maker': 'scorer',
  'Production Team Member': 'caster',
  'Caster for Live YouTube Broadcast': 'caster',
  Other: null,
};
