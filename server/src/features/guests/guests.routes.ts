import * as calls from '@one-dream/contract/features/guests/guests.ts';
import type { Browser, Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDeviceId, readSignInFrom } from '../auth/second-factor/device-cookie.actions.ts';
import { claimGuest, decideClaim } from './claim.actions.ts';
import { countByLink, deviceOf } from './find-guest.actions.ts';
import * as page from './guest-page.actions.ts';
import { showGuestRoom } from './guest-room.actions.ts';
import { presentRow, writeTable } from './guests.presenters.ts';
import { guestTexts as texts } from './guests.texts.ts';
import { importSheet, previewSheet, undoImport } from './import-sheet.actions.ts';
import * as links from './links.actions.ts';

/** Calls about guest teams: for hosts who bring them in, for holders of a link, for claimers. */
export function serveGuests(serve: Serve, platform: Platform): void {
  const findDevice = ({ browser, ip }: { browser: Browser | undefined; ip: string }) =>
    deviceOf({ mark: findDeviceId(browser, platform), browser, ip });
  const count = ({ body: { link }, ip }: { body: { link: string }; ip: string }) =>
    countByLink(platform, { link, ip });

  serve(calls.previewGuests, async ({ viewer, params, body, pictures, translate }) => {
    const { sheet, rows, free } = await previewSheet(platform, {
      viewer,
      ...params,
      ...sheetOf(body, pictures),
    });
    return {
      rows: rows.map((row) => presentRow(row, translate)),
      columns: sheet.columns,
      rivals: sheet.rivals,
      headings: sheet.headings,
      samples: sheet.samples,
      left: sheet.left,
      table: writeTable(sheet.cells),
      free,
    };
  });

  serve(calls.importGuests, async ({ viewer, params, body, pictures, translate }) => {
    const { accept } = body;
    const request = { viewer, ...params, ...sheetOf(body, pictures), accept };
    const { importId, entries } = await importSheet(platform, request);
    const count = entries.length;
    return {
      message: translate(count ? texts.broughtIn({ count }) : texts.allWereIn),
      importId,
      entries,
    };
  });

  serve(calls.undoGuestImport, async ({ viewer, params, translate }) => {
    const count = await undoImport(platform, { viewer, ...params });
    return { message: translate(texts.undone({ count })) };
  });

  serve(calls.listGuests, ({ params, viewer }) =>
    links.listGuests(platform, { ...params, viewer }),
  );

  serve(calls.renewGuestLink, async ({ viewer, params, translate }) => ({
    message: translate(texts.linkMade),
    link: await links.renewLink(platform, { viewer, ...params }),
  }));

  serve(calls.revokeGuestLink, async ({ viewer, params, translate }) => {
    await links.revokeLink(platform, { viewer, ...params });
    return { message: translate(texts.linkRevoked) };
  });

  serve(calls.openGuestLink, async ({ viewer, params, translate }) => {
    await links.openRestingLink(platform, { viewer, ...params });
    return { message: translate(texts.linkOpened) };
  });

  serve(calls.confirmGuest, async ({ viewer, params, body, translate }) => {
    await links.confirmGameIds(platform, { viewer, ...params, ...body });
    return { message: translate(texts.confirmed) };
  });

  serve(calls.decideGuestClaim, async ({ viewer, params, body, translate }) => {
    await decideClaim(platform, { viewer, ...params, ...body });
    return { message: translate(body.isGranted ? texts.claimGranted : texts.claimDenied) };
  });

  serve(calls.readGuest, async (request) => {
    await count(request);
    const { browser, ip, viewer, body } = request;
    const { deviceId: mark } = readSignInFrom({ browser }, platform);
    const device = deviceOf({ mark: browser && mark, browser, ip });
    return {
      data: await page.readGuestPage(platform, { ...body, device, viewer }),
      now: platform.now().toISOString(),
    };
  });

  serve(calls.checkInGuest, async (request) => {
    await count(request);
    const team = await page.checkInByLink(platform, request.body);
    return { message: request.translate(texts.checkedIn({ team })) };
  });

  serve(calls.withdrawGuest, async (request) => {
    await count(request);
    await page.withdrawByLink(platform, request.body);
    return { message: request.translate(texts.withdrawn) };
  });

  serve(calls.completeGuest, async (request) => {
    await count(request);
    await page.completeByLink(platform, { ...request.body, device: findDevice(request) });
    return { message: request.translate(texts.completed) };
  });

  serve(calls.showGuestRoom, async (request) => {
    await count(request);
    return showGuestRoom(platform, { ...request.body, device: findDevice(request) });
  });

  serve(calls.claimGuest, async ({ viewer, body: { link, name }, translate }) => {
    const team = await claimGuest(platform, { viewer, link, name });
    if (!team) return { message: translate(texts.claimWaits), data: null };
    const data = { teamId: team.id, name: team.name };
    return { message: translate(texts.claimed({ team: data.name })), data };
  });
}

function sheetOf(
  {
    table,
    columns,
    asTeams,
  }: {
    table?: string | undefined;
    columns?: Record<string, number> | undefined;
    asTeams?: number[] | undefined;
  },
  pictures: Record<string, Buffer>,
) {
  return { text: table, file: pictures.table, columns, asTeams };
}
