import type { StaffPosition } from '@one-dream/contract/features/applications/applications.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { asWritten, defineTexts, type Translatable } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

export const applicationNotices = defineNotices(
  'applicationNotices',
  {
    approved: {
      kind: 'applicationDecided',
      title: 'Your application is approved: {position}',
      description: 'Welcome to the staff as {position}. We will contact you on WhatsApp.',
    },
    rejected: {
      kind: 'applicationDecided',
      title: 'Your application was not successful',
      description: 'Thank you for applying as {position}. This time we chose someone else.',
    },
  },
  (position: string) => ({ values: { position: positionText(position) }, link: pathTo('joinUs') }),
);

const positionTexts = defineTexts('position', {
  'VC Mod (Voice Chat Moderator)': 'VC Mod (Voice Chat Moderator)',
  'Chat Mod (Chat Moderator)': 'Chat Mod (Chat Moderator)',
  Spectator: 'Spectator',
  'Scrims Manager': 'Scrims Manager',
  'Tournament Manager': 'Tournament Manager',
  'After Match Overall Standing Maker': 'After Match Overall Standing Maker',
  'Production Team Member': 'Production Team Member',
  'Caster for Live YouTube Broadcast': 'Caster for Live YouTube Broadcast',
});

const positions: Record<string, Translatable> = positionTexts satisfies Record<
  Exclude<StaffPosition, 'Other'>,
  Translatable
>;

/** A position of the list, or another one as its applicant wrote it. */
export function positionText(position: string): Translatable {
  return (Object.hasOwn(positions, position) && positions[position]) || asWritten(position);
}
