/** `npm run build`: builds the site and the mails if their sources changed. */
import { prepareOrExit } from './prepare/prepare.mjs';

await prepareOrExit();
console.log('The site and the mails are up to date.');
