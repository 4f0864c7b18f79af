import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@one-dream/contract/languages.ts';
import type { APIInteractionResponse } from 'discord-api-types/v10';
import {
  ephemeral,
  type Message,
  toWire,
  type WireMessage,
} from '../../platform/discord/messages.ts';
import { semaphore } from '../../platform/semaphore.ts';
import type { Answer } from './asked.ts';
import { type Acting, isInOwnMessage } from './interaction.ts';
import { toWireModal } from './modals.ts';

/**
 * Discord gives up after three seconds; what is not done by now is promised (milliseconds since it arrived). In a rush it is
 * promised sooner: what waits its turn is not done in time anyhow.
 */
const promisedAfter = { usual: 1_500, inRush: 300 } as const;
/** A promise is given once it is kept somewhere, and not later than this behind (milliseconds). */
const keptWithin = { usual: 800, inRush: 300 } as const;
/** Worked on at once, so that a rush leaves time to answer the next one; what comes on top waits its turn. */
const actedAtOnce = 8;
const inTurn = semaphore(actedAtOnce);
let acting = 0;

/** Numbers of `InteractionResponseType`. */
const types = { message: 4, deferred: 5, deferredUpdate: 6, update: 7, modal: 9 } as const;

/** Each interaction acts once, over all processes. */
export interface Once {
  /** `first`, or what whoever was first has answered; nothing where that is kept nowhere, or is not there yet. */
  claim: (id: string) => Promise<'first' | { answer: APIInteractionResponse | undefined }>;
  keep: (id: string, answer: APIInteractionResponse) => void;
}

/** Where a follow-up goes. */
export interface Follow {
  message: WireMessage;
  /** A public message beside it. */
  shared?: WireMessage | undefined;
}

export interface FollowUps {
  /** Before anything is done: if this process ends, another one says `lost` where the answer was to be. */
  promise: (to: Acting, lost: Follow) => Promise<void>;
  send: (to: Acting, what: Follow) => Promise<void>;
  /** From memory alone, for what is kept nowhere. */
  sendSecret: (to: Acting, what: Follow) => Promise<void>;
}

export interface AnswerOptions {
  once: Once;
  followUps: FollowUps;
  /** Looks up who asks; nothing is done yet. */
  prepare: (interaction: Acting) => Promise<Prepared>;
  notes: Record<'pressAgain' | 'shared', (language: Language) => Message>;
  /** Says what was thrown where nothing of ours can. */
  failed: (interaction: Acting, error: unknown) => Answer;
  /** Hears what went wrong after the first answer. */
  onLost: (error: unknown) => void;
}

export interface Prepared {
  /** Of whoever asks. */
  language: Language;
  act: () => Promise<Answer>;
}

type Done = { answer: Answer } | { repeated: APIInteractionResponse | undefined };

type Begun = AnswerOptions & {
  claimed: ReturnType<Once['claim']>;
  prepared: Promise<Prepared>;
};

/** The first answer to an interaction: what it came to, or a promise that a follow-up keeps. */
export async function answerInTime(
  interaction: Acting,
  options: AnswerOptions,
): Promise<APIInteractionResponse> {
  const pace = acting >= actedAtOnce ? 'inRush' : 'usual';
  const begun: Begun = {
    ...options,
    claimed: options.once.claim(interaction.id),
    prepared: options.prepare(interaction),
  };
  const done = actOnce(interaction, begun);
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(resolve, promisedAfter[pace], 'late');
  const first = await Promise.race([done, late]).finally(() => clearTimeout(timer));
  if (first === 'late') {
    const promised = promise(interaction, begun);
    void keepPromise(interaction, { ...begun, promised, done }).catch(options.onLost);
    await Promise.race([
      promised.catch(() => undefined),
      wait(keptWithin[pace], undefined, { ref: false }),
    ]);
    return deferralOf(interaction);
  }
  if ('repeated' in first) return first.repeated ?? deferralOf(interaction);
  return toResponse(interaction, first.answer);
}

async function actOnce(
  interaction: Acting,
  { once, failed, claimed, prepared }: Begun,
): Promise<Done> {
  acting += 1;
  // Whoever comes second does not wait for it, and it may fail all the same.
  prepared.catch(() => undefined);
  try {
    const claim = await claimed;
    if (claim !== 'first') return { repeated: claim.answer };
    const { act } = await prepared;
    const answer = await inTurn(act);
    if (!isSecret(answer)) once.keep(interaction.id, toResponse(interaction, answer));
    return { answer };
  } catch (error) {
    return { answer: failed(interaction, error) };
  } finally {
    acting -= 1;
  }
}

/** From here on another process speaks for this one, should it end. @returns whether the promise is ours to keep */
async function promise(
  interaction: Acting,
  { claimed, prepared, followUps, notes }: Begun,
): Promise<boolean> {
  // Whoever was first has promised already; where that cannot be told, what was thrown is the answer.
  const claim = await claimed.catch(() => undefined);
  if (claim && claim !== 'first') return false;
  const known = await prepared.catch(() => undefined);
  if (claim && known)
    await followUps.promise(interaction, { message: toWire(notes.pressAgain(known.language)) });
  return true;
}

async function keepPromise(
  interaction: Acting,
  {
    promised,
    done,
    prepared,
    followUps,
    notes,
    onLost,
  }: Begun & { promised: Promise<boolean>; done: Promise<Done> },
): Promise<void> {
  // Kept nowhere, it is still kept by this process.
  const isOurs = await promised.catch((error: unknown) => {
    onLost(error);
    return true;
  });
  if (!isOurs) return;
  const result = await done;
  if ('repeated' in result) return;
  const { answer } = result;
  if (answer.kind === 'message' && !answer.isShared) {
    const message = toWire(answer.message);
    return isSecret(answer)
      ? followUps.sendSecret(interaction, { message })
      : followUps.send(interaction, { message });
  }
  const { language } = await prepared;
  if (answer.kind === 'modal')
    return followUps.send(interaction, { message: toWire(notes.pressAgain(language)) });
  return followUps.send(interaction, {
    message: toWire(notes.shared(language)),
    shared: toWire(answer.message),
  });
}

function isSecret(answer: Answer): boolean {
  return answer.kind === 'message' && answer.isSecret === true;
}

function toResponse(interaction: Acting, answer: Answer): APIInteractionResponse {
  if (answer.kind === 'modal') return { type: types.modal, data: toWireModal(answer.modal) };
  const message = toWire(answer.message);
  // A public message goes beside the ephemeral one.
  if (isInOwnMessage(interaction) && !answer.isShared) return { type: types.update, data: message };
  const data = answer.isShared ? message : { ...message, flags: ephemeral };
  return { type: types.message, data };
}

function deferralOf(interaction: Acting): APIInteractionResponse {
  if (isInOwnMessage(interaction)) return { type: types.deferredUpdate };
  return { type: types.deferred, data: { flags: ephemeral } };
}
