import { toIsoDate } from '@one-dream/contract/calendar-days.ts';
import type { NoticeTopic, NotificationType } from '@one-dream/contract/features/notifications.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

/** What the product itself tells people, in one place. */
export type Notice =
  | { kind: 'player-joined'; player: string; team: string }
  | { kind: 'player-left'; player: string; team: string }
  | { kind: 'kicked'; team: string }
  | { kind: 'team-deleted'; team: string }
  | { kind: 'now-leader'; team: string }
  | { kind: 'registered'; team: string; tournament: string; tournamentId: string; slot: number }
  | { kind: 'cancelled'; team: string; tournament: string; tournamentId: string }
  | { kind: 'removed'; team: string; tournament: string; tournamentId: string }
  | { kind: 'opened' | 'live'; tournament: string; tournamentId: string }
  | { kind: 'moved'; tournament: string; tournamentId: string; startDate: string }
  | { kind: 'called-off'; tournament: string }
  | { kind: 'application-decided'; position: string; status: 'approved' | 'rejected' }
  | { kind: 'role-changed'; role: 'admin' | 'user' };

interface NoticeText {
  type: NotificationType;
  title: string;
  description: string;
  link: string;
}

/** In words, as features write their notices themselves; those of this list by their kind. */
export function writeNotice(notice: Notice | WrittenNotice): WrittenNotice {
  return 'kind' in notice ? { topic: topics[notice.kind], ...writeText(notice) } : notice;
}

function writeText(notice: Notice): NoticeText {
  switch (notice.kind) {
    case 'player-joined':
      return social(
        `${notice.player} joined ${notice.team}`,
        'Your squad has grown. See who is in it.',
      );
    case 'player-left':
      return social(
        `${notice.player} left ${notice.team}`,
        'Share your invite link to fill the place.',
      );
    case 'kicked':
      return social(
        `You are no longer in ${notice.team}`,
        'The leader took you out of the team. You can join or create another one.',
      );
    case 'team-deleted':
      return social(
        `${notice.team} was deleted`,
        'The team is gone. You can join or create another one.',
      );
    case 'now-leader':
      return social(
        `You lead ${notice.team} now`,
        'The account of the leader was deleted, and you have been in the team longest.',
      );
    case 'registered':
      return event(
        notice,
        `${notice.team} is registered`,
        `Slot ${notice.slot} of ${notice.tournament} is yours. The leader receives the private server credentials within 24 hours.`,
      );
    case 'cancelled':
      return event(
        notice,
        `${notice.team} gave its slot back`,
        `Your team is no longer registered for ${notice.tournament}.`,
      );
    case 'removed':
      return event(
        notice,
        `${notice.team} was taken out`,
        `An admin took your team out of ${notice.tournament}. Ask support if you do not know why.`,
      );
    case 'opened':
      return event(
        notice,
        `${notice.tournament} is open`,
        'Registration is open now. Slots go to who comes first.',
      );
    case 'live':
      return event(
        notice,
        `${notice.tournament} is live`,
        'Your tournament has begun. Get your squad into the lobby.',
      );
    case 'moved':
      return event(
        notice,
        `${notice.tournament} has a new start date`,
        notice.startDate
          ? `It starts on ${inWords(notice.startDate)} now. Your slot stays yours.`
          : 'The day is not set yet. Your slot stays yours.',
      );
    case 'called-off':
      return {
        type: 'event',
        title: `${notice.tournament} was called off`,
        description:
          'The organisers took the tournament down, and the slot of your team with it. See what else is on.',
        // Its own page is gone.
        link: pathTo('tournaments'),
      };
    case 'application-decided':
      return {
        type: 'achievement',
        title:
          notice.status === 'approved'
            ? 'Your application is approved'
            : 'Your application was not successful',
        description:
          notice.status === 'approved'
            ? `Welcome to the staff as ${notice.position}. We will contact you on WhatsApp.`
            : `Thank you for applying as ${notice.position}. This time we chose someone else.`,
        link: pathTo('joinUs'),
      };
    case 'role-changed':
      return notice.role === 'admin'
        ? {
            type: 'achievement',
            title: 'You are an admin now',
            description: 'The back office is open to you. Sign in again to use it.',
            link: pathTo('admin'),
          }
        : {
            type: 'other',
            title: 'You are no longer an admin',
            description: 'The back office is closed to your account.',
            link: pathTo('home'),
          };
  }
}

function social(title: string, description: string): NoticeText {
  return { type: 'social', title, description, link: pathTo('profile') };
}

function event(
  { tournamentId }: { tournamentId: string },
  title: string,
  description: string,
): NoticeText {
  return { type: 'event', title, description, link: pathTo('tournament', { id: tournamentId }) };
}

/** A text in which a mail program finds nothing to make a link of: names are typed in by whoever likes. */
export function withoutLinks(text: string): string {
  return text.replace(/[.:/@](?=\S)/g, '$&\u2060');
}

const topics: Record<Notice['kind'], NoticeTopic> = {
  'player-joined': 'team',
  'player-left': 'team',
  kicked: 'team',
  'team-deleted': 'team',
  'now-leader': 'team',
  registered: 'tournament',
  cancelled: 'tournament',
  removed: 'tournament',
  opened: 'tournament',
  live: 'tournament',
  moved: 'tournament',
  'called-off': 'tournament',
  'application-decided': 'staff',
  'role-changed': 'staff',
};

/** Whether a notice that a job tells of is one of this list. */
export function isListed(notice: unknown): boolean {
  const { kind } = (notice ?? {}) as { kind?: unknown };
  return typeof kind === 'string' && kind in topics;
}

/**
 * What a notice tells the state of: a newer one about the same makes it outdated, so that nobody is shown
 * 'Slot 25 is yours' after the slot was given back. Null where nothing does.
 */
export function aboutOf(notice: Notice | WrittenNotice): string | null {
  return 'kind' in notice ? aboutOfListed(notice) : (notice.about ?? null);
}

function aboutOfListed(notice: Notice): string | null {
  switch (notice.kind) {
    case 'registered':
    case 'cancelled':
    case 'removed':
      return `slot ${notice.tournamentId}`;
    case 'opened':
    case 'live':
    case 'moved':
      return `start ${notice.tournamentId}`;
    case 'player-joined':
    case 'player-left':
      return `player ${notice.team} ${notice.player}`;
    case 'kicked':
    case 'team-deleted':
    case 'now-leader':
      return `team ${notice.team}`;
    case 'role-changed':
      return 'role';
    default:
      return null;
  }
}

/** `11/28/2026` as `28 November 2026`. */
function inWords(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(toIsoDate(date) ?? ''),
  );
}
