import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('loads the library for Discord’s API with the first call, not at the start', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    const resolve = (name, context, next) => (loaded.push(name), next(name, context));
    registerHooks({ resolve });
    const { createDiscord } = await import(${JSON.stringify(new URL('./discord.ts', import.meta.url))});
    const discord = createDiscord({ clientId: '1', clientSecret: 's', apiUrl: 'http://127.0.0.1:1', authorizeUrl: '/' });
    const before = loaded.includes('@discordjs/rest');
    await discord.checkHealth();
    console.log(JSON.stringify([before, loaded.includes('@discordjs/rest')]));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual([false, true]);
});
