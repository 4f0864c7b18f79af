import type { NoticeKind } from '@one-dream/contract/notices.ts';
import {
  defineTexts as declare,
  englishOf,
  type Translatable,
  type Value,
  type ValuesOf,
} from '@one-dream/contract/texts.ts';
import type { WrittenNotice } from './work.ts';

/** A text of the notice's own, or one that several notices share. */
type Wording = string | Translatable | ((values: never) => Translatable);

interface NoticeRow {
  /** Its row in the table of notices; by default the one of its name. */
  kind?: string;
  /** Overrides the `about` that derives from the subject: `player {team}`. */
  about?: string;
  link?: string;
  title: Wording;
  description: Wording;
}

type Values = Readonly<Record<string, Value>>;

/** What all notices about a subject have in common, and the values for their texts that derive from it. */
interface Frame<Known extends Values> extends Pick<WrittenNotice, 'link' | 'about' | 'mark'> {
  values: Known;
}

type NeededBy<Text> = Text extends string
  ? ValuesOf<Text>
  : Text extends (values: infer Needed) => Translatable
    ? Needed
    : unknown;
type Missing<Row extends NoticeRow, Known> = Omit<
  NeededBy<Row['title']> &
    NeededBy<Row['description']> &
    (Row['about'] extends string ? ValuesOf<Row['about']> : unknown),
  keyof Known
>;
type KindIn<Rows extends Readonly<Record<string, NoticeRow>>, Name extends keyof Rows> = Extract<
  Rows[Name] extends { kind: infer Kind } ? Kind : Name,
  NoticeKind
>;
type Rest<Needed> = keyof Needed extends never ? [] : [values: Needed];

/** All notices of the loaded features, for the test that each is sent. */
export const declaredNotices: { name: string; kind: NoticeKind }[] = [];

/**
 * Declares a feature's notices about a subject, with their texts. The sender passes the values that a text needs and that do
 * not derive from the subject. The texts' keys are `<area>.<name>Title` and `<area>.<name>`.
 */
export function defineNotices<
  const Rows extends Readonly<Record<string, NoticeRow>>,
  Subject,
  const Known extends Values,
>(
  area: string,
  rows: Rows & {
    [Name in keyof Rows]: Name extends NoticeKind ? { kind?: NoticeKind } : { kind: NoticeKind };
  },
  frameOf: (subject: Subject) => Frame<Known>,
): {
  readonly [Name in keyof Rows]: (
    subject: Subject,
    ...values: Rest<Missing<Rows[Name], Known>>
  ) => WrittenNotice<KindIn<Rows, Name>>;
} {
  const notices = Object.entries<NoticeRow>(rows).map(([name, row]) => {
    const kind = (row.kind ?? name) as NoticeKind;
    declaredNotices.push({ name, kind });
    const title = toText(area, { name: `${name}Title`, wording: row.title });
    const description = toText(area, { name, wording: row.description });
    const write = (subject: Subject, given: Values = {}): WrittenNotice => {
      const { values: known, ...frame } = frameOf(subject);
      const values = { ...known, ...given };
      return {
        kind,
        ...frame,
        ...(row.link && { link: row.link }),
        ...(row.about && { about: fill(row.about, values) }),
        title: translate(title, values),
        description: translate(description, values),
      };
    };
    return [name, write];
  });
  return Object.fromEntries(notices);
}

type AnyText = Translatable | ((values: Values) => Translatable);

function toText(area: string, { name, wording }: { name: string; wording: Wording }): AnyText {
  const text = typeof wording === 'string' ? declare(area, { [name]: wording })[name] : wording;
  return text as AnyText;
}

/** Leaves out values that the text has no placeholder for. */
function translate(text: AnyText, values: Values): Translatable {
  if (typeof text !== 'function') return text;
  const { key } = text(values);
  const template = String(englishOf(key));
  const used = Object.entries(values).filter(([name]) =>
    [`{${name}}`, `{${name},`].some((place) => template.includes(place)),
  );
  return { key, values: Object.fromEntries(used) };
}

const fill = (about: string, values: Values) =>
  about.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
