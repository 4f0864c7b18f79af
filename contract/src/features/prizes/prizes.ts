import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, picturePath, timestamp } from '../../fields.ts';
import {
  awardBases,
  mostPaise,
  payoutStates,
  transferMethods,
  upiIdPattern,
} from './prizes.values.ts';

const message = z.string();
const paise = z
  .int('Enter a whole number of paise.')
  .check(z.minimum(1, 'Enter an amount.'), z.maximum(mostPaise, 'That is too much.'));
const reason = line({ label: 'Reason', min: 5, max: 300 });

/** Winner of an award; `parts` is the number of players sharing it. */
const awardWinner = z.object({
  entryId: id,
  parts: z.int().check(z.minimum(1), z.maximum(6)),
});

export const prizeRule = z.object({
  _id: z.string(),
  /** null: a named award. */
  fromRank: z.nullable(z.number()),
  toRank: z.nullable(z.number()),
  award: z.string(),
  /** For the whole range, shared equally. */
  amountPaise: z.number(),
  /** Of an award: how its winner is determined. */
  basis: z.enum(awardBases),
  /** Of an award: its winners, shared by parts; empty while unknown. */
  winners: z.array(awardWinner),
});
export type PrizeRule = z.output<typeof prizeRule>;

export const payout = z.object({
  _id: z.string(),
  entryId: z.nullable(z.string()),
  team: z.string(),
  slot: z.nullable(z.number()),
  /** null: an award. */
  rank: z.nullable(z.number()),
  award: z.string(),
  state: z.enum(payoutStates),
  grossPaise: z.number(),
  withheldPaise: z.number(),
  netPaise: z.number(),
  payee: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  hasDetails: z.boolean(),
  dueAt: timestamp,
  isOverdue: z.boolean(),
  paidAt: z.nullable(timestamp),
  /** Masked except for the last four characters, unless the viewer is the treasurer or the payee. */
  reference: z.string(),
  proof: picturePath,
  /** Why it failed or was waived. */
  note: z.string(),
  version: z.number(),
});
export type Payout = z.output<typeof payout>;

const tax = z.nullable(
  z.object({
    /** In basis points: 3000 is 30 %; 0: nothing is withheld. */
    rateBp: z.number(),
    /** For payouts above this, the rate applies to the whole amount. */
    abovePaise: z.number(),
    chosenAt: timestamp,
  }),
);

const ledger = z.object({
  tournament: z.object({ _id: z.string(), title: z.string(), prizePool: z.string() }),
  rules: z.array(prizeRule),
  rulesPaise: z.number(),
  /** The announced pool, parsed from text; null if it names no amount. */
  announcedPaise: z.nullable(z.number()),
  /** Parsed from the prizes on the tournament's page, until rules are saved. */
  suggested: z.array(
    z.object({ fromRank: z.number(), toRank: z.number(), amountPaise: z.number() }),
  ),
  /** Prizes by the final table, before payouts are created. */
  won: z.array(
    z.object({
      entryId: z.string(),
      team: z.string(),
      rank: z.nullable(z.number()),
      award: z.string(),
      paise: z.number(),
    }),
  ),
  /** The last stage is final, so payouts can be created. */
  isFinal: z.boolean(),
  tax,
  /** When an admin who may not pay asked for the payment. */
  askedAt: z.nullable(timestamp),
  /** Overdue ones first. */
  payouts: z.array(
    z.extend(payout, {
      /** Players of the roster who can be named as payee until it is paid. */
      mayName: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  ),
  /** Winners proposed from the results once the last stage is final; empty if data is missing. */
  proposals: z.array(
    z.object({
      basis: z.enum(awardBases),
      winners: z.array(z.extend(awardWinner, { team: z.string(), players: z.array(z.string()) })),
      /** The winning value. */
      value: z.number(),
      /** Number of published matches for which it is known. */
      counted: z.number(),
      published: z.number(),
    }),
  ),
  /** Entries eligible for an award. */
  entries: z.array(z.object({ _id: z.string(), team: z.string() })),
  /** The viewer's permissions: amounts, payments, tax settings. */
  can: z.object({ writeRules: z.boolean(), pay: z.boolean(), chooseTax: z.boolean() }),
});
export type Ledger = z.output<typeof ledger>;

const duties = ['treasurer'] as const;

export const getLedger = defineCall({
  path: '/prizes/ledger/{tournamentId}',
  duties,
  limit: 'read',
  summary: 'Prize rules and payouts of a tournament. For its treasurer and admins.',
  answer: { data: ledger },
});

export const savePrizeRules = defineCall({
  path: '/prizes/rules/{tournamentId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Writes the prize rules anew, until payouts were made of them. For admins: who pays does not write the amounts.',
  body: z.object({
    rules: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('rank'),
            fromRank: z.int().check(z.minimum(1), z.maximum(1000)),
            toRank: z.int().check(z.minimum(1), z.maximum(1000)),
            amountPaise: paise,
          }),
          z.object({
            kind: z.literal('award'),
            award: line({ label: 'Award', min: 2, max: 40 }),
            amountPaise: paise,
            basis: z._default(z.enum(awardBases), 'hand'),
            /** As proposed by the results, or none yet. */
            winners: z._default(z.array(awardWinner).check(z.maxLength(25)), []),
          }),
        ]),
      )
      .check(z.maxLength(50, 'At most 50 prizes.')),
  }),
  answer: { message, data: ledger },
});

export const makePayouts = defineCall({
  path: '/payouts/make/{tournamentId}',
  duties,
  limit: 'staff',
  effect: 'pays',
  summary:
    'Makes the payouts from the last snapshot of the last stage, once. A tie across rules pools the prizes of the tied ranks.',
  answer: { message, data: ledger },
});

export const remindPayees = defineCall({
  path: '/payouts/remind/{tournamentId}',
  duties,
  limit: 'broadcast',
  effect: 'reversible',
  summary: 'Asks the payees who have not given a UPI ID for it once more.',
  answer: { message },
});

export const askForPayment = defineCall({
  path: '/payouts/ask/{tournamentId}',
  access: 'admin',
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'Asks the treasurer and the owners to pay the prizes of an event whose last stage is final, once.',
  answer: { message },
});

export const getPayoutDetails = defineCall({
  path: '/payouts/pay-to/{tournamentId}/{payoutId}',
  duties,
  limit: 'staff',
  effect: 'reversible',
  summary:
    'The payee’s details and the UPI link of an approved payout. Each look is in the audit log.',
  answer: {
    data: z.object({
      upiId: z.string(),
      name: z.string(),
      guardian: z.string(),
      /** null until approved. */
      link: z.nullable(z.string()),
    }),
  },
});

export const approvePayout = defineCall({
  path: '/payouts/approve/{tournamentId}/{payoutId}',
  duties,
  limit: 'staff',
  effect: 'pays',
  summary:
    'Approves a payout whose payee gave details. Above ₹10,000 only once an owner has chosen about tax (`TAX_UNSET`).',
  body: z.object({ version: z.int() }),
  answer: { message, data: payout },
});

export const payPayout = defineCall({
  path: '/payouts/paid/{tournamentId}/{payoutId}',
  duties,
  limit: 'staff',
  effect: 'pays',
  summary:
    'Says that an approved payout was paid, with the reference of the transfer: 12 digits for UPI, 8 to 22 letters and digits else.',
  body: z.object({
    method: z.enum(transferMethods),
    reference: line({ label: 'Reference', min: 8, max: 22 }),
  }),
  pictures: { proof: 'optional' },
  answer: { message, data: payout },
});

export const failPayout = defineCall({
  path: '/payouts/failed/{tournamentId}/{payoutId}',
  duties,
  limit: 'staff',
  effect: 'reversible',
  summary: 'A transfer that did not arrive: it can be approved again.',
  body: z.object({ reason }),
  answer: { message, data: payout },
});

export const waivePayout = defineCall({
  path: '/payouts/waive/{tournamentId}/{payoutId}',
  duties,
  limit: 'staff',
  effect: 'pays',
  summary: 'Closes a payout that is not paid, with the reason.',
  body: z.object({ reason }),
  answer: { message, data: payout },
});

export const chooseTax = defineCall({
  path: '/prizes/tax',
  access: 'owner',
  limit: 'staff',
  effect: 'pays',
  summary: 'What is withheld from payouts: a rate above a sum, or nothing. There is no default.',
  body: z.object({
    rateBp: z.int().check(z.minimum(0), z.maximum(5000, 'At most 50 percent.')),
    abovePaise: z.int().check(z.minimum(0), z.maximum(mostPaise)),
  }),
  answer: { message },
});

const details = z.nullable(
  z.object({ upiId: z.string(), name: z.string(), guardian: z.string(), changedAt: timestamp }),
);

export const listOwnPrizes = defineCall({
  path: '/payouts/mine',
  access: 'user',
  limit: 'read',
  summary: 'Payouts to the signed-in user, or to a team that they lead; own details.',
  answer: {
    data: z.object({
      details,
      prizes: z.array(
        z.object({
          ...payout.shape,
          tournament: z.object({ _id: z.string(), title: z.string() }),
          isPayee: z.boolean(),
          /** Roster players whom the leader may name as payee until approval; otherwise empty. */
          mayName: z.array(z.object({ _id: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
});

export const savePayeeDetails = defineCall({
  path: '/payouts/details',
  access: 'user',
  limit: 'write',
  effect: 'pays',
  summary:
    'Where the signed-in user’s prizes go. A change after approval sends a payout back; the user is told by mail.',
  body: z
    .object({
      upiId: line({ label: 'UPI ID', min: 3, max: 320 }).check(
        z.regex(upiIdPattern, 'Enter a UPI ID such as name@bank.'),
      ),
      name: line({ label: 'Name as in the bank', min: 2, max: 80 }),
      isAdult: z.boolean(),
      /** Under 18: the guardian who owns the UPI ID and name. */
      guardian: z._default(
        z.union([z.literal(''), line({ label: 'Guardian', min: 2, max: 80 })]),
        '',
      ),
    })
    .check(
      z.refine(({ isAdult, guardian }) => isAdult || guardian !== '', {
        error: 'Under 18 the money goes to a parent or guardian. Write their name.',
        path: ['guardian'],
      }),
    ),
  answer: { message },
});

export const choosePayee = defineCall({
  path: '/payouts/payee/{payoutId}',
  access: 'user',
  limit: 'write',
  effect: 'pays',
  summary: 'The leader names who of the roster gets a payout, until it is approved.',
  body: z.object({ userId: id }),
  answer: { message },
});

export const namePayee = defineCall({
  path: '/payouts/name/{tournamentId}/{payoutId}',
  duties,
  limit: 'staff',
  effect: 'pays',
  summary:
    'Names another of the roster for a payout that is not sent, where the team or its payee is gone. What was approved is approved anew.',
  body: z.object({ userId: id }),
  answer: { message, data: payout },
});

export const answerPayout = defineCall({
  path: '/payouts/received/{payoutId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'The payee says whether a paid payout arrived.',
  body: z.object({ isReceived: z.boolean() }),
  answer: { message },
});

export const getPublicPrizes = defineCall({
  path: '/noauth/prizes/{tournamentId}',
  access: 'public',
  limit: 'read',
  summary: 'How many teams were paid how much and when, with masked references.',
  answer: {
    data: z.object({
      /** null before payouts are created. */
      paid: z.nullable(
        z.object({
          teamsPaid: z.number(),
          teams: z.number(),
          paidPaise: z.number(),
          lastPaidAt: z.nullable(timestamp),
        }),
      ),
      payouts: z.array(
        z.object({
          team: z.string(),
          rank: z.nullable(z.number()),
          award: z.string(),
          netPaise: z.number(),
          isPaid: z.boolean(),
          paidAt: z.nullable(timestamp),
          reference: z.string(),
        }),
      ),
    }),
  },
});
