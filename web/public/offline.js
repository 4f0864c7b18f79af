// Shows the signed-in player's offline copy on the offline page. `web/src/app/offline-copy.ts` defines its contents;
// `web/src/platform/token.ts` uses the same storage keys, and deletes it on sign-out. All of it is inserted as text.

/** A session expires after this long without a visit, and its offline copy with it. Milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** Texts in the language chosen in this browser. The page's own HTML is in English. */
const words = {
  en: {
    back: 'You are back online.',
    open: 'Open the page',
    asOf: 'This is how it stood at {at}. Slots and times may have changed since.',
    room: 'Room ID and password are not kept on this phone. Open your match page once you are back online.',
    schedule: 'Schedule',
    rules: 'Rules ({count})',
    slot: 'Slot',
  },
  'hi-Latn': {
    title: 'Connection nahi hai',
    advice:
      'Aap zone se bahar hain: is phone par abhi connection nahi hai. Network dekhein, phir se try karein.',
    again: 'Phir se try karein',
    back: 'Aap wapas online hain.',
    open: 'Page kholein',
    asOf: '{at} par aisa tha. Uske baad slots aur times badal sakte hain.',
    room: 'Room ID aur password is phone par nahi rakhe jaate. Online aate hi apna match page kholein.',
    schedule: 'Schedule',
    rules: 'Rules ({count})',
    slot: 'Slot',
  },
  hi: {
    title: 'कनेक्शन नहीं है',
    advice: 'आप ज़ोन से बाहर हैं: इस फ़ोन पर अभी कनेक्शन नहीं है। नेटवर्क देखें, फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
    back: 'आप वापस ऑनलाइन हैं।',
    open: 'पेज खोलें',
    asOf: '{at} पर ऐसा था। उसके बाद स्लॉट और समय बदल सकते हैं।',
    room: 'रूम ID और पासवर्ड इस फ़ोन पर नहीं रखे जाते। ऑनलाइन आते ही अपना मैच पेज खोलें।',
    schedule: 'शेड्यूल',
    rules: 'नियम ({count})',
    slot: 'स्लॉट',
  },
};
const chosen = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
const language = Object.hasOwn(words, chosen) ? chosen : 'en';
const say = (name, values = {}) =>
  words[language][name].replace(/\{(\w+)\}/g, (_, value) => values[value]);
if (language !== 'en') {
  document.documentElement.lang = language;
  document.title = say('title');
  document.querySelector('h1').textContent = say('title');
  document.querySelector('.advice').textContent = say('advice');
  document.querySelector('.again').textContent = say('again');
}

const copy = readCopy();
if (copy) show(copy);

addEventListener('online', () => {
  document.getElementById('line').textContent = say('back');
  document.querySelector('.again').textContent = say('open');
});

function readCopy() {
  try {
    const kept = JSON.parse(localStorage.getItem('offline-copy'));
    const isOwn = kept && localStorage.getItem('token')?.startsWith(kept.of);
    const isOver = kept && Date.now() - Date.parse(kept.at) > lifetime;
    return isOwn && !isOver ? kept : undefined;
  } catch {
    return undefined;
  }
}

function show({ at, entries }) {
  document.documentElement.classList.add('has-copy');
  const asOf = document.getElementById('as-of');
  asOf.textContent = say('asOf', { at: momentOf(at) });
  asOf.hidden = false;
  document.querySelector('main').append(
    ...entries.map(card),
    make('p', {
      className: 'quiet',
      textContent: say('room'),
    }),
  );
}

function card({ title, team, slot, standing, checkIn, matches, schedule, rules }) {
  const name = make('div', {}, [
    make('h2', { textContent: title }),
    make('p', {
      className: 'quiet',
      textContent: [team, standing, checkIn].filter(Boolean).join(' · '),
    }),
  ]);
  const top = make('div', { className: 'top' }, [name, slot !== null && slotOf(slot)]);
  return make('article', {}, [
    top,
    matches.length > 0 && make('ol', { className: 'matches' }, matches.map(matchRow)),
    fold(say('schedule'), schedule.length > 0 && [make('ol', {}, schedule.map(eventRow))]),
    fold(say('rules', { count: rules.length }), rules.length > 0 && ruleRows(rules)),
  ]);
}

function slotOf(slot) {
  return make('p', { className: 'slot quiet', textContent: say('slot') }, [
    make('span', { className: 'numeral', textContent: slot }),
  ]);
}

function matchRow({ day, time, name, slot, hue }) {
  const row = make('li', {}, [
    make('span', {}, [
      make('b', { textContent: time }),
      make('span', { className: 'quiet', textContent: day }),
    ]),
    make('span', { textContent: name }),
    make('span', { className: 'quiet', textContent: `${say('slot')} ${slot}` }),
  ]);
  row.style.setProperty('--hue', hue);
  return row;
}

function eventRow({ when, event, description }) {
  return make('li', {}, [
    make('p', { className: 'quiet', textContent: when }),
    make('p', { textContent: event }),
    description && make('p', { className: 'quiet', textContent: description }),
  ]);
}

function ruleRows(rules) {
  return [...new Set(rules.map(({ category }) => category))].flatMap((name) => [
    make('h3', { textContent: name }),
    make(
      'ol',
      {},
      rules
        .filter(({ category }) => category === name)
        .map(({ title, description }) =>
          make('li', {}, [
            make('p', { textContent: title }),
            make('p', { className: 'quiet', textContent: description }),
          ]),
        ),
    ),
  ]);
}

function fold(title, children) {
  return children && make('details', {}, [make('summary', { textContent: title }), ...children]);
}

function make(tag, properties, children = []) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter(Boolean));
  return element;
}

/** `Sun 22 Nov, 20:45 IST`. */
function momentOf(at) {
  const zone = { timeZone: 'Asia/Kolkata' };
  const date = new Date(at);
  const day = date.toLocaleDateString(language === 'hi' ? 'hi-u-nu-latn' : 'en-GB', {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const clock = date.toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
  return `${day.replace(',', '')}, ${clock} IST`;
}
