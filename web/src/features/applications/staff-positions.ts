import { t } from '@lingui/core/macro';
import type { StaffPosition } from '@one-dream/contract/features/applications/applications.values.ts';

export const positionDescriptions = (): Record<StaffPosition, string> => ({
  'VC Mod (Voice Chat Moderator)': t`Sits in the voice channels on match days, moves teams to their rooms and keeps the talk fair.`,
  'Chat Mod (Chat Moderator)': t`Answers questions in Discord, removes spam and abuse, and calls an admin when it gets serious.`,
  Spectator: t`Watches lobbies from inside the game, records the key fights and reports what breaks the rules.`,
  'Scrims Manager': t`Runs the daily scrims: slot lists, room ids on time, and which teams move up a tier.`,
  'Tournament Manager': t`Plans a tournament from format to final: groups, schedule, rulebook and disputes.`,
  'After Match Overall Standing Maker': t`Takes the results of each match and publishes correct standings within minutes.`,
  'Production Team Member': t`Works on the broadcast: overlays, observing, replays and graphics for social media.`,
  'Caster for Live YouTube Broadcast': t`Commentates our live matches on YouTube in Hindi, English or a mix of both.`,
  Other: t`You can do something for us that is not on this list. Tell us what.`,
});
