import { defineTexts } from '../../texts.ts';

export const guestNoticeTexts = defineTexts('guestNotices', {
  claimedTitle: {
    en: '{guest} has an account now',
    'hi-Latn': '{guest} ka ab account hai',
    hi: '{guest} का अब अकाउंट है',
  },
  claimed: {
    en: '{guest} was claimed and plays on as {team}. Its link works no more; it signs in.',
    'hi-Latn':
      '{guest} ab {team} ke naam se khelegi. Purana link ab kaam nahi karega; team sign in karti hai.',
    hi: '{guest} अब {team} के नाम से खेलेगी। पुराना लिंक अब काम नहीं करेगा; टीम साइन इन करती है।',
  },
});
