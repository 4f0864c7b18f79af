declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** Loads the messages of a language; English has none, as it is in the code. */
  export const catalogues: Partial<Record<string, () => Promise<{ messages: Messages }>>>;
}
