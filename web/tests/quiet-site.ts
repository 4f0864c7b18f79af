import { defaultReach } from '@one-dream/contract/notices.ts';
import { api } from './stub-api.ts';

/** The time of its clock. */
export const now = '2026-11-20T06:30:00.000Z';

/** Answers the background calls of every page, for a site without any activity. */
export function answerWithNothing(): void {
  const none = { data: [], nextCursor: null };
  api.answersUnlessTold('/notify/list', { ...none, unseen: 0 });
  api.answersUnlessTold('/team/get/{userId}', { team: null, invitelink: null });
  api.answersUnlessTold('/user/preferences', { data: defaultReach, isChosen: true });
  api.answersUnlessTold('/entries/mine', { data: [], now });
  api.answersUnlessTold('/matches/mine', { data: [], now });
  api.answersUnlessTold('/duties/mine', { data: [] });
  api.answersUnlessTold('/tournament/followed', { data: [] });
  api.answersUnlessTold('/noauth/tournament', none);
  api.answersUnlessTold('/matches/list/{tournamentId}', { data: [], now });
  api.answersUnlessTold('/admin/mail/refused', { data: [] });
  api.answersUnlessTold('/admin/notification/recipients', { data: [], everyone: 0 });
  api.answersUnlessTold('/admin/notifications/planned', { data: [] });
  api.answersUnlessTold('/standings/get/{tournamentId}', {
    data: {
      tournamentId: '',
      no: 0,
      changedAt: null,
      isCancelled: false,
      stages: [],
      stage: null,
    },
  });
  api.answersUnlessTold('/noauth/scrims', { today: '2026-11-20', data: [] });
  api.answersUnlessTold('/noauth/home', {
    data: { next: null, events: [], champions: null, arrivals: [], paidPaise: 0 },
  });
}
