import { openDevSite } from './cli/dev-site.ts';
import { serve } from './cli/serve.ts';

/** `npm run dev`: the server with the site from its sources. */
await serve({ openSite: openDevSite });
