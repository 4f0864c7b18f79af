import { vi } from 'vitest';

// What these tests try runs in a browser, where no page is being rendered.
vi.stubEnv('SSR', false);
