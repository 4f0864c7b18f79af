// The overlay of a stream. It polls every few seconds, redraws on changes, and keeps the last picture while the connection is
// lost. `/overlay/<token>?view=standings&group=A`; `/overlay/preview` draws what the settings send it.

/** Polling interval, and the longest wait after failures. Milliseconds. */
const lookEvery = 3000;
const lookEveryAtMost = 15_000;
/** Rows per page of a table, and how long each page is shown. Milliseconds. */
const rowsAtOnce = 16;
const turnEvery = 12_000;

const stage = document.getElementById('stage');
/** Texts in the organisation's language, from the page's HTML. */
const words = JSON.parse(document.getElementById('words').textContent);
const say = (name, values = {}) =>
  words[name].replace(/\{(\w+)\}/g, (_, value) => String(values[value]));
const query = new URLSearchParams(location.search);
const token = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const views = { standings, match, slots, next, winner };
const viewOf = (name) => (Object.hasOwn(views, name) ? name : 'standings');

let view = viewOf(query.get('view'));
let frame = null;
let shown = '';
let turn = 0;

function element(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  // Names are text, never markup.
  made.append(
    ...children
      .filter((child) => child !== null && child !== undefined)
      .map((child) => (typeof child === 'number' ? String(child) : child)),
  );
  return made;
}

function crest(path) {
  if (!path) return element('span', 'crest');
  return Object.assign(element('img', 'crest'), { src: path, alt: '' });
}

const points = (tenths) => (tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1));
const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const istOf = (moment) => `${time.format(new Date(moment))} IST`;
const groupsOf = ({ groups }) => (groups.length > 0 ? `Group ${groups.join(' + ')}` : '');
const states = {
  scheduled: say('upNext'),
  room_released: say('upNext'),
  playing: say('live'),
  results_in: say('checked'),
  published: say('played'),
  final: say('played'),
};

function head(kicker, title) {
  return element('header', 'head', element('p', 'kicker', kicker), element('h1', 'title', title));
}

/** The rows of the current page. */
function inTurn(rows) {
  const pages = Math.max(1, Math.ceil(rows.length / rowsAtOnce));
  const from = (turn % pages) * rowsAtOnce;
  return rows.slice(from, from + rowsAtOnce);
}

/** With several groups and none in the address, their tables are shown in turn. */
function tableInTurn(tables) {
  const group = query.get('group');
  if (group) return { table: tables.find((one) => one.group === group), rows: undefined };
  const parts = tables.flatMap((table) => {
    const pages = Math.max(1, Math.ceil(table.rows.length / rowsAtOnce));
    return Array.from({ length: pages }, (_, page) => ({
      table,
      rows: table.rows.slice(page * rowsAtOnce, (page + 1) * rowsAtOnce),
    }));
  });
  return parts[turn % Math.max(1, parts.length)] ?? {};
}

function standings() {
  if (!frame.standings) return null;
  const { table, rows } = tableInTurn(frame.standings.tables);
  if (!table || table.rows.length === 0) return null;
  const place = [frame.standings.stage, table.group && groupsOf({ groups: [table.group] })];
  const after = table.played === 0 ? say('noMatchYet') : say('afterMatch', { no: table.played });
  return element(
    'section',
    'block standings',
    head(frame.title, place.filter(Boolean).join(' · ')),
    element(
      'div',
      '',
      element(
        'div',
        'row labels',
        element('span', 'rank', '#'),
        element('span'),
        element(
          'span',
          'name',
          [after, frame.standings.isFinal && say('final')].filter(Boolean).join(' · '),
        ),
        element('span', 'number', 'WWCD'),
        element('span', 'number', say('elimsHead')),
        element('span', 'number', say('totalHead')),
      ),
      ...(rows ?? inTurn(table.rows)).map((row) =>
        element(
          'div',
          row.isEligible ? 'row eligible' : 'row',
          element('span', 'rank', row.rank ?? '–'),
          crest(row.logo),
          element('span', 'name', row.name),
          element('span', 'number', row.wwcd),
          element('span', 'number', row.elims),
          element('span', 'number total', points(row.totalX10)),
        ),
      ),
    ),
  );
}

function titleOf(one) {
  return say('matchTitle', one);
}

function match() {
  if (!frame.match) return null;
  const one = frame.match;
  const about = [one.stage, groupsOf(one), one.state === 'playing' ? '' : istOf(one.startsAt)];
  return element(
    'section',
    'block match',
    head(states[one.state] ?? frame.title, titleOf(one)),
    element(
      'div',
      'card',
      element('p', 'line', about.filter(Boolean).join(' · ')),
      element('p', 'line', frame.title),
    ),
  );
}

function slots() {
  if (frame.slots.length === 0) return null;
  return element(
    'section',
    'block slots',
    head(`${frame.match.stage} · ${titleOf(frame.match)}`, say('slotList')),
    element(
      'div',
      '',
      ...inTurn(frame.slots).map(({ roomSlot, name, logo }) =>
        element(
          'div',
          'row',
          element('span', 'rank', `#${roomSlot}`),
          crest(logo),
          element('span', 'name', name),
        ),
      ),
    ),
  );
}

function next() {
  const playing = frame.match && ['scheduled', 'room_released'].includes(frame.match.state);
  const rows = [...(playing ? [frame.match] : []), ...frame.next].slice(0, 4);
  if (rows.length === 0) return null;
  return element(
    'section',
    'block next',
    head(frame.title, say('comingUp')),
    element(
      'div',
      '',
      ...rows.map((one) =>
        element(
          'div',
          'row',
          element('span', 'rank', istOf(one.startsAt)),
          element('span', 'name', titleOf(one)),
          element('span', '', groupsOf(one) || one.stage),
        ),
      ),
    ),
  );
}

function winner() {
  if (!frame.winner) return null;
  const { of, label, name, logo, elims, totalX10 } = frame.winner;
  return element(
    'section',
    'block winner',
    head(
      of === 'tournament' ? frame.title : label,
      of === 'tournament' ? label : say('winnerWinner'),
    ),
    element(
      'div',
      'card',
      crest(logo),
      element(
        'div',
        '',
        element('p', 'big', name),
        element('p', 'line', say('elimsAndPoints', { elims, points: points(totalX10) })),
      ),
    ),
  );
}

function draw() {
  const block = frame ? views[view]() : null;
  const text = block?.outerHTML ?? '';
  if (text === shown) return;
  const isNew = shown === '' || document.hidden;
  shown = text;
  if (block && isNew) block.classList.add('appears');
  stage.replaceChildren(...(block ? [block] : []));
}

function scale() {
  const factor = Math.min(innerWidth / 1920, innerHeight / 1080);
  const left = (innerWidth - 1920 * factor) / 2;
  const top = (innerHeight - 1080 * factor) / 2;
  stage.style.transform = `translate(${left}px, ${top}px) scale(${factor})`;
}

/** @returns whether the server answered */
async function look() {
  const answer = await fetch('/api/overlay/read', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  // A revoked overlay is cleared. Any other failure keeps the last picture.
  if (answer.status === 404) frame = null;
  else if (answer.ok) {
    const { data } = await answer.json();
    // Nothing is known of that moment yet: what was shown is older, and stays.
    frame = data.frame ?? frame;
  } else return false;
  draw();
  return true;
}

let wait = lookEvery;
let timer;
async function keepLooking() {
  clearTimeout(timer);
  const went = await look().catch(() => false);
  wait = went ? lookEvery : Math.min(wait * 1.5, lookEveryAtMost);
  clearTimeout(timer);
  timer = setTimeout(keepLooking, wait);
}

function hearPreview({ origin, data }) {
  if (origin !== location.origin || typeof data?.frame !== 'object') return;
  view = viewOf(data.view);
  frame = data.frame;
  draw();
}

scale();
addEventListener('resize', scale);
setInterval(() => {
  turn += 1;
  draw();
}, turnEvery);
if (token === 'preview') {
  addEventListener('message', hearPreview);
  parent.postMessage('overlay-ready', location.origin);
} else {
  addEventListener('online', keepLooking);
  void keepLooking();
}
