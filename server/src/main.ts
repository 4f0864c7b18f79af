import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the rest is loaded, so that its code is compiled at the first start and not at each. Where the folder
// cannot be written to, Node goes on without.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/code', import.meta.url)));

const { serve } = await import('./cli/serve.ts');
await serve();
