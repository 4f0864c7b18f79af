// Puts onto the offline page what the site kept for whoever is signed in: `web/src/app/offline-copy.ts` says what that
// is, `web/src/platform/token.ts`, which knows the same keys, when it goes. All of it is shown as text.

/** A session ends by itself after so long without a visit; so does what was kept in it. Milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

const copy = readCopy();
if (copy) show(copy);

addEventListener('online', () => {
  document.getElementById('line').textContent = 'You are back online.';
  document.querySelector('.again').textContent = 'Open the page';
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
  asOf.textContent = `This is how it stood at ${momentOf(at)}. Slots and times may have changed since.`;
  asOf.hidden = false;
  document.querySelector('main').append(
    ...entries.map(card),
    make('p', {
      className: 'quiet',
      textContent:
        'Room ID and password are not kept on this phone. Open your match page once you are back online.',
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
    fold('Schedule', schedule.length > 0 && [make('ol', {}, schedule.map(eventRow))]),
    fold(`Rules (${rules.length})`, rules.length > 0 && ruleRows(rules)),
  ]);
}

function slotOf(slot) {
  return make('p', { className: 'slot quiet', textContent: 'Slot' }, [
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
    make('span', { className: 'quiet', textContent: `Slot ${slot}` }),
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
  const day = date.toLocaleDateString('en-GB', {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const clock = date.toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
  return `${day.replace(',', '')}, ${clock} IST`;
}
