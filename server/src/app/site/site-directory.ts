import { fileURLToPath } from 'node:url';

/** Where the build puts the site; ends with a slash. */
export const siteDirectory = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
