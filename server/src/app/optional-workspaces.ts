/**
 * The only entry point to code outside the product: stand-ins for Discord, Google and a mail server, and the demo
 * organisation. They are separate workspaces, absent from a production installation.
 */

type SandboxModule = typeof import('../../../sandbox/sandbox.ts');
type DemoModule = typeof import('../../../demo/create-demo.ts');

export type Demo = ReturnType<DemoModule['createDemo']>;

/** @throws Error with a sentence if the workspace is not installed */
export function loadSandbox(): Promise<SandboxModule> {
  return orExplain(import('../../../sandbox/sandbox.ts'), {
    what: 'The stand-ins for Discord, Google and mail are',
    off: 'SANDBOX=off',
  });
}

/** @throws Error with a sentence if the workspace is not installed */
export function loadDemo(): Promise<DemoModule> {
  return orExplain(import('../../../demo/create-demo.ts'), {
    what: 'The demo organisation is',
    off: 'DEMO=off',
  });
}

async function orExplain<Module>(
  loading: Promise<Module>,
  { what, off }: { what: string; off: string },
): Promise<Module> {
  try {
    return await loading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `${what} not installed here. Set NODE_ENV=production, or ${off}, or start from a whole clone.`,
      { cause: error },
    );
  }
}
