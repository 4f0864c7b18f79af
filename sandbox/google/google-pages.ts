import { emailMaxLength } from '@one-dream/contract/limits.ts';
import type { FastifyPluginAsync } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { sandboxPath, sendPage } from '../pages/page.ts';
import type { GoogleIssuer, TokenOptions } from './google-issuer.ts';

export type SandboxGooglePerson = { email: string; name: string };

export const sandboxGooglePeople: SandboxGooglePerson[] = [
  { email: 'aarav.mehta@gmail.example', name: 'Aarav Mehta' },
  { email: 'diya.nair@gmail.example', name: 'Diya Nair' },
  { email: 'kabir.singh@gmail.example', name: 'Kabir Singh' },
  { email: 'lalrin.hnamte@gmail.example', name: 'Lalrinmawia Hnamte' },
  { email: 'sana.shaikh@gmail.example', name: 'Sana Shaikh' },
  { email: 'surya.raman@gmail.example', name: 'Surya Raman' },
];

type ChooseForm = {
  person?: string;
  email?: string;
  name?: string;
  verified?: string;
};

/**
 * Stand-in for Google's sign-in button: the login page opens `/choose` as a pop-up, which posts `{ type:
 * 'google-credential', credential }` to its opener and closes.
 */
export function googlePages(issuer: GoogleIssuer): FastifyPluginAsync {
  return async (app) => {
    app.get('/choose', async (request, reply) =>
      sendPage(reply, {
        title: 'Sign in with Google',
        body: chooser({ returnTo: returnPath(request.query) }),
      }),
    );

    app.post('/choose', async (request, reply) => {
      const form = (request.body ?? {}) as ChooseForm;
      const returnTo = returnPath(request.query);
      const known = sandboxGooglePeople.find((person) => person.email === form.person);
      const email = known?.email ?? form.email?.trim() ?? '';
      if (email.length > emailMaxLength || !/^[^\s@]+@[^\s@]+$/.test(email)) {
        return sendPage(reply, {
          title: 'Sign in with Google',
          status: 422,
          body: chooser({ returnTo, problem: 'This is not an e-mail address.', form }),
        });
      }
      const credential = await issuer.mint({
        email,
        name: known?.name ?? (form.name?.trim() || undefined),
        emailVerified: known ? true : form.verified === 'on',
      });
      return sendPage(reply, {
        title: 'Signed in with Google',
        body: html`<p id="hand-over" data-credential="${credential}">This window closes by itself. If it stays open, go back to <a href="${returnTo}">the site</a> and press the Google button there.</p>
<script src="${sandboxPath}/google/hand-over.js"></script>`,
      });
    });

    app.get('/hand-over.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(handOverScript),
    );

    /** Mints any token, valid or not, for tests. */
    app.post<{ Body: TokenOptions }>('/tokens', async (request, reply) => {
      if (typeof request.body?.email !== 'string') {
        return reply.code(400).send({ success: false, message: 'A token needs an email.' });
      }
      return { credential: await issuer.mint(request.body) };
    });
  };
}

const handOverScript = `const { credential } = document.getElementById('hand-over').dataset;
if (window.opener) {
  window.opener.postMessage({ type: 'google-credential', credential }, location.origin);
  window.close();
}
`;

/** Allows only paths of this site; anything else leads to the login page. */
function returnPath(query: unknown): string {
  const wanted = (query as { return_to?: unknown }).return_to;
  return typeof wanted === 'string' && /^\/(?![/\\])[\w\-./?=&%]*$/.test(wanted)
    ? wanted
    : '/login';
}

function chooser(options: { returnTo: string; problem?: string; form?: ChooseForm }): Html {
  const { returnTo, problem, form } = options;
  return html`<p>Choose the Google account to sign in with.</p>
<form method="post">
<ul class="people">${sandboxGooglePeople.map(
    ({ email, name }) => html`
<li><button name="person" value="${email}">${name}<small>${email}</small></button></li>`,
  )}
</ul>
</form>
<form method="post">
<fieldset><legend>Or another account</legend>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<label class="field"><span>E-mail</span><input name="email" type="email" required value="${form?.email ?? ''}" autocomplete="off"></label>
<label class="field"><span>Name</span><input name="name" value="${form?.name ?? ''}" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" ${form && form.verified !== 'on' ? '' : html`checked`}> E-mail verified</label>
<button class="main">Continue</button>
</fieldset>
</form>
<p><a href="${returnTo}">Back without signing in</a></p>`;
}
