import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';

export const guestNotices = defineNotices(
  'guestNotices',
  {
    claimed: {
      kind: 'guestClaimed',
      title: {
        en: '{guest} has an account now',
        'hi-Latn': '{guest} ka ab account hai',
        hi: '{guest} का अब अकाउंट है',
      },
      description: {
        en: '{guest} was claimed and plays on as {team}. Its link no longer works; it signs in.',
        'hi-Latn':
          '{guest} ab {team} ke naam se khelegi. Purana link ab kaam nahi karega; team sign in karti hai.',
        hi: '{guest} अब {team} के नाम से खेलेगी। पुराना लिंक अब काम नहीं करेगा; टीम साइन इन करती है।',
      },
    },
    guestClaimAsked: {
      title: {
        en: '{guest}: a claim waits for you',
        'hi-Latn': '{guest}: ek claim aapke jawab ke liye ruka hai',
        hi: '{guest}: एक क्लेम आपके जवाब का इंतज़ार कर रहा है',
      },
      description: {
        en: 'Somebody without a team claims {guest}, and a prize of it is due. Say yes or no in the console.',
        'hi-Latn':
          'Bina team wale ek player ne {guest} par claim kiya hai, aur uska prize abhi dena baaki hai. Console mein haan ya na kahein.',
        hi: 'बिना टीम वाले एक प्लेयर ने {guest} पर क्लेम किया है, और उसका इनाम अभी देना बाकी है। कंसोल में हाँ या ना कहें।',
      },
    },
  },
  ({ guest, team, tournamentId }: { guest: string; team: string; tournamentId: string }) => ({
    values: { guest, team },
    link: fillPath(consolePages.tournament.path, { tournamentId }),
    mark: teamMark(team),
  }),
);

/** For who claimed a team while a prize of it was due. */
export const claimerNotices = defineNotices(
  'guestClaimNotices',
  {
    guestClaimGranted: {
      title: {
        en: '{team} is yours',
        'hi-Latn': '{team} ab aapki hai',
        hi: '{team} अब आपकी है',
      },
      description: {
        en: 'Your host said yes: you lead {team}. Its results came along; say where its prize goes.',
        'hi-Latn':
          'Host ne haan kaha: {team} ke leader ab aap hain. Results saath aaye hain; bataiye prize kahan bhejna hai.',
        hi: 'होस्ट ने हाँ कहा: {team} के लीडर अब आप हैं। नतीजे साथ आए हैं; बताइए इनाम कहाँ भेजना है।',
      },
    },
    guestClaimRefused: {
      title: {
        en: '{team}: your claim was refused',
        'hi-Latn': '{team}: aapka claim mana ho gaya',
        hi: '{team}: आपका क्लेम नामंज़ूर हुआ',
      },
      description: {
        en: 'Your host said no to your claim of {team}. If that is wrong, write to them.',
        'hi-Latn': 'Host ne {team} par aapke claim ko na kaha. Agar yeh galat hai, unhe likhiye.',
        hi: 'होस्ट ने {team} पर आपके क्लेम को ना कहा। अगर यह गलत है, तो उन्हें लिखिए।',
      },
    },
  },
  ({ team, link }: { team: string; link: string }) => ({
    values: { team },
    link,
    mark: teamMark(team),
  }),
);
