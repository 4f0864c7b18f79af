// In a page that says no, which has no program: as `openForToken` of `entry.client.tsx`, for who is signed in here instead of
// the viewer that the server rendered it for.
(() => {
  const token = localStorage.getItem('token');
  if (token?.startsWith(document.currentScript.dataset.mark)) return;
  const path = token ? `auth/token/${encodeURIComponent(token)}` : 'noauth/forget-pages';
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  void fetch(`/api/${path}`, { method: 'POST', headers }).then(({ ok }) => ok && location.reload());
})();
