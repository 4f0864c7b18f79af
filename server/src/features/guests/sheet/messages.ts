import { mostLines, tidyCell } from './cells.ts';

/** A line of a chat, without who sent it and when. */
export interface ChatLine {
  text: string;
  /** Begins a message, or stands below an empty line. */
  isFirst: boolean;
  /** Written by the app, not by a person: somebody joined, a picture was left out. */
  isOfApp: boolean;
}

const clock =
  /^\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?: ?(?:[ap]\.? ?m\b\.?|पूर्वाह्न|अपराह्न|बजे))?/iu;
const day =
  /^(?:\p{Nd}{1,4}[/.-]\p{Nd}{1,2}(?:[/.-]\p{Nd}{2,4})?|\p{Nd}{1,2} \p{L}{3,9}\.?(?:,? \p{Nd}{2,4})?|\p{L}{3,9}\.? \p{Nd}{1,2}(?:, \p{Nd}{4})?|today|yesterday|aaj|kal|आज|कल)/iu;
const dayThenClock = /^,? (?:at |को )?/iu;
const sender = /^ ?([^:]{1,60}):(?!\/) ?/u;

/** Takes a day and a time, in either order, or a time alone, off the beginning of a text. */
function afterStamp(text: string): { rest: string; hasDay: boolean } | undefined {
  const after = (pattern: RegExp, from: string) => {
    const found = pattern.exec(from);
    return found ? from.slice(found[0].length) : undefined;
  };
  const dated = after(day, text);
  const joined = dated === undefined ? undefined : after(dayThenClock, dated);
  const timed = joined === undefined ? undefined : after(clock, joined);
  if (timed !== undefined) return { rest: timed, hasDay: true };
  const time = after(clock, text);
  if (time === undefined) return undefined;
  const later = after(day, time.replace(/^,? /, ''));
  return later === undefined ? { rest: time, hasDay: false } : { rest: later, hasDay: true };
}

/**
 * Returns what follows the time and sender of a message: `[28/11, 8:01 pm] R: …` (WhatsApp on an iPhone, Telegram), `28/11/2026, 20:01 - R: …`
 * (its export on Android), `[8:01 pm, 28/11/2026] R: …` (its page). Without `R:` it is the app that speaks.
 */
function afterSender(line: string): { words: string; isOfApp: boolean } | undefined {
  const isBoxed = line.startsWith('[');
  const stamp = afterStamp(isBoxed ? line.slice(1) : line);
  const end = stamp && (isBoxed ? /^\]/ : /^ [-–—]/).exec(stamp.rest);
  if (!stamp || !end || (!isBoxed && !stamp.hasDay)) return undefined;
  const rest = stamp.rest.slice(end[0].length);
  const named = sender.exec(rest);
  return { words: rest.slice(named?.[0].length ?? 0).trim(), isOfApp: !named };
}

/** Line of its own above a message: `R, [28.11.2026 20:01]` (Telegram), `R — Today at 20:01` (Discord). */
function isAbove(line: string): boolean {
  if (line.length > 120) return false;
  const found = /(,? \[)|,? [-–—] | (?=(?:today|yesterday) at )/iu.exec(line);
  const stamp = found && afterStamp(line.slice(found.index + found[0].length));
  return Boolean(
    stamp && (found[1] ? /^\]:?$/.test(stamp.rest) : stamp.hasDay && /^:?$/.test(stamp.rest)),
  );
}

const ofApp =
  /^<?(?:media|image|video|audio|sticker|gif|document|photo) omitted>?$|^<attached: |^(?:this message was|you) deleted|message was deleted|end-to-end encrypted|using (?:this group'?s|a|an) invite link|^(?:waiting for this message|missed (?:voice|video) call|null$)|changed (?:the|this) group|^forwarded(?: many times)?$/i;

/** Lines of a chat's text, at most one more than may be read. */
export function readMessages(text: string): { lines: ChatLine[]; isStamped: boolean } {
  const lines: ChatLine[] = [];
  let isFirst = true;
  let isStamped = false;
  // Runs of empty lines are shortened first, and only as many lines are split as are read.
  const plain = text.replace(/^[\ufeff\s]+|\r/g, '').replace(/\n[ \t\n]*\n/g, '\n\n');
  for (const raw of plain.split('\n', mostLines * 2 + 2)) {
    if (lines.length > mostLines) break;
    const line = tidyCell(raw.replaceAll('\t', ' '));
    if (line === '' || isAbove(line)) {
      isStamped ||= line !== '';
      isFirst = true;
      continue;
    }
    const sent = afterSender(line);
    isStamped ||= sent !== undefined;
    isFirst ||= sent !== undefined;
    const words = sent?.words ?? line;
    const isOfApp = sent?.isOfApp || ofApp.test(words);
    if (words !== '')
      lines.push({ text: words.replace(/<this message was edited>$/i, ''), isFirst, isOfApp });
    isFirst = words === '' || isOfApp;
  }
  return { lines, isStamped };
}
