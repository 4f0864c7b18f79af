declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** Fetches the messages of a language; English has none, it stands in the code. */
  export const catalogues: Partial<Record<string, () => Promise<{ messages: Messages }>>>;
}
