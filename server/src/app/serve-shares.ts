import * as values from '@one-dream/contract/features/sharing/sharing.values.ts';
import { isId } from '@one-dream/contract/fields.ts';
import type { FastifyInstance } from 'fastify';
import { commonTexts } from '../common.texts.ts';
import { AppError } from '../errors.ts';
import { drawShare } from '../features/sharing/sharing.actions.ts';
import { readWholeStage, writeStandingsFile } from '../features/sharing/standings-file.actions.ts';
import { readTableStates } from '../platform/database/snapshots.ts';
import type { Drawing } from '../platform/drawing/canvas.ts';
import { rasterise } from '../platform/drawing/rasterise.ts';
import type { Platform } from '../platform/platform.ts';
import type { AnswerCache } from '../transports/http/answer-cache.ts';
import { prepare, sendPrepared, sizeOfPrepared } from '../transports/http/prepared.ts';
import { appTexts } from './app.texts.ts';
import { createDrawOnce } from './draw-once.ts';
import { writeEmbed } from './write-embed.ts';

const picturesBytes = 24 * 1024 * 1024;

const groupForm = /^[A-Z]{1,2}$/;
const pageForm = /^[1-9]\d?$/;

interface Query {
  stage?: unknown;
  group?: unknown;
  page?: unknown;
}

/** Files of the site: pictures to share, standings as tables, and the one page that others may frame. */
export function serveShares(
  app: FastifyInstance,
  { platform, answers, fontFaces }: { platform: Platform; answers: AnswerCache; fontFaces: string },
): void {
  const { db, database } = platform;
  const readers = {
    readSnapshot: database.readSnapshot,
    // A tournament's row has version numbers for its texts, its draw and its results.
    readState: () =>
      readTableStates(db, ['standings_states', 'tournaments', 'matches', 'organisation_settings']),
  };
  const draw = answers.cache<Parameters<typeof drawShare>[1], Drawing>({
    ...readers,
    sizeOf: ({ svg }) => svg.length,
    make: (request) => drawShare(platform, request),
  });
  const drawOnce = createDrawOnce<Buffer>(platform, picturesBytes);
  const countFor = (sender: string) => () => platform.limiter.consume('drawnByAddress', sender);

  app.get<{ Params: { view: string; id: string; file: string }; Querystring: Query }>(
    '/share/:view/:id/:file',
    async (request, reply) => {
      const { view, id, file } = request.params;
      const shape = file.endsWith('.png') ? file.slice(0, -4) : '';
      if (!isView(view) || !isShape(shape) || !isId(id)) throw noPicture();
      const page = request.query.page ?? '1';
      if (typeof page !== 'string' || !pageForm.test(page)) throw noPicture();
      const input = { view, id, shape, page: Number(page), ...readPart(request.query) };
      const drawing = await draw(input, countFor(request.ip));
      const etag = `"${drawing.hash}"`;
      reply.header('ETag', etag).header('Cache-Control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const png = await drawOnce({ key: drawing.hash, sender: request.ip }, () =>
        rasterise(drawing, platform),
      );
      return reply
        .type('image/png')
        .header('Content-Disposition', `inline; filename="${view}-${shape}-${page}.png"`)
        .send(png);
    },
  );

  const writeFile = answers.cache({
    ...readers,
    sizeOf: sizeOfPrepared,
    make: async (request: Parameters<typeof writeStandingsFile>[1]) =>
      prepare(await writeStandingsFile(platform, request)),
  });
  app.get<{ Params: { tournamentId: string; file: string }; Querystring: Query }>(
    '/share/table/:tournamentId/:file',
    async (request, reply) => {
      const { tournamentId, file } = request.params;
      const form = file.startsWith('standings.') ? file.slice('standings.'.length) : '';
      if (!isFileForm(form) || !isId(tournamentId))
        throw new AppError('NOT_FOUND', appTexts.noFile);
      const input = { tournamentId, form, ...readPart(request.query) };
      const prepared = await writeFile(input, countFor(request.ip));
      const disposition = form === 'csv' ? 'attachment; filename="standings.csv"' : 'inline';
      reply.type(fileTypes[form]).header('Content-Disposition', disposition);
      return sendPrepared({ request, reply }, prepared);
    },
  );

  const writePage = answers.cache({
    ...readers,
    sizeOf: sizeOfPrepared,
    make: async (request: Parameters<typeof readWholeStage>[1]) =>
      prepare(
        writeEmbed(await readWholeStage(platform, request), {
          tournamentId: request.tournamentId,
          publicUrl: platform.publicUrl,
          organisation: await platform.organisation.read(),
          fontFaces,
        }),
      ),
  });
  app.get<{ Params: { tournamentId: string }; Querystring: Query }>(
    '/embed/standings/:tournamentId',
    async (request, reply) => {
      const { tournamentId } = request.params;
      if (!isId(tournamentId)) throw new AppError('NOT_FOUND', appTexts.noStandings);
      const input = { tournamentId, ...readPart(request.query) };
      const prepared = await writePage(input, countFor(request.ip));
      reply
        .header('Content-Security-Policy', embedPolicy)
        .removeHeader('X-Frame-Options')
        .type('text/html; charset=utf-8');
      return sendPrepared({ request, reply }, prepared);
    },
  );
}

/** It runs no scripts and sends nothing: a framing site can only display it. */
const embedPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const fileTypes: Record<values.StandingsFileForm, string> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function readPart({ stage, group }: Query): { stageId?: string; group?: string } {
  if (stage !== undefined && !isId(stage)) throw noPicture();
  if (group !== undefined && (typeof group !== 'string' || !groupForm.test(group)))
    throw noPicture();
  return { ...(stage && { stageId: stage }), ...(group && { group }) };
}

function isView(text: string): text is values.ShareView {
  return (values.shareViews as readonly string[]).includes(text);
}

function isShape(text: string): text is values.ShareShape {
  return Object.hasOwn(values.shareShapes, text);
}

function isFileForm(text: string): text is values.StandingsFileForm {
  return (values.standingsFileForms as readonly string[]).includes(text);
}

function noPicture(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noPicture);
}
