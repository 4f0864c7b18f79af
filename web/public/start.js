// Starts a page that came rendered. It is read first: the page is painted with its picture, then its scripts are fetched
// and run. At once for whoever is signed in, or is about to use it. Links work without.
const late = document.getElementById('late');
late.remove();
const { program, parts } = JSON.parse(document.getElementById('scripts').textContent);
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
/** Milliseconds after which a picture that does not come holds nothing up any longer. */
const pictureTimeoutMs = 3000;

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start);
  for (const href of [...parts, program]) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
  run()
    .catch(goOnWithout)
    .catch((error) => console.error(error));
}

/** The libraries, the screen, then the program, each in a task of its own: a finger may come between. */
async function run() {
  for (const part of [...parts, program]) {
    await import(part);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** As in `web/src/platform/load-anew.ts`, which knows the same key. Milliseconds. */
const loadedAnew = { key: 'loaded-anew', minIntervalMs: 10 * 60_000 };

/** A file did not come: it was lost on the way, or a newer build has taken its place. */
async function goOnWithout(error) {
  console.error(error);
  if (mayLoadAnew() && (await isSiteThere())) return location.reload();
  // With the program there is a page that says so; it asks for the screen once more.
  await import(program).catch(sayItFailed);
}

function mayLoadAnew() {
  try {
    const last = Number(sessionStorage.getItem(loadedAnew.key) ?? 0);
    if (Date.now() - last < loadedAnew.minIntervalMs) return false;
    sessionStorage.setItem(loadedAnew.key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

async function isSiteThere() {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** The page can be read, its links work, and nothing else does. */
function sayItFailed(error) {
  console.error(error);
  removeEventListener('click', keepPress, true);
  const notice = Object.assign(document.createElement('div'), { className: 'start-failed' });
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = late.dataset.failed;
  notice.append(text, late.querySelector('a'));
  document.body.append(notice);
  addEventListener('online', () => location.reload(), { once: true });
}

/** A button that was pressed before anything heard it: pressed again once the page is alive. */
let pressed;
function keepPress(event) {
  const button = event.target.closest?.('button');
  if (!button) return;
  pressed = button;
  event.stopImmediatePropagation();
}

function isSignedIn() {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

/** The place of what the viewer plays or runs, above the posters, is open before it is known: `web/src/styles/own-first.css`. */
function hadOwnNext() {
  try {
    const token = localStorage.getItem('token');
    const runs = localStorage.getItem('runs-tonight');
    if (runs !== null) return token.startsWith(runs);
    const { of, hasNext } = JSON.parse(localStorage.getItem('offline-copy'));
    return hasNext && token.startsWith(of);
  } catch {
    return false;
  }
}

if (location.pathname === '/' && hadOwnNext()) document.documentElement.dataset.ownNext = '';
addEventListener('click', keepPress, true);
addEventListener(
  'alive',
  () => {
    removeEventListener('click', keepPress, true);
    pressed?.click();
  },
  { once: true },
);

// What only visitors are asked to do is not shown until it is known who looks: `.for-visitors` in `site.css`.
if (isSignedIn()) document.documentElement.dataset.signedIn = '';

if (isSignedIn()) start();
else {
  // The frame after: what is there has been painted by then.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  setTimeout(start, pictureTimeoutMs);
}
