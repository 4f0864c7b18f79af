import { type Language, languages, sourceLanguage } from '@one-dream/contract/languages.ts';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { messagePlugins, speaking } from './messages-plugin.ts';
import { modulesOfPlayers } from './modules-of-players.ts';
import { messagesOf } from './po-files.ts';

const list = 'virtual:catalogues';
const one = 'virtual:catalogue/';
/** Suffix of the files with the messages of the back office and the console, after the language. */
const ofOffice = '/office';
const others = (Object.keys(languages) as Language[]).filter((name) => name !== sourceLanguage);

/** Runs Babel over the site's code once: texts, plus React's compiler for browser builds. */
export function catalogues({ isCompiled = true } = {}): PluginOption[] {
  return [
    compilerCache(),
    babel({
      plugins: messagePlugins(),
      presets: isCompiled ? [reactCompilerPreset({ environment: { moduleTypeProvider } })] : [],
    }),
    catalogueModules(),
  ];
}

/** Tells React's compiler that translated sentences are strings, so that it caches the elements around them, not each sentence. */
function moduleTypeProvider(module: string) {
  if (module !== speaking) return null;
  const say = {
    kind: 'function',
    positionalParams: [],
    restParam: 'read',
    calleeEffect: 'read',
    returnType: { kind: 'type', name: 'Primitive' },
    returnValueKind: 'primitive',
    noAlias: true,
  } as const;
  return {
    kind: 'object',
    properties: { i18n: { kind: 'object', properties: { _: say } } },
  } as const;
}

/**
 * `virtual:catalogues` loads the messages of each language but English. There are two files for each: the messages of players'
 * pages, and the rest. Which message belongs to which is known once all modules are, so a placeholder is replaced at the end.
 */
function catalogueModules(): Plugin {
  let isServed = false;
  return {
    name: 'catalogues',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${list}`) {
        const loaders = others.map(
          (name) =>
            `${JSON.stringify(name)}: { players: () => import('${one}${name}'), office: () => import('${one}${name}${ofOffice}') }`,
        );
        return `export const catalogues = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${one}`)) return undefined;
      const { name, language, isOffice } = fileOf(id);
      const text = isServed
        ? JSON.stringify(isOffice ? {} : messagesOf(language).players)
        : markOf(name);
      return `export const messages = JSON.parse(${JSON.stringify(text)});`;
    },
    renderChunk(code, chunk) {
      const id = chunk.facadeModuleId;
      if (!id?.startsWith(`\0${one}`)) return null;
      const { name, language, isOffice } = fileOf(id);
      const { players, office } = messagesOf(language, modulesOfPlayers(this));
      const text = JSON.stringify(JSON.stringify(isOffice ? office : players));
      return code.replace(new RegExp(`(["'\`])${markOf(name)}\\1`), () => text);
    },
  };
}

/** What the resolved ID of a module tells about it. */
function fileOf(id: string) {
  const name = id.slice(one.length + 1);
  const language = name.replace(ofOffice, '') as Language;
  return { name, language, isOffice: name.endsWith(ofOffice) };
}

function markOf(name: string): string {
  return `messages of ${name}`;
}

/** Replaces the compiler's cache with one that is invalidated when the language changes. */
function compilerCache(): Plugin {
  return {
    name: 'compiler-cache',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id !== 'react/compiler-runtime') return undefined;
        return this.resolve('/src/platform/compiler-cache.ts');
      },
    },
  };
}
