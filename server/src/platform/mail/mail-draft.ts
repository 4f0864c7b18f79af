import { type Language, languages } from '@one-dream/contract/languages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { frameTexts } from './mail.texts.ts';
import type { MailContent } from './mail-content.ts';

/** A mail before translation. */
export interface MailDraft {
  /** The team's crest or the event's banner: a stored picture. */
  picture?: { path: string; isWide: boolean };
  title: Translatable;
  /** Subject, if it differs from title and sender. */
  subject?: Translatable;
  /** Preheader of the mail. */
  preview: Translatable;
  /** Name for the greeting. */
  name?: string;
  lead?: readonly Translatable[];
  /** Heading of the news, if they follow the mail's main message. */
  also?: Translatable;
  news?: readonly { title: Translatable; description: Translatable; url: string }[];
  /** The only button. */
  action: { label: Translatable; url: string };
  after?: readonly Translatable[];
  small?: { lead: Translatable; label: Translatable; url: string };
}

interface Frame {
  language: Language;
  organisation: string;
  siteUrl: string;
}

export function translateMail(draft: MailDraft, { language, ...common }: Frame): MailContent {
  const translate = (text: Translatable) => translateTo(language, text);
  const { title, subject, preview, name = '', lead = [], news = [], action, after = [] } = draft;
  const { also, small } = draft;
  const { organisation } = common;
  return {
    ...common,
    picture: draft.picture,
    lang: languages[language].tag,
    subject: translate(subject ?? frameTexts.subject({ title, organisation })),
    title: translate(title),
    preview: translate(preview),
    greeting: translate(greet(name.trim())),
    lead: lead.map(translate),
    also: also && translate(also),
    news: news.map((one) => ({
      title: translate(one.title),
      description: translate(one.description),
      url: one.url,
    })),
    action: { label: translate(action.label), url: action.url },
    ifBroken: translate(frameTexts.ifBroken),
    after: after.map(translate),
    small: small && { lead: translate(small.lead), label: translate(small.label), url: small.url },
    why: translate(frameTexts.why({ organisation })),
  };
}

/** Names are user input, and must not carry a link to a stranger. */
function greet(name: string): Translatable {
  const isPlain = name.length <= 40 && !/[/\\@<>:]|\.\S|www/i.test(name);
  return isPlain && name ? frameTexts.hiName({ name }) : frameTexts.hi;
}
