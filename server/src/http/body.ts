import type { AnyCall } from '@one-dream/contract/call.ts';
import { picture } from '@one-dream/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

export interface ReadBody {
  body: unknown;
  /** Bytes of the picture parts of a multipart body, by field name; a part without content is absent. */
  pictures: Record<string, Buffer>;
}

/** The body of a request to `call`, not yet checked against its schema. */
export async function readBody(request: FastifyRequest, call: AnyCall): Promise<ReadBody> {
  if (!call.pictures) return { body: request.body ?? {}, pictures: {} };
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Send this call as multipart/form-data.');
  }
  const body: Record<string, unknown> = Object.create(null);
  const pictures: Record<string, Buffer> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (Object.hasOwn(call.pictures, part.fieldname) && bytes.length > 0)
          pictures[part.fieldname] = bytes;
      } else {
        body[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    throw multipartRefusal(error);
  }
  return { body: { ...body }, pictures };
}

function multipartRefusal(error: unknown): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError(
      'IMAGE_TOO_LARGE',
      `Use a picture of at most ${picture.maxBytes / 1024 / 1024} MB.`,
    );
  }
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return new AppError('MALFORMED', 'The form has more in it than this call takes.');
  }
  return new AppError('MALFORMED', 'The form could not be read.', { cause: error });
}
