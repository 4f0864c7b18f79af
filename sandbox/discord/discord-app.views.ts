import type { APIApplicationCommand } from 'discord-api-types/v10';
import { type Html, html } from '../pages/html.ts';
import { sandboxPath } from '../pages/page.ts';
import type { faultsByName, Looking, OpenModal } from './discord-app.values.ts';
import { renderMarkdown, showTime } from './discord-markdown.ts';
import type { DiscordMessage } from './discord-message.ts';
import { type DiscordWorld, sandboxApplication } from './discord-world.ts';
import { awkwardSandboxPeople, sandboxPeople } from './sandbox-people.ts';

export interface Shown {
  looking: Looking;
  /** A person was chosen. */
  isChosen: boolean;
  command: APIApplicationCommand | undefined;
  suggestions: ReadonlyMap<string, readonly { name: string; value: string }[]>;
  modal: { id: string; open: OpenModal | undefined };
  /** Number of refreshes while waiting for a deferred answer. */
  turn: number;
  /** Status of the site's answer, where Discord would say that the app did not respond. */
  failed: string | undefined;
}

/** Values of `ComponentType`. */
const types = { button: 2, select: 3, input: 4, files: 19 } as const;
const linkStyle = 5;
const action = (name: string) => `${sandboxPath}/discord/${name}`;

export function renderApp(world: DiscordWorld, shown: Shown): Html {
  const { looking, modal } = shown;
  const messages = mayEnter(world, looking.channel, looking.as)
    ? world.messages.filter((one) => isSeen(one, looking)).toReversed()
    : [];
  return html`${renderRefresh(messages, shown)}
${renderWho(world, shown)}
<h2>${channelName(world, looking.channel)}</h2>
${messages.length === 0 ? html`<p class="quiet">Nothing was posted here yet.</p>` : ''}
<ul class="list messages">${messages.map((message) => renderMessage(world, { message, looking }))}</ul>
<div id="end">${shown.failed === undefined ? '' : html`<p class="panel" role="alert">The application did not respond${shown.failed === '0' ? ' in time' : ` (status ${shown.failed})`}.</p>`}</div>
${modal.open ? renderModal({ id: modal.id, open: modal.open, looking }) : renderLine(world, shown)}
${renderRest(world, looking)}`;
}

/**
 * Polls for a deferred answer while no form is open. Each refresh has a URL of its own: browsers do not reload one that
 * differs only in its fragment.
 */
function renderRefresh(
  messages: readonly DiscordMessage[],
  { looking, turn, command, modal }: Shown,
): Html | undefined {
  const promised = messages.findLast(({ isThinking }) => isThinking);
  if (!promised || command || modal.open) return undefined;
  const query = new URLSearchParams({ ...looking, turn: String(turn + 1) });
  return html`<meta http-equiv="refresh" content="2;url=${sandboxPath}/discord?${query.toString()}#m${promised.id}">`;
}

/** Whether a person can see a channel: channels made by the bot are limited to some roles. */
function mayEnter(world: DiscordWorld, channelId: string, as: string): boolean {
  const channel = world.channels.get(channelId);
  const worn = world.members.get(as) ?? new Set();
  return !channel || channel.permission_overwrites.some(({ id, allow }) => allow && worn.has(id));
}

function isSeen(message: DiscordMessage, { as, channel }: Looking): boolean {
  if (message.recipientId) return channel === directMessages && message.recipientId === as;
  return message.channelId === channel && (message.seenBy === undefined || message.seenBy === as);
}

/** Entry in the list of channels; in Discord, direct messages have a channel of their own. */
const directMessages = 'dm';

function hidden({ as, channel, locale }: Looking): Html {
  return html`<input type="hidden" name="as" value="${as}"><input type="hidden" name="channel" value="${channel}"><input type="hidden" name="locale" value="${locale}">`;
}

/** Collapsed once a person is chosen, as a phone has room for the channel only. */
function renderWho(world: DiscordWorld, { looking, isChosen }: Shown): Html {
  const { as, channel, locale } = looking;
  const known = [...sandboxPeople, ...awkwardSandboxPeople];
  const own = world.findPerson(as);
  const people = own && !known.some(({ id }) => id === as) ? [...known, own] : known;
  const ids = world.messages
    .filter((one) => !one.recipientId && mayEnter(world, one.channelId, as))
    .map(({ channelId }) => channelId);
  const channels = [...new Set([channel, ...ids, directMessages])];
  return html`<details ${isChosen ? '' : html`open`}><summary>You are ${own?.globalName ?? as}</summary>
<form method="get" class="panel">
<label class="field"><span>You are</span><select name="as">${people.map(
    (person) =>
      html`<option value="${person.id}" ${person.id === as ? html`selected` : ''}>${person.globalName} (${person.username})</option>`,
  )}</select></label>
<label class="field"><span>Channel</span><select name="channel">${channels.map(
    (id) =>
      html`<option value="${id}" ${id === channel ? html`selected` : ''}>${channelName(world, id)}</option>`,
  )}</select></label>
<label class="field"><span>Your Discord is in</span><select name="locale"><option value="en-GB">English</option><option value="hi" ${locale === 'hi' ? html`selected` : ''}>Hindi</option></select></label>
<button>Go there</button>
</form></details>`;
}

/** Named after the event announced in it: channels have no names of their own here. */
function channelName(world: DiscordWorld, id: string): string {
  if (id === directMessages) return 'Direct messages';
  const made = world.channels.get(id);
  if (made) return `# ${made.name}`;
  const title = world.messages
    .filter((one) => one.channelId === id && one.nonce?.startsWith('post:'))
    .map(({ content }) => content.split('**')[1])
    .find(Boolean);
  return title ? `# ${title.replaceAll('\\', '')}` : `# ${id}`;
}

interface InMessage {
  message: DiscordMessage;
  looking: Looking;
}

function renderMessage(world: DiscordWorld, { message, looking }: InMessage): Html {
  const roleName = (id: string) => world.roles.get(id)?.name ?? id;
  const rows = message.components as { components: AnyComponent[] }[];
  return html`<li class="entry ${message.seenBy ? 'own' : ''}" id="m${message.id}" data-message="${message.id}"><small>One Dream bot · ${showTime(new Date(message.postedAt), { form: 't' })}${message.editedAt ? ' (edited)' : ''}</small>
<div class="said">${message.isThinking ? html`<em>One Dream bot is thinking…</em>` : renderMarkdown(message.content, { roleName })}</div>
${message.embeds.map(({ image }) => (image ? html`<img src="${toPath(image.url)}" alt="Picture" loading="lazy" width="320">` : ''))}
${message.files.length > 0 ? html`<small>Attached: ${message.files.map(({ name }) => name).join(', ')}</small>` : ''}
${rows.map(({ components }) => html`<div class="row">${components.map((one) => renderComponent(one, { message, looking }))}</div>`)}
${message.seenBy ? html`<small class="below">Only you can see this.</small>` : ''}</li>`;
}

/** Pictures belong to the site, whatever its origin in the browser. */
function toPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

interface AnyComponent {
  type: number;
  style?: number;
  label?: string;
  url?: string;
  custom_id?: string;
  disabled?: boolean;
  placeholder?: string;
  options?: { label: string; value: string; description?: string; default?: boolean }[];
  required?: boolean;
  max_length?: number;
  min_length?: number;
  max_values?: number;
  value?: string;
}

function renderComponent(one: AnyComponent, { message, looking }: InMessage): Html {
  if (one.style === linkStyle && one.url)
    return html`<a class="button" href="${one.url}">${one.label ?? 'Open'} ↗</a>`;
  const inputs = html`${hidden(looking)}<input type="hidden" name="messageId" value="${message.id}"><input type="hidden" name="customId" value="${one.custom_id ?? ''}">`;
  if (one.type === types.select)
    return html`<form method="post" action="${action('press')}">${inputs}<select name="value" aria-label="${one.placeholder ?? 'Choose'}">${(
      one.options ?? []
    ).map(
      ({ value, label, description }) =>
        html`<option value="${value}">${label}${description ? ` · ${description}` : ''}</option>`,
    )}</select> <button>Choose</button></form>`;
  return html`<form method="post" action="${action('press')}">${inputs}<button class="style${one.style ?? 2}" ${one.disabled ? html`disabled` : ''}>${one.label ?? ''}</button></form>`;
}

function renderLine(world: DiscordWorld, { looking, command, suggestions }: Shown): Html {
  if (command) return renderOptions({ looking, command, suggestions });
  if (world.commands.length === 0)
    return html`<p class="quiet">The site has registered no commands yet.</p>`;
  return html`<form method="post" action="${action('type')}" class="panel line">${hidden(looking)}
<label class="field"><span>Message the channel; commands begin with /</span><input name="line" list="commands" placeholder="/next" autocomplete="off" autocapitalize="none" required></label>
<datalist id="commands">${world.commands.map(({ name, description }) => html`<option value="/${name}">${description}</option>`)}</datalist>
<button class="main">Send</button>
</form>`;
}

function renderOptions({
  looking,
  command,
  suggestions,
}: Pick<Shown, 'looking' | 'suggestions'> & { command: APIApplicationCommand }): Html {
  const options = (command.options ?? []) as {
    type: number;
    name: string;
    description: string;
    required?: boolean;
  }[];
  return html`<form method="post" action="${action('type')}" class="panel">${hidden(looking)}<input type="hidden" name="name" value="${command.name}">
<h2>/${command.name}</h2>
${options.map(({ type, name, description, required }) => {
  const choices = suggestions.get(name);
  const field = `option-${name}`;
  if (type === 5)
    return html`<label class="check"><input type="checkbox" name="${field}"> ${name}: ${description}</label>`;
  if (choices && choices.length > 0)
    return html`<label class="field"><span>${name}: ${description}</span><select name="${field}">${required ? '' : html`<option value=""></option>`}${choices.map((one) => html`<option value="${one.value}">${one.name}</option>`)}</select></label>`;
  return html`<label class="field"><span>${name}: ${description}</span><input name="${field}" autocomplete="off" ${required ? html`required` : ''}></label>`;
})}
<button class="main">Send /${command.name}</button>
</form>`;
}

function renderModal({
  id,
  open,
  looking,
}: {
  id: string;
  open: OpenModal;
  looking: Looking;
}): Html {
  const labels = open.modal.components as {
    label: string;
    description?: string;
    component: AnyComponent;
  }[];
  return html`<form method="post" action="${action('submit')}" enctype="multipart/form-data" class="panel" aria-label="${open.modal.title}">${hidden(looking)}<input type="hidden" name="modal" value="${id}">
<h2>${open.modal.title}</h2>
${labels.map(
  ({ label, description, component }) =>
    html`<label class="field"><span>${label}${description ? `: ${description}` : ''}</span>${renderInput(component)}</label>`,
)}
<button class="main">Submit</button>
</form>`;
}

function renderInput(one: AnyComponent): Html {
  const id = one.custom_id ?? '';
  const required = one.required === false ? '' : html`required`;
  if (one.type === types.files)
    return html`<input type="file" name="field-${id}" accept="image/*" ${(one.max_values ?? 1) > 1 ? html`multiple` : ''} ${required}>`;
  if (one.type === types.select)
    return html`<select name="pick--${id}" ${required}>${(one.options ?? []).map(({ value, label }) => html`<option value="${value}">${label}</option>`)}</select>`;
  const sizes = html`maxlength="${one.max_length ?? 4000}" ${required}`;
  return one.style === 2
    ? html`<textarea name="field-${id}" rows="4" ${sizes}>${one.value ?? ''}</textarea>`
    : html`<input name="field-${id}" value="${one.value ?? ''}" autocomplete="off" ${sizes}>`;
}

const faultNames: Record<keyof typeof faultsByName, string> = {
  'wrong-signature': 'The next interaction is signed wrongly',
  'sent-twice': 'The next interaction is sent twice',
  'slow-to-arrive': 'The next interaction takes two seconds to the site',
  'follow-up-429': 'The next follow-up is limited (429)',
  'follow-up-404': 'Two follow-ups find nothing yet (404)',
  'posts-429': 'Three posts are limited (429)',
  'posts-503': 'Discord is away for three posts (503)',
};

function renderRest(world: DiscordWorld, looking: Looking): Html {
  const events = [...world.events.values()];
  const people = [...world.members];
  const nameOf = (id: string) => world.findPerson(id)?.username ?? id;
  const roleOf = (id: string) => world.roles.get(id)?.name ?? id;
  return html`<details><summary>What goes wrong</summary>
<form method="post" action="${action('fault')}" class="panel">${hidden(looking)}
<label class="field"><span>Fault</span><select name="fault"><option value="">All is well again</option>${Object.entries(faultNames).map(([name, text]) => html`<option value="${name}">${text}</option>`)}</select></label>
<button>Switch on</button>
</form></details>
<details><summary>Events of the server</summary>
${
  events.length === 0
    ? html`<p class="quiet">None yet.</p>`
    : html`<ul class="list">${events.map(
        (event) => html`
<li class="entry">${String(event.name)}<small>${showTime(new Date(String(event.scheduled_start_time)), { form: 'f' })} · ${['', 'Scheduled', 'Active', 'Completed', 'Called off'][Number(event.status)] ?? ''}</small></li>`,
      )}
</ul>`
}</details>
<details><summary>Joined the guild through the site</summary>
${
  people.length === 0
    ? html`<p class="quiet">Nobody yet.</p>`
    : html`<ul class="list">${people.map(
        ([id, roles]) => html`
<li class="entry">${nameOf(id)}<small>${roles.size ? `Roles: ${[...roles].map(roleOf).join(', ')}` : 'No role'}</small></li>`,
      )}
</ul>`
}</details>
<p class="quiet">The application is ${sandboxApplication.clientId}. Mails are in <a href="${sandboxPath}/mail">the mail box</a>.</p>`;
}
