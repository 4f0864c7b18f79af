import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the rest is loaded, so that compiled code is cached between starts. Node continues without a cache if the folder is
// not writable.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/code', import.meta.url)));

const { serve } = await import('./cli/serve.ts');
await serve();
