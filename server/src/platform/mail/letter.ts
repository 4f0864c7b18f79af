import { type Language, languages } from '@one-dream/contract/languages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import { frameTexts } from './mail.texts.ts';
import type { MailContent } from './mail-content.ts';

/** A mail before translation. */
export interface Letter {
  /** The team's crest or the event's banner: a stored picture. */
  picture?: { path: string; isWide: boolean };
  title: Said;
  /** Subject, if it differs from title and sender. */
  subject?: Said;
  /** Preheader of the mail. */
  preview: Said;
  /** Name for the greeting. */
  name?: string;
  lead?: readonly Said[];
  /** Heading of the news, if they follow the mail's main message. */
  also?: Said;
  news?: readonly { title: Said; description: Said; url: string }[];
  /** The only button. */
  action: { label: Said; url: string };
  after?: readonly Said[];
  small?: { lead: Said; label: Said; url: string };
}

interface Frame {
  language: Language;
  organisation: string;
  siteUrl: string;
}

export function sayLetter(letter: Letter, { language, ...common }: Frame): MailContent {
  const say = (said: Said) => sayIn(language, said);
  const { title, subject, preview, name = '', lead = [], news = [], action, after = [] } = letter;
  const { also, small } = letter;
  const { organisation } = common;
  return {
    ...common,
    picture: letter.picture,
    lang: languages[language].tag,
    subject: say(subject ?? frameTexts.subject({ title, organisation })),
    title: say(title),
    preview: say(preview),
    greeting: say(greet(name.trim())),
    lead: lead.map(say),
    also: also && say(also),
    news: news.map((one) => ({
      title: say(one.title),
      description: say(one.description),
      url: one.url,
    })),
    action: { label: say(action.label), url: action.url },
    ifBroken: say(frameTexts.ifBroken),
    after: after.map(say),
    small: small && { lead: say(small.lead), label: say(small.label), url: small.url },
    why: say(frameTexts.why({ organisation })),
  };
}

/** Names are user input, and must not carry a link to a stranger. */
function greet(name: string): Said {
  const isPlain = name.length <= 40 && !/[/\\@<>:]|\.\S|www/i.test(name);
  return isPlain && name ? frameTexts.hiName({ name }) : frameTexts.hi;
}
