import type { AnyCall, CallAnswer, CallBodyInput } from '@one-dream/contract/call.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Session } from '../../calls/viewer.ts';
import type { Message } from '../../platform/discord/messages.ts';
import type { Typed } from './interaction.ts';
import type { Modal } from './modals.ts';

/** The person who has linked this Discord account. */
export interface Person {
  /** Current roles and duties of the account; not recently authenticated. */
  session: Session;
  /** The account's language; null if not chosen. */
  language: string | null;
}

export interface CallSent {
  params?: Record<string, string>;
  body?: unknown;
  pictures?: Record<string, Buffer>;
}

export interface CommandContext extends Typed {
  person: Person;
  language: Language;
  /** Arguments in the ID of a button or a modal. */
  args: readonly string[];
  /** Makes a call of the contract as this person. @throws AppError */
  call: <C extends AnyCall>(
    call: C,
    sent?: Omit<CallSent, 'body'> & { body?: CallBodyInput<C> },
  ) => Promise<CallAnswer<C>>;
  /** Translates into this person's language. */
  translate: (text: Translatable) => string;
  now: () => Date;
  /** URL of a page or file of the site. */
  siteUrl: (path: string) => string;
  /** The attachments, downloaded from Discord's own hosts only. @throws AppError */
  pictures: () => Promise<readonly Buffer[]>;
}

export type Answer =
  | {
      kind: 'message';
      message: Message;
      /** Contains a room, so it must not be stored. */
      isSecret?: true;
      /** Visible to everybody in the channel. */
      isShared?: boolean;
    }
  | { kind: 'modal'; modal: Modal };

export type Handler = (context: CommandContext) => Promise<Answer>;

export interface Suggestion {
  name: string;
  value: string;
}

/** A slash command, its autocompletion, and the handlers of its buttons and modals. */
export interface Command {
  name: string;
  /** Hidden from other members by Discord. Access is decided by the site. */
  isForStaff?: true;
  description: Translatable;
  options?: readonly CommandOption[];
  run: Handler;
  /** By option name. */
  suggest?: Readonly<Record<string, (context: CommandContext) => Promise<readonly Suggestion[]>>>;
  /** By the action in a `custom_id`. */
  actions?: Readonly<Record<string, Handler>>;
}

export interface CommandOption {
  name: string;
  description: Translatable;
  kind: 'text' | 'boolean';
  isRequired?: true;
  /** Offers autocompletion. */
  isSuggested?: true;
}

export function answer(message: Message): Answer {
  return { kind: 'message', message };
}
