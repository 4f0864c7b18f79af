import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { type DiscordWorld, sandboxApplication } from './discord-world.ts';
import { awkwardSandboxPeople, type SandboxPerson, sandboxPeople } from './sandbox-people.ts';

const returnPaths = ['/login', '/discord-verification'];
const knownScopes = ['identify', 'email', 'guilds', 'guilds.join'];

type Ask = { redirectUri: string; scopes: string[]; state: string | null };
type DecisionForm = {
  decision?: string;
  person?: string;
  username?: string;
  email?: string;
  verified?: string;
};

export function discordPages({
  world,
  redirectOrigins,
}: {
  world: DiscordWorld;
  redirectOrigins: () => string[];
}): FastifyPluginAsync {
  /** Parses the authorisation request, or returns Discord's error message. */
  function readAsk(query: Record<string, string | undefined>): Ask | string {
    const scopes = (query.scope ?? '').split(' ').filter(Boolean);
    const redirectUri = query.redirect_uri ?? '';
    const allowed = redirectOrigins().flatMap((origin) => returnPaths.map((path) => origin + path));
    if (query.client_id !== sandboxApplication.clientId) return 'Unknown Application';
    if (query.response_type !== 'code') return 'Invalid response_type';
    if (!allowed.includes(redirectUri)) return 'Invalid OAuth2 redirect_uri';
    if (scopes.length === 0 || scopes.some((scope) => !knownScopes.includes(scope))) {
      return 'Invalid OAuth2 scope';
    }
    return { redirectUri, scopes, state: query.state ?? null };
  }

  function goBack(reply: FastifyReply, options: { ask: Ask; answer: Record<string, string> }) {
    const target = new URL(options.ask.redirectUri);
    for (const [name, value] of Object.entries(options.answer)) {
      target.searchParams.set(name, value);
    }
    if (options.ask.state !== null) target.searchParams.set('state', options.ask.state);
    return reply.redirect(target.href, 303);
  }

  function chosenPerson(form: DecisionForm): SandboxPerson | string {
    if (form.person) return world.findPerson(form.person) ?? 'Nobody has that id.';
    const username = form.username?.trim() ?? '';
    const email = form.email?.trim() ?? '';
    if (!/^[\w.]{2,32}$/.test(username)) {
      return 'A user name has 2 to 32 letters, digits, dots and underscores.';
    }
    if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'This is not an e-mail address.';
    return world.meetPerson({ username, email, emailVerified: form.verified === 'on' });
  }

  function refuse(reply: FastifyReply, reason: string) {
    return sendPage(reply, {
      title: 'Discord cannot go on',
      status: 400,
      body: html`<p class="panel">${reason}</p>`,
    });
  }

  return async (app) => {
    app.get('/oauth2/authorize', async (request, reply) => {
      const ask = readAsk(request.query as Record<string, string>);
      if (typeof ask === 'string') return refuse(reply, ask);
      return sendPage(reply, {
        title: 'Authorize with Discord',
        formTargets: redirectOrigins(),
        body: authorizeForm({ ask }),
      });
    });

    app.post('/oauth2/authorize', async (request: FastifyRequest, reply) => {
      const ask = readAsk(request.query as Record<string, string>);
      if (typeof ask === 'string') return refuse(reply, ask);
      const form = (request.body ?? {}) as DecisionForm;
      if (form.decision === 'cancel') {
        const answer = {
          error: 'access_denied',
          error_description: 'The resource owner or authorization server denied the request',
        };
        return goBack(reply, { ask, answer });
      }
      const person = chosenPerson(form);
      if (typeof person === 'string') {
        return sendPage(reply, {
          title: 'Authorize with Discord',
          status: 422,
          formTargets: redirectOrigins(),
          body: authorizeForm({ ask, problem: person, form }),
        });
      }
      const { redirectUri, scopes } = ask;
      return goBack(reply, {
        ask,
        answer: { code: world.issueCode({ person, scopes, redirectUri }) },
      });
    });
  };
}

function authorizeForm(options: { ask: Ask; problem?: string; form?: DecisionForm }): Html {
  const { ask, problem, form } = options;
  // The forms post to this page's URL, including its query.
  return html`<p>The site asks for <strong>${ask.scopes.join(', ')}</strong>. Choose who you are on Discord.</p>
<form method="post">
<fieldset><legend>Somebody new</legend>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<label class="field"><span>Username</span><input name="username" value="${form?.username ?? ''}" autocomplete="off" autocapitalize="none" maxlength="32"></label>
<label class="field"><span>E-mail (may stay empty)</span><input name="email" type="email" value="${form?.email ?? ''}" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" ${form && form.verified !== 'on' ? '' : html`checked`}> E-mail verified</label>
<button class="main" name="decision" value="approve">Authorize</button>
</fieldset>
</form>
<form method="post"><button name="decision" value="cancel">Cancel</button></form>
<h2>Or somebody of the demo</h2>
<form method="post">
<ul class="people">${[...sandboxPeople, ...awkwardSandboxPeople].map(
    (person) => html`
<li><button name="person" value="${person.id}">${person.globalName}<small>${person.username} · ${
      person.email ?? 'no e-mail'
    }${person.email && !person.emailVerified ? ' (not verified)' : ''}</small></button></li>`,
  )}
</ul>
</form>`;
}
