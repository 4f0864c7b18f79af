// Runs before any module: what a page does while its scripts load, and if they fail to.
(() => {
  /** A button that was pressed before the page was hydrated. It is pressed again afterwards. */
  let pressed;
  const keepPress = (event) => {
    const button = event.target.closest?.('button');
    if (!button) return;
    pressed = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', keepPress, true);
  // Without scripts, the browser would put the form's input, even a password, into the page's address.
  const holdForm = (event) => event.preventDefault();
  addEventListener('submit', holdForm, true);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('submit', holdForm, true);
      removeEventListener('error', notice, true);
      // React hydrates what is pressed at once, but not in the middle of its own start.
      if (pressed?.isConnected) setTimeout(() => pressed.click());
    },
    { once: true },
  );

  /** A file failed to load: the connection was lost, or a newer build has replaced the file. */
  let isNoticed = false;
  const notice = ({ target }) => {
    if (isNoticed || !/^(LINK|SCRIPT)$/.test(target?.tagName) || target.rel === 'stylesheet')
      return;
    isNoticed = true;
    void mayLoadAnew().then((may) => (may ? location.reload() : sayItFailed()));
  };
  addEventListener('error', notice, true);

  /** Like `web/src/platform/load-anew.ts`, with the same storage key. */
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

  /** Says that the page can be read and its links work, but nothing else does. */
  const sayItFailed = () => {
    // A file may fail before the element with the message has been parsed.
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
