import type { FastifyPluginAsync } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { sandboxPath, sendPage } from '../pages/page.ts';
import type { MailFolder, SandboxMail } from './mail-folder.ts';

/** Mailbox with every mail sent by the site, readable and clickable. */
export function mailPages(folder: MailFolder): FastifyPluginAsync {
  return async (app) => {
    app.get('/mail', async (request, reply) => {
      const to = recipientOf(request.query);
      const mails = await folder.list({ to });
      // A mail takes a few seconds: nobody has to reload for the first one.
      if (mails.length === 0) reply.header('refresh', '2');
      return sendPage(reply, { title: 'Mail box', body: mailList({ mails, to }) });
    });

    app.get('/mail.json', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ mails: await folder.list({ to: recipientOf(request.query) }) }),
    );

    app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
      const mail = await folder.find(request.params.id);
      if (!mail) {
        return sendPage(reply, {
          title: 'No such mail',
          status: 404,
          body: html`<p>It was dropped, or never sent. <a href="${sandboxPath}/mail">Back to the mail box</a></p>`,
        });
      }
      return sendPage(reply, { title: mail.subject, body: oneMail(mail) });
    });

    // The mail's own markup, sandboxed: no scripts, no forms, pictures only from this site.
    app.get<{ Params: { id: string } }>('/mail/:id/html', async (request, reply) => {
      const mail = await folder.find(request.params.id);
      return reply
        .code(mail ? 200 : 404)
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(mail?.html ?? '');
    });
  };
}

function recipientOf(query: unknown): string | undefined {
  const { to } = query as { to?: unknown };
  return typeof to === 'string' && to.trim() ? to : undefined;
}

function mailList({ mails, to }: { mails: SandboxMail[]; to: string | undefined }): Html {
  return html`<form method="get">
<label class="field"><span>Only mails to</span><input name="to" type="search" value="${to ?? ''}" autocapitalize="none"></label>
<button>Show</button>
</form>
<h2>${to ? `Mails to ${to}` : 'All mails, newest first'}</h2>
${
  mails.length === 0
    ? html`<p class="quiet">No mail yet. Mails that the site sends appear here within a few seconds.</p>`
    : html`<ul class="list">${mails.map(
        (mail) => html`
<li><a href="${sandboxPath}/mail/${mail.id}">${mail.subject}<small>To ${mail.to.join(', ')} · ${mail.date}</small></a></li>`,
      )}
</ul>`
}`;
}

function oneMail(mail: SandboxMail): Html {
  return html`<p class="quiet">From ${mail.from} to ${mail.to.join(', ')}<br>${mail.date}</p>
<h2>Links</h2>
<ul class="list">${mail.links.map(
    (link) => html`
<li><a href="${link}">${link}</a></li>`,
  )}
</ul>
<h2>As HTML</h2>
<iframe title="The mail as HTML" src="${sandboxPath}/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre class="panel">${mail.text}</pre>
<p><a href="${sandboxPath}/mail">Back to the mail box</a></p>`;
}
