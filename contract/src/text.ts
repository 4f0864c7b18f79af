/**
 * The only place that normalises text. Sorting a long run of combining marks takes quadratic time: 400 KB of them would
 * block a process for 13 s. Fields therefore check the raw length first (`fields.ts`) and reject text that is not
 * stream-safe; here the excess of such a run is dropped for every caller.
 */

/** Maximum run of marks in Unicode's "stream-safe text" (UAX #15, section 13). No script needs as many. */
const marksInARow = 30;

const plain = /^\p{ASCII}*$/u;
const marks = /\p{M}+/gu;

/** Whether it has no run of combining marks that would be slow to normalise. */
export function isStreamSafe(text: string): boolean {
  if (plain.test(text)) return true;
  for (const [run] of text.matchAll(marks)) if (run.length > marksInARow) return false;
  return true;
}

/**
 * Whether marks are piled up on a letter until they cover other lines. Scripts of India need four at most; six also leave
 * room for decorated names.
 */
export function hasPiledMarks(text: string): boolean {
  return /\p{M}{7}/u.test(text);
}

/** Normalises in linear time. `NFC`: for display. `NFKC`: for comparison. */
export function normalised(text: string, form: 'NFC' | 'NFKC'): string {
  if (plain.test(text)) return text;
  return text.replace(marks, (run) => run.slice(0, marksInARow)).normalize(form);
}

// Characters that look like a space but are not one by their category: Braille's blank pattern, a blank note head, and the fillers of
// Hangul, which are letters and yet ignorable by default.
const filler = /[\u2800\u{1d159}]|(?=\p{L})\p{Default_Ignorable_Code_Point}/gu;

/** Whether it has characters that look like spaces but are not; games sell them as "invisible names". */
export function hasFillers(text: string): boolean {
  return text.search(filler) !== -1;
}

// Stays, because the text would read differently without it: joiners of Indian scripts, Arabic and emoji, variants of emoji, the
// letters in a region's flag. Overrides of direction are no accident of copying; they stay to be rejected.
const invisible =
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}|(?<![\p{M}\p{Script=Arabic}\p{Script=Syriac}\u0900-\u0dff\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|(?<![\p{Extended_Pictographic}#*\d])[\ufe0e\ufe0f]|(?!\u200c|\u200d|\ufe0e|\ufe0f|\u202d|\u202e)[\p{Default_Ignorable_Code_Point}\ufff0-\ufffc]/gu;
const flag = /^\u{1f3f4}/u;

/**
 * Removes invisible characters that come along when text is copied: zero-width and soft characters, marks of direction, tags.
 * Fillers become spaces.
 */
export function withoutInvisible(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(filler, ' ').replace(invisible, (found) => (flag.test(found) ? found : ''));
}

/** Line breaks of every kind as LF; Word's vertical tab is one. */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
}

/** Whether there is anything to see: spaces and marks alone are nothing. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text));
}

// Control characters except tab and line break, lone surrogates, overrides of direction, and noncharacters.
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}\u202d\u202e\ufffd\p{Noncharacter_Code_Point}]/u;

/** The text before the first character that cannot be used, on its line; `undefined` if all can. */
export function beforeForbidden(text: string): string | undefined {
  const at = text.search(forbidden);
  if (at === -1) return undefined;
  const line = text.slice(0, at).split('\n').at(-1) ?? '';
  return [...line].slice(-20).join('').trim();
}

/** Removes what no field accepts, from a line written by a program rather than a person. */
export function withoutForbidden(text: string): string {
  return [...withoutInvisible(text)].filter((sign) => !forbidden.test(sign)).join('');
}
