// Runs on a page that refuses access, which has no other script. If this browser is signed in with another account than the
// one that the server rendered the page for, it loads the page again, as `openForToken` in `entry.client.tsx` does.
(() => {
  const token = localStorage.getItem('token');
  if (token?.startsWith(document.currentScript.dataset.mark)) return;
  const path = token ? `auth/token/${encodeURIComponent(token)}` : 'noauth/forget-pages';
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  void fetch(`/api/${path}`, { method: 'POST', headers }).then(({ ok }) => ok && location.reload());
})();
