import { list } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { defineTexts } from '../../texts.ts';
import { inConsole, inIst, onTournament, type Told } from '../tournaments/tournaments.notices.ts';

const texts = defineTexts('checkInNotices', {
  missing: {
    en: 'Check in for {event}, or your slot goes to a team that waits.',
    'hi-Latn': '{event} ke liye check-in karein, nahi to slot waitlist wali team ko jayega.',
    hi: '{event} के लिए चेक-इन करें, नहीं तो स्लॉट वेटलिस्ट वाली टीम को जाएगा।',
  },
  /** Starts with a space, to be appended. */
  until: { en: ' until {closes}', 'hi-Latn': ' {closes} tak', hi: ' {closes} तक' },
  andMore: {
    en: '{count, plural, one {# more} other {# more}}',
    'hi-Latn': '{count, plural, one {# aur} other {# aur}}',
    hi: '{count, plural, one {# और} other {# और}}',
  },
  vacantTitle: {
    en: '{count, plural, one {A slot is vacant} other {# slots are vacant}}: {event}',
    'hi-Latn': '{count, plural, one {Ek slot khaali hai} other {# slots khaali hain}}: {event}',
    hi: '{count, plural, one {एक स्लॉट ख़ाली है} other {# स्लॉट ख़ाली हैं}}: {event}',
  },
});

export const checkInNotices = defineNotices(
  'checkInNotices',
  {
    missing: {
      kind: 'checkInReminder',
      title: {
        en: 'Your squad is not checked in: {event}',
        'hi-Latn': 'Aapki squad ka check-in nahi hua: {event}',
        hi: 'आपकी स्क्वाड का चेक-इन नहीं हुआ: {event}',
      },
      description: texts.missing,
    },
    missingBy: {
      kind: 'checkInReminder',
      title: {
        en: 'Your squad is not checked in: it closes at {closes}',
        'hi-Latn': 'Aapki squad ka check-in nahi hua: {closes} par band hoga',
        hi: 'आपकी स्क्वाड का चेक-इन नहीं हुआ: {closes} पर बंद होगा',
      },
      description: texts.missing,
    },
    today: {
      kind: 'checkInReminder',
      title: {
        en: 'Your squad is not checked in for today',
        'hi-Latn': 'Aaj ke liye aapki squad ka check-in nahi hua',
        hi: 'आज के लिए आपकी स्क्वाड का चेक-इन नहीं हुआ',
      },
      description: {
        en: "Check in for {event}{until}, or you miss today's matches.",
        'hi-Latn': '{event} ke liye{until} check-in karein, nahi to aaj ke match chhoot jayenge.',
        hi: '{event} के लिए{until} चेक-इन करें, नहीं तो आज के मैच छूट जाएँगे।',
      },
    },
    missed: {
      kind: 'dayMissed',
      title: {
        en: 'Your squad missed check-in today: {event}',
        'hi-Latn': 'Aapki squad ka aaj ka check-in chhoot gaya: {event}',
        hi: 'आपकी स्क्वाड का आज का चेक-इन छूट गया: {event}',
      },
      description: {
        en: "Today's rooms of {event} stay closed to you. If you are here, ask a host to let you in. Your slot stays yours.",
        'hi-Latn':
          '{event} ke aaj ke room aapke liye band rahenge. Aap aa gaye hain to host se kahein. Slot aapka hi hai.',
        hi: '{event} के आज के रूम आपके लिए बंद रहेंगे। आप आ गए हैं तो होस्ट से कहें। स्लॉट आपका ही है।',
      },
    },
    vacant: {
      kind: 'vacantSlot',
      title: texts.vacantTitle,
      description: {
        en: 'First come, first in.',
        'hi-Latn': 'Jo pehle aaye, slot uska.',
        hi: 'जो पहले आए, स्लॉट उसका।',
      },
    },
    vacantAt: {
      kind: 'vacantSlot',
      title: texts.vacantTitle,
      description: {
        en: 'First match at {at}. First come, first in.',
        'hi-Latn': 'Pehla match {at}. Jo pehle aaye, slot uska.',
        hi: 'पहला मैच {at}। जो पहले आए, स्लॉट उसका।',
      },
    },
  },
  onTournament,
);

const hostNotices = defineNotices(
  'checkInNotices',
  {
    teamsMissing: {
      title: {
        en: '{count, plural, one {{first} is not checked in today} other {# teams are not checked in today}}',
        'hi-Latn':
          '{count, plural, one {{first} ka aaj check-in nahi hua} other {# teams ka aaj check-in nahi hua}}',
        hi: '{count, plural, one {{first} का आज चेक-इन नहीं हुआ} other {# टीमों का आज चेक-इन नहीं हुआ}}',
      },
      description: {
        en: '{teams}. They see no room of {event} until you check them in.',
        'hi-Latn': '{teams}. Jab tak aap check-in nahi karenge, unhe {event} ka room nahi dikhega.',
        hi: '{teams}। जब तक आप चेक-इन नहीं करेंगे, उन्हें {event} का रूम नहीं दिखेगा।',
      },
    },
  },
  inConsole,
);

export function checkInReminder(row: Told) {
  const { checkin_closes_at: closes } = row;
  return closes
    ? checkInNotices.missingBy(row, { closes: inIst(closes) })
    : checkInNotices.missing(row);
}

/** On the second or a later day, missing check-in costs the day, not the place. */
export function dailyReminder(row: Told) {
  const { checkin_closes_at: closes } = row;
  return checkInNotices.today(row, { until: closes ? texts.until({ closes: inIst(closes) }) : '' });
}

const namedAtMost = 10;

export function teamsMissing(row: Told, teams: readonly string[]) {
  const [first = ''] = teams;
  const more = teams.length - namedAtMost;
  const named = [
    ...teams.slice(0, namedAtMost),
    ...(more > 0 ? [texts.andMore({ count: more })] : []),
  ];
  return hostNotices.teamsMissing(row, { count: teams.length, first, teams: list(named) });
}

export function vacantSlot(row: Told, count: number) {
  const { first_match_at: first } = row;
  return first
    ? checkInNotices.vacantAt(row, { count, at: inIst(first) })
    : checkInNotices.vacant(row, { count });
}
