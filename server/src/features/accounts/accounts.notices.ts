import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

export const roleNotices = defineNotices(
  'accountNotices',
  {
    admin: {
      kind: 'becameAdmin',
      link: pathTo('admin'),
      title: { en: 'You are an admin now', 'hi-Latn': 'Aap ab admin hain', hi: 'आप अब एडमिन हैं' },
      description: {
        en: 'The back office is open to you. Sign in again to use it.',
        'hi-Latn': 'Back office aapke liye khul gaya. Use karne ke liye phir se sign in karein.',
        hi: 'बैक ऑफ़िस आपके लिए खुल गया। इस्तेमाल के लिए फिर से साइन इन करें।',
      },
    },
    noAdmin: {
      kind: 'noLongerAdmin',
      title: {
        en: 'You are no longer an admin',
        'hi-Latn': 'Aap ab admin nahi hain',
        hi: 'आप अब एडमिन नहीं हैं',
      },
      description: {
        en: 'The back office is closed to your account.',
        'hi-Latn': 'Back office aapke account ke liye band hai.',
        hi: 'बैक ऑफ़िस आपके अकाउंट के लिए बंद है।',
      },
    },
  },
  (_role: 'admin' | 'user') => ({ values: {}, link: pathTo('home'), about: 'role' }),
);

export const gameIdNotices = defineNotices(
  'accountNotices',
  {
    idClaimed: {
      kind: 'gameIdClaimed',
      link: adminPages.discipline.path,
      title: {
        en: 'Two players have one game ID',
        'hi-Latn': 'Do players ki ek hi game ID hai',
        hi: 'दो प्लेयर की एक ही गेम ID है',
      },
      description: {
        en: 'Compare the two accounts under Strikes & bans, Game IDs, and decide.',
        'hi-Latn': 'Strikes aur bans, Game IDs mein dono accounts dekhein aur faisla karein.',
        hi: 'स्ट्राइक और बैन, गेम ID में दोनों अकाउंट देखें और फ़ैसला करें।',
      },
    },
    idDoubted: {
      kind: 'gameIdDoubted',
      title: {
        en: 'Another player says your game ID is theirs: {gameId}',
        'hi-Latn': 'Kisi aur player ka daava: aapki game ID unki hai ({gameId})',
        hi: 'किसी और प्लेयर का दावा: आपकी गेम ID उनकी है ({gameId})',
      },
      description: {
        en: 'The staff look at both accounts. If it is yours, you need not do anything; if you mistyped it, correct it in your profile.',
        'hi-Latn':
          'Staff dono accounts dekh raha hai. ID aapki hai to kuch nahi karna; galat likhi thi to profile mein theek karein.',
        hi: 'स्टाफ़ दोनों अकाउंट देख रहा है। ID आपकी है तो कुछ नहीं करना; ग़लत लिखी थी तो प्रोफ़ाइल में ठीक करें।',
      },
    },
    idYours: {
      kind: 'gameIdDecided',
      title: {
        en: 'Game ID {gameId} is yours',
        'hi-Latn': 'Game ID {gameId} aapki hai',
        hi: 'गेम ID {gameId} आपकी है',
      },
      description: {
        en: 'The staff looked at both accounts. {answer}',
        'hi-Latn': 'Staff ne dono accounts dekhe. {answer}',
        hi: 'स्टाफ़ ने दोनों अकाउंट देखे। {answer}',
      },
    },
    idTheirs: {
      kind: 'gameIdDecided',
      title: {
        en: "Game ID {gameId} is another player's",
        'hi-Latn': 'Game ID {gameId} doosre player ki hai',
        hi: 'गेम ID {gameId} दूसरे प्लेयर की है',
      },
      description: {
        en: 'The staff looked at both accounts. {answer} Enter the ID you play with in your profile.',
        'hi-Latn':
          'Staff ne dono accounts dekhe. {answer} Jis ID se khelte hain, use profile mein daalein.',
        hi: 'स्टाफ़ ने दोनों अकाउंट देखे। {answer} जिस ID से खेलते हैं, उसे प्रोफ़ाइल में डालें।',
      },
    },
  },
  (gameId: string) => ({ values: { gameId }, link: pathTo('profile') }),
);
