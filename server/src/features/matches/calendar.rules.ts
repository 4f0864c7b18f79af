import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';

/** How long a match is in a calendar. Minutes. */
const length = 40;

export interface CalendarMatch {
  id: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date;
  state: MatchState;
  /** Rises with every change. */
  version: number;
  changedAt: Date;
}

/**
 * Writes an iCalendar file (RFC 5545): CRLF, lines folded at 75 octets, a UID that stays with its match, a SEQUENCE
 * that rises with each change, so that calendar programs update and remove what they have.
 */
export function writeCalendar(calendar: {
  name: string;
  /** Follows the @ in each UID. */
  host: string;
  matches: readonly CalendarMatch[];
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(calendar.host)}//Match schedule//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(calendar.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...calendar.matches.flatMap((match) => writeEvent({ match, host: calendar.host })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function writeEvent({ match, host }: { match: CalendarMatch; host: string }): string[] {
  const end = new Date(match.startsAt.getTime() + length * 60_000);
  const isOff = match.state === 'cancelled' || match.state === 'void';
  return [
    'BEGIN:VEVENT',
    `UID:${match.id}@${host}`,
    `SEQUENCE:${match.version}`,
    `DTSTAMP:${utc(match.changedAt)}`,
    `DTSTART:${utc(match.startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(match.title)}`,
    `DESCRIPTION:${escapeText(match.description)}`,
    `URL:${match.url}`,
    `STATUS:${isOff ? 'CANCELLED' : match.state === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** `20261122T133000Z` */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds lines at 75 octets of UTF-8, never within a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // A folded line begins with a space, which counts.
    if (octets + size > 75) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  parts.push(part);
  return parts.join('\r\n ');
}
