/**
 * Path to route: an undecodable one is treated as a page that does not exist. The router would otherwise answer it past all
 * hooks: without security headers and in another format.
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
