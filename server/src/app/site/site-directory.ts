import { fileURLToPath } from 'node:url';

/** Output directory of the site's build, with a trailing slash. */
export const siteDirectory = fileURLToPath(
  new URL('../../../../web/build/client/', import.meta.url),
);
