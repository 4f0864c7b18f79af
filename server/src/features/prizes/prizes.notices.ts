import { inRupees } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark, teamMark } from '../../platform/work/stored-notice.ts';
import type { PayoutRow } from './prizes.queries.ts';

type Payout = Pick<PayoutRow, 'title' | 'net_paise'>;

const wordsOf = ({ title, net_paise }: Payout) => ({ event: title, amount: inRupees(net_paise) });
const ledgerOf = (tournamentId: string) => pathTo('ledger', { id: tournamentId });

/** Told to payees. */
export const prizeNotices = defineNotices(
  'prizeNotices',
  {
    detailsNeeded: {
      kind: 'prizeDetailsNeeded',
      title: {
        en: 'You won {amount}. Where should it go?',
        'hi-Latn': 'Aapne {amount} jeete. Kahan bhejein?',
        hi: 'आपने {amount} जीते। कहाँ भेजें?',
      },
      description: {
        en: '{event}: enter your UPI ID and your name as in the bank, under My prizes.',
        'hi-Latn': '{event}: “Mere prizes” mein apni UPI ID aur bank wala naam daalein.',
        hi: '{event}: “मेरे इनाम” में अपनी UPI ID और बैंक वाला नाम डालें।',
      },
    },
    won: {
      kind: 'prizeWon',
      title: { en: 'You won {amount}', 'hi-Latn': 'Aapne {amount} jeete', hi: 'आपने {amount} जीते' },
      description: {
        en: '{event}: it goes to the UPI ID under My prizes. Check that it is right.',
        'hi-Latn': '{event}: paise “Mere prizes” wali UPI ID par jayenge. Dekh lein ki sahi hai.',
        hi: '{event}: पैसे “मेरे इनाम” वाली UPI ID पर जाएँगे। देख लें कि सही है।',
      },
    },
    detailsChanged: {
      kind: 'prizeDetailsChanged',
      title: {
        en: 'Your payment details were changed',
        'hi-Latn': 'Aapki payment details badal gayi hain',
        hi: 'आपकी पेमेंट डिटेल बदल गई हैं',
      },
      description: {
        en: '{event}: {amount} will be checked once more before it is sent. Was this not you? Change your password and write to us.',
        'hi-Latn':
          '{event}: {amount} bhejne se pehle phir check honge. Aapne nahi badla? Password badlein aur humein likhein.',
        hi: '{event}: {amount} भेजने से पहले फिर जाँचे जाएँगे। आपने नहीं बदला? पासवर्ड बदलें और हमें लिखें।',
      },
    },
    paid: {
      kind: 'prizePaid',
      title: { en: '{amount} paid', 'hi-Latn': '{amount} bhej diye', hi: '{amount} भेज दिए' },
      description: {
        en: '{event}: sent with reference {reference}. Tell us under My prizes whether the money has come.',
        'hi-Latn':
          '{event}: reference {reference} se bheje. Paise aaye ya nahi, “Mere prizes” mein batayein.',
        hi: '{event}: रेफ़रेंस {reference} से भेजे। पैसे आए या नहीं, “मेरे इनाम” में बताएँ।',
      },
    },
    waived: {
      kind: 'prizeWaived',
      title: {
        en: '{amount} will not be paid',
        'hi-Latn': '{amount} nahi diye jayenge',
        hi: '{amount} नहीं दिए जाएँगे',
      },
      description: {
        en: '{event}: {reason}',
        'hi-Latn': '{event}: {reason}',
        hi: '{event}: {reason}',
      },
    },
  },
  (payout: Payout) => ({
    values: wordsOf(payout),
    link: pathTo('prizes'),
    mark: eventMark(payout.title),
  }),
);

export const treasurerNotices = defineNotices(
  'prizeNotices',
  {
    notReceived: {
      kind: 'prizeNotReceived',
      title: {
        en: '{team} did not receive {amount}',
        'hi-Latn': '{team} ko {amount} nahi mile',
        hi: '{team} को {amount} नहीं मिले',
      },
      description: {
        en: '{event}: look at the transfer, then approve and pay again.',
        'hi-Latn': '{event}: transfer dekhein, phir approve karke dobara bhejein.',
        hi: '{event}: ट्रांसफ़र देखें, फिर मंज़ूर करके दोबारा भेजें।',
      },
    },
  },
  (payout: Payout & { tournament_id: string; team_name: string }) => ({
    values: { ...wordsOf(payout), team: payout.team_name },
    link: ledgerOf(payout.tournament_id),
    mark: teamMark(payout.team_name),
  }),
);

export const payerNotices = defineNotices(
  'prizeNotices',
  {
    asked: {
      kind: 'prizePaymentAsked',
      title: {
        en: 'Please pay the prizes of {event}',
        'hi-Latn': '{event} ke prizes bhej dein',
        hi: '{event} के इनाम भेज दें',
      },
      description: {
        en: 'It is finished. An admin asks for the payouts.',
        'hi-Latn': 'Event khatam ho gaya. Ek admin payouts ke liye keh raha hai.',
        hi: 'इवेंट ख़त्म हो गया। एक एडमिन पेआउट के लिए कह रहा है।',
      },
    },
  },
  ({ title, tournament_id }: { tournament_id: string; title: string }) => ({
    values: { event: title },
    link: ledgerOf(tournament_id),
    mark: eventMark(title),
  }),
);

export const ownerNotices = defineNotices(
  'prizeNotices',
  {
    overdue: {
      kind: 'prizeOverdue',
      title: {
        en: '{count, plural, one {# prize is} other {# prizes are}} overdue',
        'hi-Latn': '{count, plural, one {# prize} other {# prizes}} ka time nikal gaya',
        hi: '{count, plural, one {# इनाम} other {# इनाम}} का समय निकल गया',
      },
      description: {
        en: '{event}: 48 hours are over. Players are waiting.',
        'hi-Latn': '{event}: 48 ghante ho gaye. Players intezaar kar rahe hain.',
        hi: '{event}: 48 घंटे हो गए। प्लेयर इंतज़ार कर रहे हैं।',
      },
    },
  },
  ({ title, count, tournament_id }: { tournament_id: string; title: string; count: number }) => ({
    values: { event: title, count },
    link: ledgerOf(tournament_id),
    mark: eventMark(title),
  }),
);
