/** A mail in its reader's language, with its one button. */
export interface MailContent {
  /** `lang` of what is written in it. */
  lang: string;
  organisation: string;
  /** Origin of the site, `https://…`. */
  siteUrl: string;
  subject: string;
  /** The fact, large. */
  title: string;
  /** Preheader of the mail. */
  preview: string;
  greeting: string;
  lead: readonly string[];
  /** Over the news, which come after what the mail is about then. */
  also: string | undefined;
  /** Minor news of a day, with links. */
  news: readonly { title: string; description: string; url: string }[];
  action: { label: string; url: string };
  ifBroken: string;
  after: readonly string[];
  /** How such mail is ended, where that can be. */
  small: { lead: string; label: string; url: string } | undefined;
  why: string;
}

export type RenderedMail = { html: string; text: string };
