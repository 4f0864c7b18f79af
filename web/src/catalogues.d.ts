declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  type Load = () => Promise<{ messages: Messages }>;

  /** Load the messages of a language: of pages of players, and the rest. English has none, as it is in the code. */
  export const catalogues: Partial<Record<string, { players: Load; office: Load }>>;
}
