const dayMs = 24 * 60 * 60 * 1000;
/** India is 5:30 ahead of UTC all year. */
const indiaMs = 5.5 * 60 * 60 * 1000;

/** Calendar days in Asia/Kolkata, counted from today; today is 0. */
export interface Days {
  /** `MM/DD/YYYY`. */
  date: (day: number) => string;
  /** The first such weekday at or after a day. @param weekday Sunday is 0 */
  next: (weekday: number, from: number) => number;
}

export function daysFrom(now: Date): Days {
  const midnightMs = Math.floor((now.getTime() + indiaMs) / dayMs) * dayMs;
  const calendarDay = (day: number) => new Date(midnightMs + day * dayMs);
  return {
    date: (day) => {
      const [year, month, date] = calendarDay(day).toISOString().slice(0, 10).split('-');
      return `${month}/${date}/${year}`;
    },
    next: (weekday, from) => from + ((weekday - calendarDay(from).getUTCDay() + 7) % 7),
  };
}
