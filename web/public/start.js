// Starts a page that came rendered. It is shown first, with its picture, and its scripts come after, unless somebody
// cannot wait for them: whoever is signed in, and whoever touches something. Links work without.
const [program, ...parts] = JSON.parse(document.getElementById('scripts').textContent);
const touches = ['pointerdown', 'keydown', 'touchstart'];
/** Milliseconds after which a picture that does not come holds nothing up any longer. */
const patience = 3000;

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const name of touches) removeEventListener(name, start);
  for (const href of parts) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
  run().catch((error) => console.error(error));
}

/** The libraries, the screen, then the program, each in a task of its own: a finger may come between. */
async function run() {
  for (const part of [...parts, program]) {
    await import(part);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function isSignedIn() {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

if (isSignedIn() || document.readyState === 'complete') start();
else {
  // The frame after: what is there has been painted by then.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const name of touches) addEventListener(name, start, { passive: true });
  setTimeout(start, patience);
}
