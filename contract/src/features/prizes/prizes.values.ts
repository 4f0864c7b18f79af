import { once } from '../../once.ts';

/**
 * `due` → `details_needed` → `approved` → `paid` → `confirmed`; `paid` → `failed` → `approved`; unpaid ones → `waived`.
 * `due` has the payee's details, `details_needed` waits for them, or for a review of changed ones.
 */
export const payoutStates = [
  'due',
  'details_needed',
  'approved',
  'paid',
  'confirmed',
  'failed',
  'waived',
] as const;
export type PayoutState = (typeof payoutStates)[number];

export const closedPayoutStates = ['confirmed', 'waived'] as const satisfies PayoutState[];

/** Hours after the last stage was made final. */
export const payoutDueHours = 48;

/** Payouts above this amount in paise (₹10,000) need the owner's tax settings before approval. */
export const taxFreePaise = 10_000_00;

/** Ten crore rupees: products with a rate in basis points stay exact. */
export const mostPaise = 10_00_00_000_00;

/** How an award's winner is determined: by staff (an MVP, say), or by the results with confirmation by staff. */
export const awardBases = ['hand', 'player_elims', 'team_elims', 'wwcd'] as const;
export type AwardBasis = (typeof awardBases)[number];

export const upiIdPattern = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i;

/** Transfer method: UPI references have 12 digits, others 8 to 22 letters and digits. */
export const transferMethods = ['upi', 'bank'] as const;
export type TransferMethod = (typeof transferMethods)[number];

/** `150000` → `1500.00`, using integers only. */
export function rupeesOf(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

const grouping = once(() => new Intl.NumberFormat('en-IN'));

/** `₹1,500` or `₹1,500.50`, from whole paise. */
export function inRupees(paise: number): string {
  const [rupees = '0', rest = '00'] = rupeesOf(paise).split('.');
  return `₹${grouping().format(Number(rupees))}${rest === '00' ? '' : `.${rest}`}`;
}

/** `upi://pay?…` for UPI apps, as a link or QR code; the note is truncated to 50 characters. */
export function upiLink(payment: {
  upiId: string;
  name: string;
  paise: number;
  note: string;
  /** Up to 35 letters and digits. */
  reference: string;
}): string {
  const short = [...payment.note].slice(0, 50).join('');
  const text = (text: string) => encodeURIComponent(text);
  return `upi://pay?pa=${text(payment.upiId).replace('%40', '@')}&pn=${text(payment.name)}&am=${rupeesOf(payment.paise)}&cu=INR&tn=${text(short)}&tr=${text(payment.reference)}`;
}
