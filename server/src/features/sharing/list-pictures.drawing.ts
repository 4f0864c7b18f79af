import type { Match, SlotRow } from '@one-dream/contract/features/matches.ts';
import { mapHue } from '@one-dream/contract/map-hue.ts';
import type { Canvas } from '../../platform/lettering/canvas.ts';
import { colours, drawCrest, drawPanel, type Frame, isWide } from './picture-frame.drawing.ts';

/** A slot list in as many columns as fit: the number large, as players look for it. */
export function drawSlots(
  canvas: Canvas,
  { frame, slots }: { frame: Frame; slots: readonly SlotRow[] },
): void {
  const wide = isWide(canvas);
  const columns = wide ? (slots.length > 16 ? 3 : 2) : slots.length > 12 ? 2 : 1;
  const perColumn = Math.max(1, Math.ceil(slots.length / columns));
  const gap = 24;
  const width = (frame.right - frame.left - gap * (columns - 1)) / columns;
  const height = Math.min(112, Math.floor((frame.bottom - frame.top) / perColumn));
  for (const [index, slot] of slots.entries()) {
    const left = Math.round(frame.left + Math.floor(index / perColumn) * (width + gap));
    const top = frame.top + (index % perColumn) * height;
    drawPanel(canvas, {
      left,
      top,
      right: Math.round(left + width),
      bottom: top + height - 8,
      chamfer: 12,
    });
    const middle = top + (height - 8) / 2;
    canvas.text({
      text: String(slot.roomSlot),
      typeface: 'numeral',
      size: Math.min(56, height * 0.72),
      x: left + 48,
      y: middle + Math.min(56, height * 0.72) * 0.31,
      align: 'center',
      fill: colours.flare,
    });
    const crest = Math.min(56, height - 22);
    drawCrest(canvas, {
      name: slot.name,
      logo: slot.logo,
      x: left + 92,
      y: middle - crest / 2,
      size: crest,
    });
    const nameX = left + 92 + crest + 16;
    canvas.text({
      text: slot.name,
      typeface: 'strong',
      size: Math.min(30, height * 0.42),
      x: nameX,
      y: middle + 10,
      maxWidth: left + width - nameX - 20,
      fill: colours.text,
    });
  }
}

const ist = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options });
const clock = ist({ hour: '2-digit', minute: '2-digit' });
const day = ist({ weekday: 'short', day: 'numeric', month: 'short' });

/** `Sun 22 Nov`, in India. */
export function dayOf(moment: string): string {
  return day.format(new Date(moment)).replace(',', '');
}

/** `20:45 IST`. */
export function clockOf(moment: string): string {
  return `${clock.format(new Date(moment))} IST`;
}

const words: Partial<Record<Match['state'], string>> = {
  playing: 'Live now',
  results_in: 'Result is being checked',
  published: 'Played',
  final: 'Played',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
};

/** Matches with map, day and hour in India. */
export function drawSchedule(
  canvas: Canvas,
  { frame, matches }: { frame: Frame; matches: readonly Match[] },
): void {
  const columns = isWide(canvas) && matches.length > 6 ? 2 : 1;
  const perColumn = Math.max(1, Math.ceil(matches.length / columns));
  const gap = 24;
  const width = (frame.right - frame.left - gap * (columns - 1)) / columns;
  const height = Math.min(150, Math.floor((frame.bottom - frame.top) / perColumn));
  for (const [index, match] of matches.entries()) {
    const left = Math.round(frame.left + Math.floor(index / perColumn) * (width + gap));
    const right = Math.round(left + width);
    const top = frame.top + (index % perColumn) * height;
    const bottom = top + height - 10;
    drawPanel(canvas, { left, top, right, bottom, chamfer: 14 });
    const hue = mapHue(match.map) ?? colours.line;
    canvas.shape(`<path d="M${left} ${top}h10V${bottom}h-10z" fill="${hue}"/>`);
    const middle = (top + bottom) / 2;
    const groups = match.groups.length > 0 ? `Group ${match.groups.join(' + ')}` : '';
    const isOff = match.state === 'cancelled' || match.state === 'postponed';
    const timeWidth = canvas.text({
      text: isOff ? (words[match.state] ?? '') : clockOf(match.startsAt),
      typeface: 'numeral',
      size: 46,
      x: right - 24,
      y: middle + 2,
      align: 'right',
      fill: isOff ? colours.quiet : colours.text,
    });
    canvas.text({
      text: dayOf(match.startsAt),
      typeface: 'text',
      size: 24,
      x: right - 24,
      y: middle + 34,
      align: 'right',
      fill: colours.quiet,
    });
    canvas.text({
      text: `Match ${match.no} · ${match.map}`,
      typeface: 'numeral',
      size: 46,
      x: left + 34,
      y: middle + 2,
      maxWidth: width - timeWidth - 90,
      fill: colours.text,
    });
    canvas.text({
      text: [match.stage, groups, isOff ? '' : words[match.state]].filter(Boolean).join(' · '),
      typeface: 'text',
      size: 24,
      x: left + 34,
      y: middle + 34,
      maxWidth: width - 260,
      fill: match.state === 'playing' ? colours.live : colours.quiet,
    });
  }
}
