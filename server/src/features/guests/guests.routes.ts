import * as calls from '@one-dream/contract/features/guests.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDeviceId, readSignInFrom } from '../auth/second-factor/device-cookie.actions.ts';
import type { AskDesk } from '../entries/desk/desk.ts';
import { importSheet, previewSheet, undoImport } from './bring.actions.ts';
import { claimGuest } from './claim.actions.ts';
import { deviceOf } from './find-guest.actions.ts';
import * as page from './guest-page.actions.ts';
import { showGuestRoom } from './guest-room.actions.ts';
import { presentRow, writeTable } from './guests.presenters.ts';
import { guestTexts as texts } from './guests.texts.ts';
import * as links from './links.actions.ts';

/** Calls about guest teams: for hosts who bring them in, for holders of a link, for claimers. */
export function serveGuests(
  serve: Serve,
  { platform, ask }: { platform: Platform; ask: AskDesk },
): void {
  const desk = { db: platform.db, ask };

  serve(calls.previewGuests, async ({ viewer, params, body, pictures, say }) => {
    const { sheet, rows, free } = await previewSheet(platform, {
      viewer,
      ...params,
      ...sheetOf(body, pictures),
    });
    return {
      rows: rows.map((row) => presentRow(row, say)),
      columns: sheet.columns,
      headings: sheet.headings,
      table: writeTable(sheet.cells),
      free,
    };
  });

  serve(calls.importGuests, async ({ viewer, params, body, pictures, say }) => {
    const { accept } = body;
    const asked = { viewer, ...params, ...sheetOf(body, pictures), accept };
    const { importId, entries } = await importSheet(platform, asked);
    const count = entries.length;
    return {
      message: say(count ? texts.broughtIn({ count }) : texts.allWereIn),
      importId,
      entries,
    };
  });

  serve(calls.undoGuestImport, async ({ viewer, params, say }) => {
    const count = await undoImport(platform, { viewer, ...params });
    return { message: say(texts.undone({ count })) };
  });

  serve(calls.listGuests, ({ params }) => links.listGuests(platform, params.tournamentId));

  serve(calls.renewGuestLink, async ({ viewer, params, say }) => ({
    message: say(texts.linkMade),
    link: await links.renewLink(platform, { viewer, ...params }),
  }));

  serve(calls.revokeGuestLink, async ({ viewer, params, say }) => {
    await links.revokeLink(platform, { viewer, ...params });
    return { message: say(texts.linkRevoked) };
  });

  serve(calls.openGuestLink, async ({ viewer, params, say }) => {
    await links.openRestingLink(platform, { viewer, ...params });
    return { message: say(texts.linkOpened) };
  });

  serve(calls.readGuest, async ({ body: { link }, browser, ip }) => {
    const { deviceId: mark } = readSignInFrom({ browser }, platform);
    const device = deviceOf({ mark: browser && mark, browser, ip });
    return {
      data: await page.readGuestPage(platform, { link, device }),
      now: platform.now().toISOString(),
    };
  });

  serve(calls.checkInGuest, async ({ body, say }) => ({
    message: say(texts.checkedIn({ team: await page.checkInByLink(desk, body) })),
  }));

  serve(calls.withdrawGuest, async ({ body, say }) => {
    await page.withdrawByLink(desk, body);
    return { message: say(texts.withdrawn) };
  });

  serve(calls.completeGuest, async ({ body, say }) => {
    await page.completeByLink(desk, body);
    return { message: say(texts.completed) };
  });

  serve(calls.showGuestRoom, ({ body, browser, ip }) => {
    const device = deviceOf({ mark: findDeviceId(browser, platform), browser, ip });
    return showGuestRoom(platform, { ...body, device });
  });

  serve(calls.claimGuest, async ({ viewer, body: { link, name }, say }) => {
    const data = await claimGuest(platform, { viewer, link, name });
    return { message: say(texts.claimed({ team: data.name })), data };
  });
}

function sheetOf(
  { table, columns }: { table?: string | undefined; columns?: Record<string, number> | undefined },
  pictures: Record<string, Buffer>,
) {
  return { text: table, file: pictures.table, columns };
}
