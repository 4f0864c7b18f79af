import type { Duty } from '../../duties.ts';

export const staffPositions = [
  'VC Mod (Voice Chat Moderator)',
  'Chat Mod (Chat Moderator)',
  'Spectator',
  'Scrims Manager',
  'Tournament Manager',
  'After Match Overall Standing Maker',
  'Production Team Member',
  'Caster for Live YouTube Broadcast',
  'Other',
] as const;
export type StaffPosition = (typeof staffPositions)[number];

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
