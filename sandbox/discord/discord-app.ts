import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sandboxPath, sendPage } from '../pages/page.ts';
import type { FileInModal } from './discord-answers.ts';
import { faultsByName, type Looking, type OpenModal } from './discord-app.values.ts';
import { renderApp } from './discord-app.views.ts';
import { type Acting, createDiscordClient, type Seen } from './discord-client.ts';
import type { DiscordWorld } from './discord-world.ts';
import { sandboxPeople } from './sandbox-people.ts';
import { takeForms } from './take-forms.ts';

/** Three pictures of the site's maximum size. */
const largestForm = 30 * 1024 * 1024;
const mostModals = 50;

type Form = Record<string, string>;
/**
 * A simulated Discord client for trying the bot as any person: channels, posts with buttons, commands, modals. Plain pages
 * and forms.
 */
export function discordApp(world: DiscordWorld): FastifyPluginAsync {
  const client = createDiscordClient(world);
  const modals = new Map<string, OpenModal>();

  const readLooking = (query: Form): Looking => {
    const person = world.findPerson(query.as ?? '') ?? sandboxPeople[0];
    const channels = [...new Set(world.messages.map(({ channelId }) => channelId))];
    return {
      as: person?.id ?? '',
      channel: query.channel || channels[0] || generalChannel,
      locale: query.locale === 'hi' ? 'hi' : 'en-GB',
    };
  };
  const actingOf = (request: FastifyRequest, { as, channel, locale }: Looking): Acting => ({
    // This server's own listening address: no other server is contacted.
    siteUrl: `http://127.0.0.1:${request.socket.localPort}`,
    userId: as,
    channelId: channel,
    locale,
  });
  const goOn = (
    reply: FastifyReply,
    { looking, seen, messageId }: { looking: Looking; seen: Seen; messageId?: string | undefined },
  ) => {
    const query = new URLSearchParams({ ...looking });
    if (seen.kind === 'failed') query.set('failed', String(seen.status));
    if (seen.kind === 'modal') {
      const id = randomUUID();
      modals.set(id, { modal: seen.modal, messageId });
      const [oldest] = modals.keys();
      if (modals.size > mostModals && oldest) modals.delete(oldest);
      query.set('modal', id);
    }
    const place = 'message' in seen ? `m${seen.message.id}` : 'end';
    return reply.redirect(`${sandboxPath}/discord?${query}#${place}`, 303);
  };

  return async (app) => {
    takeForms(app, largestForm);

    app.get('/', async (request, reply) => {
      const query = request.query as Form;
      const looking = readLooking(query);
      const command = world.commands.find(({ name }) => name === query.command);
      const focused =
        command?.options?.filter((one) => 'autocomplete' in one && one.autocomplete) ?? [];
      const suggested = await Promise.all(
        focused.map(async ({ name }) => {
          const asked = { name: command?.name ?? '', options: { [name]: '' }, focused: name };
          const seen = await client.suggest(actingOf(request, looking), asked);
          return [name, seen.kind === 'choices' ? seen.choices : []] as const;
        }),
      );
      return sendPage(reply, {
        title: 'Discord',
        body: renderApp(world, {
          looking,
          isChosen: query.as !== undefined,
          command,
          suggestions: new Map(suggested),
          modal: { id: query.modal ?? '', open: modals.get(query.modal ?? '') },
          turn: Number(query.turn) || 0,
          failed: query.failed,
        }),
      });
    });

    app.post('/type', async (request, reply) => {
      const { name = '', line = '', ...form } = request.body as Form;
      const looking = readLooking(form);
      const wanted = (name || line.trim().replace(/^\//, '').split(' ')[0]) ?? '';
      const command = world.commands.find((one) => one.name === wanted);
      const options = command?.options ?? [];
      // Typed without arguments, a command with options asks for them first.
      if (!command || (!name && options.length > 0)) {
        const query = new URLSearchParams({ ...looking, command: wanted });
        return reply.redirect(`${sandboxPath}/discord?${query}#end`, 303);
      }
      const given = options.flatMap((option): [string, string | boolean][] => {
        const text = form[`option-${option.name}`] ?? '';
        if (option.type === 5) return text === 'on' ? [[option.name, true]] : [];
        return text ? [[option.name, text]] : [];
      });
      const seen = await client.slash(actingOf(request, looking), {
        name: command.name,
        options: Object.fromEntries(given),
      });
      return goOn(reply, { looking, seen });
    });

    app.post('/press', async (request, reply) => {
      const { messageId = '', customId = '', value, ...form } = request.body as Form;
      const looking = readLooking(form);
      const seen = await client.press(actingOf(request, looking), {
        ...{ messageId, customId },
        ...(value && { values: [value] }),
      });
      return goOn(reply, { looking, seen, messageId });
    });

    app.post('/submit', async (request, reply) => {
      const form = request.body as FormData;
      const text = (name: string) => String(form.get(name) ?? '');
      const looking = readLooking({
        ...{ as: text('as'), channel: text('channel'), locale: text('locale') },
      });
      const open = modals.get(text('modal'));
      modals.delete(text('modal'));
      if (!open)
        return reply.redirect(`${sandboxPath}/discord?${new URLSearchParams({ ...looking })}`, 303);
      const files: Record<string, FileInModal[]> = {};
      const fields: Form = {};
      const chosen: Form = {};
      for (const [key, value] of form) {
        const [kind, name = ''] = [key.slice(0, 6), key.slice(6)];
        if (value instanceof File) {
          if (value.size === 0) continue;
          const data = Buffer.from(await value.arrayBuffer());
          files[name] = [...(files[name] ?? []), { name: value.name, type: value.type, data }];
        } else if (kind === 'field-') fields[name] = value;
        else if (kind === 'pick--') chosen[name] = value;
      }
      const seen = await client.submit(actingOf(request, looking), {
        ...{ customId: open.modal.custom_id, messageId: open.messageId },
        ...{ fields, chosen, files },
      });
      return goOn(reply, { looking, seen, messageId: open.messageId });
    });

    app.post('/fault', async (request, reply) => {
      const { fault = '', ...form } = request.body as Form;
      if (Object.hasOwn(faultsByName, fault))
        world.faults.next(faultsByName[fault as keyof typeof faultsByName]);
      else world.faults.clear();
      const query = new URLSearchParams({ ...readLooking(form), fault });
      return reply.redirect(`${sandboxPath}/discord?${query}`, 303);
    });
  };
}

/** Default channel while nothing has been posted. */
const generalChannel = '797000000000000100';
