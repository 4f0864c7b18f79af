import type { AnyCall, CallAnswer, CallBodyInput } from '@one-dream/contract/call.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { Session } from '../../calls/viewer.ts';
import type { Message } from '../../platform/discord/messages.ts';
import type { Attachment, Typed } from './interaction.ts';
import type { Modal } from './modals.ts';

/** The person who has linked this Discord account. */
export interface Person {
  /** Roles and duties of the account, at this moment; it has not shown lately who it is. */
  session: Session;
  /** Chosen in the account; null: nothing chosen. */
  language: string | null;
}

export interface CallSent {
  params?: Record<string, string>;
  body?: unknown;
  pictures?: Record<string, Buffer>;
}

/** Context of a command. */
export interface Asked extends Typed {
  person: Person;
  language: Language;
  /** Of a button or a modal: what its id carries. */
  args: readonly string[];
  /** Makes a call of the contract as this person. @throws AppError */
  call: <C extends AnyCall>(
    call: C,
    sent?: Omit<CallSent, 'body'> & { body?: CallBodyInput<C> },
  ) => Promise<CallAnswer<C>>;
  /** A sentence in this person's language. */
  say: (said: Said) => string;
  now: () => Date;
  /** Address of a page or a file of the site. */
  siteUrl: (path: string) => string;
  /** Fetches what was attached, from Discord's own hosts only. @throws AppError */
  fetchFile: (file: Attachment) => Promise<Buffer>;
}

/** Answer to an interaction. */
export type Answer =
  | {
      kind: 'message';
      message: Message;
      /** It holds a room: it is kept nowhere. */
      isSecret?: true;
      /** Everybody in the channel is to see it. */
      isShared?: boolean;
    }
  | { kind: 'modal'; modal: Modal };

export type Handler = (asked: Asked) => Promise<Answer>;

/** A line of a list of suggestions. */
export interface Suggestion {
  name: string;
  value: string;
}

/** A slash command, what it suggests, and what its buttons and modals do. */
export interface Command {
  name: string;
  /** Staff only: Discord does not even show it to others. The site decides. */
  isForStaff?: true;
  description: Said;
  options?: readonly CommandOption[];
  run: Handler;
  /** By the name of the option. */
  suggest?: Readonly<Record<string, (asked: Asked) => Promise<readonly Suggestion[]>>>;
  /** By the action of a `custom_id`. */
  actions?: Readonly<Record<string, Handler>>;
}

export interface CommandOption {
  name: string;
  description: Said;
  kind: 'text' | 'boolean';
  isRequired?: true;
  /** Suggested while typing. */
  isSuggested?: true;
}

export function answer(message: Message): Answer {
  return { kind: 'message', message };
}
