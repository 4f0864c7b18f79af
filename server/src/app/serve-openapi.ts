import { calls } from '@one-dream/contract/calls.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { escapeHtml } from './escape-html.ts';
import { type ApiDescription, describeApi, type JsonSchema, type Operation } from './openapi.ts';

/** The API's description at `/api/openapi.json`, and as a page at `/api/docs`. */
export function serveOpenApi(
  app: FastifyInstance,
  { organisation, publicUrl }: Pick<Platform, 'organisation' | 'publicUrl'>,
): void {
  let made: { name: string; json: string; page: string } | undefined;
  // Generated on the first request: most servers never get one.
  const describe = async () => {
    const { name } = await organisation.readInTime();
    if (made?.name === name) return made;
    const description = describeApi({ calls, name, publicUrl });
    made = { name, json: JSON.stringify(description), page: renderReference(description) };
    return made;
  };
  app.get(`${apiBasePath}/openapi.json`, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send((await describe()).json),
  );
  app.get(`${apiBasePath}/docs`, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send((await describe()).page),
  );
}

/** Renders the API's description as a page without scripts. */
function renderReference({ info, paths }: ApiDescription): string {
  const operations = Object.entries(paths).map(([path, { post }]) => renderOperation(path, post));
  const index = Object.entries(paths).map(
    ([path, { post }]) =>
      `<li><a href="#${post.operationId}"><code>${escapeHtml(path)}</code></a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><style>${css}</style></head>
<body><main><h1>${escapeHtml(info.title)}</h1><p>${inline(info.description)}</p>
<p><a href="openapi.json">openapi.json</a></p><nav><ul>${index.join('')}</ul></nav>
${operations.join('\n')}</main></body></html>`;
}

function renderOperation(path: string, operation: Operation): string {
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  const answer = operation.responses[200] as { content: Record<string, { schema: JsonSchema }> };
  const parameters = operation.parameters.map(
    ({ name, in: place }) => `<li><code>${escapeHtml(name)}</code> in the ${place}</li>`,
  );
  return `<section id="${operation.operationId}"><h2><code>POST ${escapeHtml(path)}</code></h2>
<p>${inline(operation.summary)} ${inline(operation.description)}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? `<h3>Body <small>${escapeHtml(body[0])}</small></h3>${renderSchema(body[1].schema)}` : ''}
<h3>Answer</h3>${renderSchema(answer.content['application/json']?.schema ?? {})}</section>`;
}

function renderSchema(schema: JsonSchema): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

const css = `
:root{color-scheme:dark}body{margin:0;background:#0b0e0c;color:#edf2ea;font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:1.5rem}h1,h2{line-height:1.2}h2{margin-top:3rem;border-top:1px solid #2a332c;padding-top:1.5rem;overflow-wrap:anywhere}
a{color:#ffb31a}pre{background:#131814;border:1px solid #2a332c;padding:1rem;overflow:auto;max-height:24rem;font-size:.85rem}
small{color:#9aa79c;font-weight:400}nav ul{columns:18rem;padding:0;list-style:none}nav code{font-size:.85rem;overflow-wrap:anywhere}`;
