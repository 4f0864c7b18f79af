import type { SMTPPoolOptions, Transporter } from 'nodemailer';
import type { Away, Outcome, Refused } from '../outcome.ts';

export type MailerConfig = {
  /** `smtp://user:password@host:587` or `smtps://…:465`; `?requireTLS=true` enforces STARTTLS. */
  smtpUrl: string;
  /** Read for each mail: `One Dream Esports <no-reply@example.com>`, or a name and an address. */
  readFrom: () => Promise<string | { name: string; address: string }>;
  /** Mails that the account may send a day. */
  perDay?: number | undefined;
};

/** What the mail server said, word for word: for the owner's eyes, as it may name an address. */
type Said = { said?: string | undefined };

export type OutgoingMail = {
  /** Exactly one address; a comma does not separate two. */
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  /** `refused`: this address or mail will never be accepted. `away`: retry later. */
  send(mail: OutgoingMail): Promise<Outcome<{ messageId: string }> & Said>;
  checkHealth(): Promise<Outcome<{ latencyMs: number }>>;
  close(): void;
  perDay: number | undefined;
};

const connectTimeoutMs = 5_000;
const silenceTimeoutMs = 10_000;
/** Timeout of one mail, including the wait for a free connection. */
const sendTimeoutMs = 30_000;

/** Sends mail by SMTP over a few pooled connections. */
export function createMailer({ smtpUrl, readFrom, perDay }: MailerConfig): Mailer {
  const options = {
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    // The job queue retries; this only replaces a connection that the server has closed.
    maxRequeues: 1,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SMTPPoolOptions & { pool: true };
  let opened: Promise<Transporter> | undefined;
  // Opened lazily: an idle server does without it.
  const open = () => {
    opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
    return opened;
  };

  return {
    perDay,

    async send({ to, subject, html, text, headers }) {
      try {
        const sent = await (await open()).sendMail({
          from: await readFrom(),
          to: { name: '', address: to },
          subject,
          html,
          text,
          // Suppresses auto-replies (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          signal: AbortSignal.timeout(sendTimeoutMs),
        });
        return { kind: 'ok', messageId: sent.messageId, said: sent.response };
      } catch (error) {
        return { ...outcomeOf(error), said: (error as SmtpError).response };
      }
    },

    async checkHealth() {
      const start = performance.now();
      try {
        await (await open()).verify();
        return { kind: 'ok', latencyMs: Math.round(performance.now() - start) };
      } catch (error) {
        return { kind: 'away', reason: outcomeOf(error).reason };
      }
    },

    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}

type SmtpError = {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
};

/**
 * Only a permanent rejection of the recipient or the mail itself is final. A rejection of our credentials or sender address
 * is a misconfiguration, and the mail is still wanted once it is fixed.
 */
function outcomeOf(error: unknown): Refused | Away {
  const { code, command, responseCode, permanent } = error as SmtpError;
  const answered = responseCode ? `the mail server answers ${responseCode}` : undefined;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  if (permanent && isAboutMail) {
    return { kind: 'refused', reason: `Not delivered: ${answered} to ${command ?? 'the mail'}.` };
  }
  // No recipient left after parsing: the address is invalid.
  if (code === 'EENVELOPE' && !responseCode) {
    return { kind: 'refused', reason: 'Not delivered: this is not a mail address.' };
  }
  return {
    kind: 'away',
    reason: `The mail server cannot be used: ${answered ?? code ?? 'no answer'}.`,
  };
}
