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
  keep: (id: string, answer: APIInteractionResponse) => Promise<void>;
}

/** What a follow-up takes to where the promise stands. */
export interface Follow {
  message: WireMessage;
  /** What everybody in the channel sees, beside it. */
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
  act: (interaction: Acting) => Promise<Answer>;
  /** In the words of whoever asked. */
  notes: Record<'pressAgain' | 'shared', (interaction: Acting) => Message>;
  /** Says what was thrown where nothing of ours can. */
  failed: (interaction: Acting, error: unknown) => Answer;
  /** Hears what went wrong after the first answer. */
  onLost: (error: unknown) => void;
}

type Done = { answer: Answer } | { repeated: APIInteractionResponse | undefined };

/** The first answer to an interaction: what it came to, or a promise that a follow-up keeps. */
export async function answerInTime(
  interaction: Acting,
  options: AnswerOptions,
): Promise<APIInteractionResponse> {
  const claimed = options.once.claim(interaction.id);
  const done = actOnce(interaction, { ...options, claimed });
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const patience = acting > actedAtOnce ? promisedAfter.inRush : promisedAfter.usual;
  const timer = setTimeout(resolve, patience, 'late');
  const first = await Promise.race([done, late]).finally(() => clearTimeout(timer));
  if (first === 'late') {
    void keepPromise(interaction, { ...options, claimed, done }).catch(options.onLost);
    return deferralOf(interaction);
  }
  if ('repeated' in first) return first.repeated ?? deferralOf(interaction);
  return toResponse(interaction, first.answer);
}

type Claimed = { claimed: ReturnType<Once['claim']> };

async function actOnce(
  interaction: Acting,
  { once, act, failed, claimed }: AnswerOptions & Claimed,
): Promise<Done> {
  acting += 1;
  try {
    const claim = await claimed;
    if (claim !== 'first') return { repeated: claim.answer };
    const answer = await inTurn(() => act(interaction));
    if (!isSecret(answer)) await once.keep(interaction.id, toResponse(interaction, answer));
    return { answer };
  } catch (error) {
    return { answer: failed(interaction, error) };
  } finally {
    acting -= 1;
  }
}

async function keepPromise(
  interaction: Acting,
  { claimed, done, followUps, notes }: AnswerOptions & Claimed & { done: Promise<Done> },
): Promise<void> {
  // Whoever was first has promised already; where that cannot be told, `done` says what is wrong.
  const claim = await claimed.catch(() => undefined);
  if (claim && claim !== 'first') return;
  const pressAgain = { message: toWire(notes.pressAgain(interaction)) };
  if (claim) await followUps.promise(interaction, pressAgain);
  const result = await done;
  if ('repeated' in result) return;
  const { answer } = result;
  if (answer.kind === 'modal') return followUps.send(interaction, pressAgain);
  const message = toWire(answer.message);
  if (isSecret(answer)) return followUps.sendSecret(interaction, { message });
  if (!answer.isShared) return followUps.send(interaction, { message });
  return followUps.send(interaction, {
    message: toWire(notes.shared(interaction)),
    shared: message,
  });
}

function isSecret(answer: Answer): boolean {
  return answer.kind === 'message' && answer.isSecret === true;
}

function toResponse(interaction: Acting, answer: Answer): APIInteractionResponse {
  if (answer.kind === 'modal') return { type: types.modal, data: toWireModal(answer.modal) };
  const message = toWire(answer.message);
  // What everybody is to see goes beside the message that only its reader sees.
  if (isInOwnMessage(interaction) && !answer.isShared) return { type: types.update, data: message };
  const data = answer.isShared ? message : { ...message, flags: ephemeral };
  return { type: types.message, data };
}

function deferralOf(interaction: Acting): APIInteractionResponse {
  if (isInOwnMessage(interaction)) return { type: types.deferredUpdate };
  return { type: types.deferred, data: { flags: ephemeral } };
}
