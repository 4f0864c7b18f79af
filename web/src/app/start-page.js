// Runs before any module: what a page does while its scripts are on their way, or if they do not come.
(() => {
  /** A button that was pressed before anything heard it: pressed again once the page is alive. */
  let pressed;
  const keepPress = (event) => {
    const button = event.target.closest?.('button');
    if (!button) return;
    pressed = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', keepPress, true);
  // The browser itself would put what was typed, a password too, into the page's address.
  const holdForm = (event) => event.preventDefault();
  addEventListener('submit', holdForm, true);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('submit', holdForm, true);
      removeEventListener('error', notice, true);
      // React hydrates at once what a press falls on, but not while it tells of its own start.
      if (pressed?.isConnected) setTimeout(() => pressed.click());
    },
    { once: true },
  );

  /** A file did not come: it was lost on the way, or a newer build has taken its place. */
  let isNoticed = false;
  const notice = ({ target }) => {
    if (isNoticed || !/^(LINK|SCRIPT)$/.test(target?.tagName) || target.rel === 'stylesheet')
      return;
    isNoticed = true;
    void mayLoadAnew().then((may) => (may ? location.reload() : sayItFailed()));
  };
  addEventListener('error', notice, true);

  /** As in `web/src/platform/load-anew.ts`, which knows the same key. */
  const mayLoadAnew = async () => {
    try {
      const last = Number(sessionStorage.getItem('loaded-anew') ?? 0);
      if (Date.now() - last < 600_000) return false;
      sessionStorage.setItem('loaded-anew', String(Date.now()));
      return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  };

  /** The page can be read, its links work, and nothing else does. */
  const sayItFailed = () => {
    // A file may fail before the rest of the page is here, where it is said.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', sayItFailed, { once: true });
      return;
    }
    removeEventListener('click', keepPress, true);
    const late = document.getElementById('late');
    if (!late) return;
    late.classList.remove('start-late');
    late.setAttribute('role', 'alert');
    late.firstElementChild.textContent = late.dataset.failed;
    addEventListener('online', () => location.reload(), { once: true });
  };
})();
