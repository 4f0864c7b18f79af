import { isoDateInIndia } from '@one-dream/contract/calendar-days.ts';
import type { Match, SlotRow } from '@one-dream/contract/features/matches/matches.ts';
import { mapHue } from '@one-dream/contract/map-hue.ts';
import {
  type DayValue,
  day,
  type MomentValue,
  moment,
  type Translatable,
} from '@one-dream/contract/texts.ts';
import { pictureTexts as texts } from '../../pictures.texts.ts';
import type { Canvas } from '../../platform/drawing/canvas.ts';
import { colours, drawCrest, drawPanel, type Frame, isWide } from './picture-frame.drawing.ts';

/** Draws a slot list in as many columns as fit, with large numbers, which players look for. */
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

/** `Sun 22 Nov`, in India. */
export function dayOf(at: string): DayValue {
  return day(isoDateInIndia(new Date(at)), 'shortWeekday');
}

/** `20:45 IST`. */
export function clockOf(at: string): MomentValue {
  return moment(at, 'time');
}

const words: Partial<Record<Match['state'], Translatable>> = {
  playing: texts.live,
  results_in: texts.checked,
  published: texts.played,
  final: texts.played,
  postponed: texts.postponed,
  cancelled: texts.cancelled,
};

/** Draws matches with map, day and hour in India. */
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
    const groups =
      match.format !== 'single' &&
      match.groups.length > 0 &&
      canvas.translateText(texts.group({ group: match.groups.join(' + ') }));
    const state = words[match.state];
    const isOff = match.state === 'cancelled' || match.state === 'postponed';
    const timeWidth = canvas.text({
      text: canvas.translateText(
        isOff && state ? state : texts.value({ value: clockOf(match.startsAt) }),
      ),
      typeface: 'numeral',
      size: 46,
      x: right - 24,
      y: middle + 2,
      align: 'right',
      fill: isOff ? colours.quiet : colours.text,
    });
    canvas.text({
      text: canvas.translateText(texts.value({ value: dayOf(match.startsAt) })),
      typeface: 'text',
      size: 24,
      x: right - 24,
      y: middle + 34,
      align: 'right',
      fill: colours.quiet,
    });
    canvas.text({
      text: canvas.translateText(texts.matchTitle({ no: match.no, map: match.map })),
      typeface: 'numeral',
      size: 46,
      x: left + 34,
      y: middle + 2,
      maxWidth: width - timeWidth - 90,
      fill: colours.text,
    });
    canvas.text({
      text: [match.stage, groups, !isOff && state && canvas.translateText(state)]
        .filter(Boolean)
        .join(' · '),
      typeface: 'text',
      size: 24,
      x: left + 34,
      y: middle + 34,
      maxWidth: width - 260,
      fill: match.state === 'playing' ? colours.live : colours.quiet,
    });
  }
}
