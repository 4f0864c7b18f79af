import { besideBytes } from '../support/beside-bytes.ts';
import { openFilledSite } from '../support/filled-site.ts';
import type { Row } from '../support/results.ts';
import { fullFill } from '../support/seed.ts';

/** The public list of 20 tournaments with 20 teams each, beside a bare server that writes the same bytes. */
export async function benchList(): Promise<Row[]> {
  const { site, folder, close } = await openFilledSite({ ...fullFill, notifications: 1000 });
  try {
    const url = `${site.url}/api/noauth/tournament`;
    const body = JSON.stringify({ limit: 20 });
    return [await besideBytes({ what: 'public list, 20 tournaments', url, body, folder })];
  } finally {
    await close();
  }
}
