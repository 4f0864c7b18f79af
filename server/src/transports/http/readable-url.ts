/**
 * The path to look for: one that cannot be decoded is a page that cannot exist, and gets the answer of one.
 * Left to the router, it would be answered past every hook: without security headers and in another form.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '');
  }
}
