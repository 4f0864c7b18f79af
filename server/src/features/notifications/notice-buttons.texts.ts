import type { NoticeButton } from '@one-dream/contract/notices.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { defineTexts } from '@one-dream/contract/texts.ts';

/** Labels of the one button in a mail, by where it leads. */
export const noticeButtonTexts = defineTexts('noticeButtons', {
  team: 'Open my team',
  tournament: 'Open the tournament',
  match: 'Open the match',
  waiting: 'See what waits for you',
  fairPlay: 'Open Fair play',
  prizes: 'Open My prizes',
  room: 'Go to the room',
  completeProfile: 'Complete my profile',
  decideJoin: 'Accept or decline',
  profile: 'Open my profile',
  console: 'Open the console',
  checkIn: 'Check in',
  takeSlot: 'Take the slot',
  register: 'Register now',
  standings: 'See the standings',
  slotList: 'See the slot list',
  role: 'See your role',
  application: 'See your application',
  site: 'Open it on the site',
}) satisfies Record<NoticeButton, Translatable>;
