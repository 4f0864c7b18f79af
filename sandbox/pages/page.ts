import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

/** Path of the sandbox on the site. */
export const sandboxPath = '/sandbox';

/**
 * Sends a sandbox page under its own security policy. `formTargets` are the origins where its forms may end up (browsers
 * also check redirects after a form).
 */
export function sendPage(
  reply: FastifyReply,
  options: { title: string; body: Html; status?: number; formTargets?: string[] },
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    `form-action 'self' ${(options.formTargets ?? []).join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(options.status ?? 200)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(shell(options).markup);
}

function shell({ title, body }: { title: string; body: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · sandbox</title>
<link rel="stylesheet" href="${sandboxPath}/sandbox.css">
</head>
<body>
<p class="banner">Sandbox: a stand-in on this machine. Nothing here reaches the real service.</p>
<main>
<h1>${title}</h1>
${body}
</main>
<nav aria-label="Sandbox"><a href="${sandboxPath}/mail">Mail box</a> <a href="${sandboxPath}/discord">Discord</a> <a href="/">The site</a></nav>
</body>
</html>
`;
}
