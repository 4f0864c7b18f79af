import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { chooseLanguage } from '@one-dream/contract/features/users/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeam, joinTeam } from '../../../factories/teams.ts';
import { mailsTo } from '../support/mail-box.ts';
import { choose, discordIdOf, eventually, posted } from '../support/outbound.ts';
import { newPlayer } from '../support/people.ts';
import { allow, type PushService, startPushService } from '../support/push-service.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  server = await startTestServer({ works: true });
  service = await startPushService({ publicKey: server.platform.push.publicKey });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

const said = {
  en: {
    title: (team: string) => `You are no longer in ${team}`,
    text: 'The leader took you out of the team.',
    button: 'Open my team',
  },
  'hi-Latn': {
    title: (team: string) => `Aap ab ${team} mein nahi hain`,
    text: 'Leader ne aapko team se hata diya.',
    button: 'Apni team kholein',
  },
  hi: {
    title: (team: string) => `आप अब ${team} में नहीं हैं`,
    text: 'लीडर ने आपको टीम से हटा दिया।',
    button: 'अपनी टीम खोलें',
  },
};

it.each(Object.entries(said) as [keyof typeof said, (typeof said)['en']][])(
  'one event reaches an account in %s by push, mail and Discord in its language, whatever the others speak',
  async (language, { title, text, button }) => {
    const leader = await newPlayer(server);
    const player = await newPlayer(server);
    await server.api.act(chooseLanguage, { as: player, body: { language } });
    await choose(server, { as: player, mail: true, discord: true });
    const browser = await allow(server, { service, as: player });
    const team = await createTeam(server, { leader });
    await joinTeam(server, { team, player });
    await server.api.act(kickPlayer, { as: leader, params: { userId: player.id } });

    const [mail] = await mailsTo(server, { address: player.email });
    expect(mail?.subject).toContain(title(team.name));
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain(button);
    expect(mail?.html).toContain(`lang="${language}"`);

    const pushed = await eventually(() => browser.delivered.map(({ content }) => content), {
      isSo: (contents) => contents.some((content) => content.title === title(team.name)),
    });
    expect(pushed.at(-1)?.body).toContain(text);

    const recipientId = await discordIdOf(server, player);
    const message = await eventually(() => JSON.stringify(posted(server, { recipientId })), {
      isSo: (messages) => messages.includes(title(team.name)),
    });
    expect(message).toContain(text);

    const list = await server.api.act(listNotifications, { as: player });
    // Answers use the language of the call, not of the account.
    expect(list.data.map((one) => one.title)).toContain(said.en.title(team.name));
  },
);
