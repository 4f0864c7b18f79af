/** Builds subscription links for calendar programs. @param url of the `.ics`, http or https */
export function calendarLinks(url: string): { google: string; apple: string } {
  // Opens the phone's own calendar, which offers to subscribe.
  const apple = url.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(apple)}`,
    apple,
  };
}
