import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { moment } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark } from '../../platform/work/stored-notice.ts';
import { defineTexts } from '../../texts.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

export type Told = Pick<
  TournamentRow,
  'id' | 'title' | 'banner' | 'checkin_closes_at' | 'first_match_at'
>;

const texts = defineTexts('tournamentNotices', {
  checkIn: {
    en: 'Check-in is open. One tap by anybody of your squad is enough.',
    'hi-Latn': 'Check-in khul gaya. Squad mein se kisi ek ka ek tap kaafi hai.',
    hi: 'चेक-इन खुल गया। स्क्वाड में से किसी एक का एक टैप काफ़ी है।',
  },
  calledOffTitle: {
    en: '{event} was called off',
    'hi-Latn': '{event} cancel ho gaya',
    hi: '{event} रद्द हो गया',
  },
  moreTime: {
    en: 'The hosts gave everybody more time.',
    'hi-Latn': 'Hosts ne sabko aur time diya hai.',
    hi: 'होस्ट ने सबको और समय दिया है।',
  },
});

export const tournamentNotices = defineNotices(
  'tournamentNotices',
  {
    checkIn: {
      kind: 'checkInOpen',
      title: {
        en: 'Check in for {event}',
        'hi-Latn': '{event} ke liye check-in karein',
        hi: '{event} के लिए चेक-इन करें',
      },
      description: texts.checkIn,
    },
    checkInBy: {
      kind: 'checkInOpen',
      title: {
        en: 'Check in for {event} by {closes}',
        'hi-Latn': '{event} ke liye {closes} tak check-in karein',
        hi: '{event} के लिए {closes} तक चेक-इन करें',
      },
      description: texts.checkIn,
    },
    calledOff: {
      title: texts.calledOffTitle,
      description: {
        en: 'The organisers called it off. Reason: {reason}',
        'hi-Latn': 'Organisers ne cancel kar diya. Wajah: {reason}',
        hi: 'ऑर्गनाइज़र ने रद्द कर दिया। वजह: {reason}',
      },
    },
    deleted: {
      kind: 'calledOff',
      link: pathTo('tournaments'),
      title: texts.calledOffTitle,
      description: {
        en: 'The organisers took the tournament down, and the slot of your team with it. See what else is on.',
        'hi-Latn':
          'Organisers ne tournament hata diya, aur uske saath aapki team ka slot bhi. Dekhein aur kya chal raha hai.',
        hi: 'ऑर्गनाइज़र ने टूर्नामेंट हटा दिया, और उसके साथ आपकी टीम का स्लॉट भी। देखें और क्या चल रहा है।',
      },
    },
    moreCheckIn: {
      kind: 'moreTime',
      title: {
        en: 'More time for {event}: check-in until {until}',
        'hi-Latn': '{event} ke liye aur time: check-in {until} tak',
        hi: '{event} के लिए और समय: चेक-इन {until} तक',
      },
      description: texts.moreTime,
    },
    moreRegistration: {
      kind: 'moreTime',
      title: {
        en: 'More time for {event}: registration until {until}',
        'hi-Latn': '{event} ke liye aur time: registration {until} tak',
        hi: '{event} के लिए और समय: रजिस्ट्रेशन {until} तक',
      },
      description: texts.moreTime,
    },
    opened: {
      about: 'start {id}',
      title: { en: '{event} is open', 'hi-Latn': '{event} khul gaya', hi: '{event} खुल गया' },
      description: {
        en: 'Registration is open now. Slots go to who comes first.',
        'hi-Latn': 'Registration ab khula hai. Jo pehle aaye, slot uska.',
        hi: 'रजिस्ट्रेशन अब खुला है। जो पहले आए, स्लॉट उसका।',
      },
    },
    live: {
      about: 'start {id}',
      title: { en: '{event} is live', 'hi-Latn': '{event} live hai', hi: '{event} लाइव है' },
      description: {
        en: 'Your tournament has begun. Get your squad into the lobby.',
        'hi-Latn': 'Aapka tournament shuru ho gaya. Apni squad ko lobby mein laayein.',
        hi: 'आपका टूर्नामेंट शुरू हो गया। अपनी स्क्वाड को लॉबी में लाएँ।',
      },
    },
    timesMoved: {
      kind: 'datesMoved',
      title: {
        en: '{event}: new times',
        'hi-Latn': '{event}: naye time',
        hi: '{event}: नए समय',
      },
      description: {
        en: 'The hosts moved it: {moves}. Whoever has a slot keeps it.',
        'hi-Latn': 'Hosts ne time badla: {moves}. Jiska slot hai, uska hi rahega.',
        hi: 'होस्ट ने समय बदला: {moves}। जिसका स्लॉट है, उसी का रहेगा।',
      },
    },
  },
  onTournament,
);

/** Asks hosts, after an outage. */
export const hostNotices = defineNotices(
  'tournamentNotices',
  {
    asks: {
      kind: 'checkInAsks',
      title: {
        en: 'Check-in of {event} waits for you',
        'hi-Latn': '{event} ka check-in aapka intezaar kar raha hai',
        hi: '{event} का चेक-इन आपका इंतज़ार कर रहा है',
      },
      description: {
        en: 'The site was away while teams were to check in. See who is here, move the first match if need be, then close check-in yourself. Nobody gets a strike by itself.',
        'hi-Latn':
          'Check-in ke time site band thi. Dekhein kaun aaya hai, zaroorat ho to pehla match aage karein, phir check-in khud band karein. Kisi ko apne aap strike nahi milegi.',
        hi: 'चेक-इन के समय साइट बंद थी। देखें कौन आया है, ज़रूरत हो तो पहला मैच आगे करें, फिर चेक-इन ख़ुद बंद करें। किसी को अपने आप स्ट्राइक नहीं मिलेगी।',
      },
    },
  },
  inConsole,
);

export function checkInOpen(row: Told) {
  const { checkin_closes_at: closes } = row;
  return closes
    ? tournamentNotices.checkInBy(row, { closes: inIst(closes) })
    : tournamentNotices.checkIn(row);
}

/** `19:00 IST`. */
export const inIst = (at: Date) => moment(at, 'time');

export function onTournament({ id, title, banner }: Told) {
  const link = pathTo('tournament', { id });
  return { values: { id, event: title }, link, mark: eventMark(title, banner) };
}

/** Leads hosts to where they decide. */
export function inConsole(row: Told) {
  const link = fillPath(consolePages.tournament.path, { tournamentId: row.id });
  return { ...onTournament(row), link };
}
