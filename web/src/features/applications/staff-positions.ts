import type { StaffPosition } from '@one-dream/contract/features/applications.ts';

/** What whoever holds a position does. */
export const positionDescriptions: Record<StaffPosition, string> = {
  'VC Mod (Voice Chat Moderator)':
    'Sits in the voice channels on match days, moves teams to their rooms and keeps the talk fair.',
  'Chat Mod (Chat Moderator)':
    'Answers questions in Discord, removes spam and abuse, and calls an admin when it gets serious.',
  Spectator:
    'Watches lobbies from inside the game, records the key fights and reports what breaks the rules.',
  'Scrims Manager':
    'Runs the daily scrims: slot lists, room ids on time, and which teams move up a tier.',
  'Tournament Manager':
    'Plans a tournament from format to final: groups, schedule, rulebook and disputes.',
  'After Match Overall Standing Maker':
    'Takes the results of each match and publishes correct standings within minutes.',
  'Production Team Member':
    'Works on the broadcast: overlays, observing, replays and graphics for social media.',
  'Caster for Live YouTube Broadcast':
    'Commentates our live matches on YouTube in Hindi, English or a mix of both.',
  Other: 'You can do something for us that is not on this list. Tell us what.',
};
