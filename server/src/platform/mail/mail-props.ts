type Common = {
  /** The organisation's name as people know it. */
  organisation: string;
  /** Origin of the site, `https://…`. */
  siteUrl: string;
};

/** Every mail the product sends, with what its template needs. */
export type MailProps = {
  'verify-email': Common & {
    name: string;
    url: string;
    /** In words: `24 hours`. */
    validFor: string;
  };
  'reset-password': Common & {
    name: string;
    url: string;
    /** In words: `30 minutes`. */
    validFor: string;
  };
  /** Somebody asked for an account with an address that has one. */
  'already-registered': Common & { name: string; loginUrl: string };
  'password-changed': Common & {
    name: string;
    /** In words, with the time zone. */
    changedAt: string;
    loginUrl: string;
  };
  /** What was changed about who gets into the account. */
  'security-notice': Common & {
    name: string;
    title: string;
    text: string;
    /** In words, with the time zone. */
    at: string;
    /** Where the reader sees to it. */
    url: string;
  };
  /** A reset was asked for, and no account has this address. */
  'reset-without-account': Common & { email: string; registerUrl: string };
  /** Something happened that the reader asked to hear of by mail. */
  notice: Common & {
    name: string;
    title: string;
    description: string;
    url: string;
    /** What the one button does: `Check in`. */
    button: string;
    unsubscribeUrl: string;
  };
  /** What was only nice to know in a day. */
  evening: Common & {
    name: string;
    news: { title: string; description: string; url: string }[];
    unsubscribeUrl: string;
  };
};

export type MailName = keyof MailProps;

export type RenderedMail = { subject: string; html: string; text: string };
