import type { AnyCall } from '@one-dream/contract/call.ts';
import { picture } from '@one-dream/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { ReadBody } from '../../calls/parse-input.ts';
import { AppError } from '../../errors.ts';
import { httpTexts } from './http.texts.ts';

/** Reads the body of a request to `call`, not yet validated against its schema. */
export async function readBody(request: FastifyRequest, call: AnyCall): Promise<ReadBody> {
  const isForm = (call.pictures || call.file) && request.isMultipart();
  if (!isForm && !call.pictures) return { body: request.body ?? {}, pictures: {} };
  if (!isForm) {
    throw new AppError('UNSUPPORTED_MEDIA', httpTexts.multipart);
  }
  const body: Record<string, unknown> = Object.create(null);
  const pictures: Record<string, Buffer> = {};
  const rules = call.pictures ?? { [call.file ?? '']: 'optional' };
  const takeParts = async () => {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        // For a file field that was left empty, browsers send an empty file without a name.
        if (call.pictures && bytes.length === 0 && part.filename)
          throw new AppError('IMAGE_BROKEN', httpTexts.pictureEmpty);
        if (Object.hasOwn(rules, part.fieldname) && bytes.length > 0)
          pictures[part.fieldname] = bytes;
      } else {
        body[part.fieldname] = part.value;
      }
    }
  };
  try {
    await Promise.race([takeParts(), limitBoundaries(request)]);
  } catch (error) {
    // The rest of the upload is discarded unparsed: multipart boundaries alone could cost a second.
    request.raw.unpipe().resume();
    throw multipartRefusal(error, call);
  }
  return { body: { ...body }, pictures };
}

/** More parts than any form has; the parser does not count empty ones. */
const mostBoundaries = 64;

/** Fails as soon as there are more boundaries than a form can have, without reading a megabyte of them. */
function limitBoundaries(request: FastifyRequest): Promise<never> {
  const [, boundary] =
    /boundary="?([^";,\s]{1,200})/i.exec(request.headers['content-type'] ?? '') ?? [];
  return new Promise((_resolve, reject) => {
    if (!boundary) return;
    const delimiter = Buffer.from(`\r\n--${boundary}`);
    let boundaries = 0;
    request.raw.prependListener('data', (chunk: Buffer) => {
      for (
        let at = chunk.indexOf(delimiter);
        at !== -1;
        at = chunk.indexOf(delimiter, at + delimiter.length)
      ) {
        boundaries += 1;
        if (boundaries <= mostBoundaries) continue;
        reject(tooManyParts());
        request.raw.unpipe();
        return;
      }
    });
  });
}

function tooManyParts(): AppError {
  return new AppError('MALFORMED', httpTexts.tooManyParts);
}

function multipartRefusal(error: unknown, { file }: AnyCall): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: unknown }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE' && file)
    return new AppError('TOO_LARGE', httpTexts.fileTooLarge);
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError(
      'IMAGE_TOO_LARGE',
      httpTexts.pictureTooLarge({ megabytes: picture.maxBytes / 1024 / 1024 }),
    );
  }
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return tooManyParts();
  }
  return new AppError('MALFORMED', httpTexts.formUnreadable, { cause: error });
}
