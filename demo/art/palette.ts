/** The site's colours, and those that only pictures use. */
export const palette = {
  ground: '#0B0E0C',
  raised: '#131814',
  line: '#2A332C',
  text: '#EDF2EA',
  quiet: '#9AA79C',
  flare: '#FFB31A',
  ink: '#1A1200',
  sea: '#080C0D',
  seaLine: '#18211F',
  red: '#FF5A4D',
} as const;

/** `amount` 0 is `from`, 1 is `to`; both `#RRGGBB`. */
export function mix({ from, to, amount }: { from: string; to: string; amount: number }): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
