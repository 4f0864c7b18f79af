/** A translated mail with its only button. */
export interface MailContent {
  /** Value of the `lang` attribute. */
  lang: string;
  organisation: string;
  /** Origin of the site, `https://…`. */
  siteUrl: string;
  /** The team's crest or the event's banner: a stored picture. */
  picture: { path: string; isWide: boolean } | undefined;
  subject: string;
  title: string;
  /** Preheader of the mail. */
  preview: string;
  greeting: string;
  lead: readonly string[];
  /** Heading of the news, which then follow the mail's main message. */
  also: string | undefined;
  /** Minor news of the day, with links. */
  news: readonly { title: string; description: string; url: string }[];
  action: { label: string; url: string };
  ifBroken: string;
  after: readonly string[];
  /** Unsubscribe note, if the mail has one. */
  small: { lead: string; label: string; url: string } | undefined;
  why: string;
}

export type RenderedMail = { html: string; text: string };
