import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

test('the address of a calendar, for the programs that follow it', () => {
  expect(calendarLinks('https://ode.example/calendar/team/a.b.ics')).toEqual({
    apple: 'webcal://ode.example/calendar/team/a.b.ics',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fode.example%2Fcalendar%2Fteam%2Fa.b.ics',
  });
});
