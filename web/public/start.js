// Starts a page that came rendered. It is read first: its scripts are fetched after its picture, and run once somebody
// is about to use it, before anything of it is to move, and at once for whoever is signed in. Links work without.
const { program, parts, isUrgent } = JSON.parse(document.getElementById('scripts').textContent);
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
/** Milliseconds after which a picture that does not come holds nothing up any longer. */
const patience = 3000;
/** Milliseconds that nobody misses the scripts for: the first poster stays for six seconds. */
const leisure = 4000;

let areFetched = false;
function fetchFiles() {
  if (areFetched) return;
  areFetched = true;
  for (const href of [...parts, program]) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start);
  fetchFiles();
  run().catch((error) => console.error(error));
}

/** The libraries, the screen, then the program, each in a task of its own: a finger may come between. */
async function run() {
  for (const part of [...parts, program]) {
    await import(part);
    await new Promise((resolve) => setTimeout(resolve));
  }
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

addEventListener('click', keepPress, true);
addEventListener(
  'alive',
  () => {
    removeEventListener('click', keepPress, true);
    pressed?.click();
  },
  { once: true },
);

if (isSignedIn()) start();
else {
  const goOn = isUrgent ? start : fetchFiles;
  // The frame after: what is there has been painted by then.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(goOn));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  setTimeout(goOn, patience);
  setTimeout(start, leisure);
}
