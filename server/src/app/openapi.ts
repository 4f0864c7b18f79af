import { describeCallLimit } from '@one-dream/contract/call-limits.ts';
import type { NamedCall } from '@one-dream/contract/calls.ts';
import { errorStatus } from '@one-dream/contract/errors.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import * as z from 'zod/mini';

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, { post: Operation }>;
  components: object;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, object>;
}

export type JsonSchema = Record<string, unknown>;

const admitted = {
  public: 'Anyone may make this call.',
  user: 'For signed-in users.',
  duty: 'For those who serve the tournament with one of its duties, admins and the owner.',
  admin: 'For admins and the owner.',
  owner: 'For the owner.',
};

/** Generates an OpenAPI document of the contract's calls. */
export function describeApi(site: {
  calls: readonly NamedCall[];
  name: string;
  publicUrl: string;
}): ApiDescription {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description:
        'Every call is a POST. A success is status 200 with `success: true`. Anything else is `{success: false, code, message}`, with `fields` where a field of the body is not acceptable.',
    },
    servers: [{ url: site.publicUrl }],
    paths: Object.fromEntries(
      site.calls.map((named) => [apiBasePath + named.call.path, { post: describeCall(named) }]),
    ),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'code', 'message'],
          properties: {
            success: { const: false },
            code: { type: 'string', enum: Object.keys(errorStatus) },
            message: { type: 'string', description: 'A sentence to show a person.' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

function describeCall({ feature, name, call }: NamedCall): Operation {
  return {
    operationId: name,
    summary: call.summary,
    description: [admitted[call.access], describeCallLimit(call.limit, senderAt(call))]
      .filter(Boolean)
      .join(' '),
    tags: [feature],
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...describeParameters(call.params, 'path'),
      ...describeParameters(call.query, 'query'),
    ],
    requestBody: describeBody(call),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: toSchema(call.answer, 'output') } },
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function senderAt({ access, limit }: NamedCall['call']): 'user' | 'address' | 'link' {
  if (limit === 'link') return 'link';
  return access === 'public' ? 'address' : 'user';
}

function describeParameters(
  schema: z.core.$ZodType,
  place: 'path' | 'query',
): Operation['parameters'] {
  const { properties = {} } = toSchema(schema, 'input') as { properties?: Record<string, object> };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: true,
    schema: property,
  }));
}

function describeBody(call: NamedCall['call']): Operation['requestBody'] {
  const schema = toSchema(call.body, 'input');
  const properties = (schema.properties ?? {}) as Record<string, object>;
  if (!call.pictures) {
    if (Object.keys(properties).length === 0) return undefined;
    return { required: true, content: { 'application/json': { schema } } };
  }
  const pictures = Object.keys(call.pictures).map((field) => [
    field,
    { type: 'string', format: 'binary' },
  ]);
  const form = { ...schema, properties: { ...properties, ...Object.fromEntries(pictures) } };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
