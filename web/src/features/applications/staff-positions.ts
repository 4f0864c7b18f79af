import { t } from '@lingui/core/macro';
import type { StaffPosition } from '@one-dream/contract/features/applications.ts';

/** What whoever holds a position does. */
export const positionDescriptions: Record<StaffPosition, string> = {
  get 'VC Mod (Voice Chat Moderator)'() {
    return t`Sits in the voice channels on match days, moves teams to their rooms and keeps the talk fair.`;
  },
  get 'Chat Mod (Chat Moderator)'() {
    return t`Answers questions in Discord, removes spam and abuse, and calls an admin when it gets serious.`;
  },
  get Spectator() {
    return t`Watches lobbies from inside the game, records the key fights and reports what breaks the rules.`;
  },
  get 'Scrims Manager'() {
    return t`Runs the daily scrims: slot lists, room ids on time, and which teams move up a tier.`;
  },
  get 'Tournament Manager'() {
    return t`Plans a tournament from format to final: groups, schedule, rulebook and disputes.`;
  },
  get 'After Match Overall Standing Maker'() {
    return t`Takes the results of each match and publishes correct standings within minutes.`;
  },
  get 'Production Team Member'() {
    return t`Works on the broadcast: overlays, observing, replays and graphics for social media.`;
  },
  get 'Caster for Live YouTube Broadcast'() {
    return t`Commentates our live matches on YouTube in Hindi, English or a mix of both.`;
  },
  get Other() {
    return t`You can do something for us that is not on this list. Tell us what.`;
  },
};
