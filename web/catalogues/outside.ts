import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAsync, types } from '@babel/core';
import type { Node } from '@babel/types';
import { root } from './po-files.ts';

/** Searched folders: words of screens and mails, sentences of the server. Not the sandbox, which imitates Discord in English. */
const places = ['web/src', 'server/mails', 'server/src/{app,features,transports}'];

/** Files whose strings are not translatable texts, or stay English on purpose. */
const leftAlone: Record<string, string> = {
  'web/src/features/console/entries/squads-csv.ts': 'headings of CSV files stay English',
  'web/src/features/tournaments/admin/teams-csv.ts': 'headings of CSV files stay English',
  'web/src/features/console/set-up/guests/sheet-text.ts':
    'headings that organisers write in their sheets',
  'web/src/features/auth/mail-app.ts': 'names of mail services',
  'web/src/platform/in-app-browser.ts': 'names of apps',
  'web/src/platform/day-words.ts': 'keys of the names of months and days',
  'server/mails/mail.tsx': 'names of faces; its words come with the letter',
  'server/src/app/openapi.ts': 'the API reference is for programmers',
  'server/src/app/serve-health.ts': 'for whatever watches the process',
  'server/src/features/auth/discord-oauth.actions.ts': 'for the log',
};

/** Names are the same in every language, as are a form's examples. */
const names = new Set(['Discord', 'Instagram', 'General', 'name@bank']);

const readByPeople =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|hint|heading|description|done|noun|prompt|text|\w+Text)$/;
const macros = /^(t|plural|select|selectOrdinal|Trans|define(Texts|Notices))$/;
const letters = /\p{L}/u;
/** A word with a capital, or a sentence that begins with one. */
const words = /^(?:\p{Lu}\p{Ll}+|\p{Lu}(?= \p{Ll}))(?:[\s,.:;!?…'’-][^=/]*)?$/u;
const sentence = /^\p{Lu}[^=/]*\s\p{Ll}[^=/]*[.?!]$/u;

/** All texts that would appear in English in every language, with their locations. */
export async function listOutside(): Promise<string[]> {
  const files = places
    .flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\.texts\.ts$/.test(file) && !(file in leftAlone))
    .sort();
  const found: string[] = [];
  for (const file of files)
    found.push(...(await outsideOf(file, readFileSync(resolve(root, file), 'utf8'))));
  return found;
}

/** Texts of one file outside of macros. On the server only sentences are searched for, as most words there are names. */
export async function outsideOf(file: string, code: string): Promise<string[]> {
  const tree = await parseAsync(code, {
    filename: resolve(root, file),
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  const look = file.startsWith('server/src/') ? sentence : words;
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (isSaidElsewhere(node)) return;
    const text = textOf(node, look);
    if (text !== undefined && !names.has(text))
      found.push(`${file}:${node.loc?.start.line}: “${text}” is in no macro`);
    // Report an attribute's text once, with the attribute's name.
    if (text === undefined || !types.isJSXAttribute(node))
      for (const child of childrenOf(node)) walk(child);
  };
  if (tree) walk(tree.program);
  return found;
}

function textOf(node: Node, look: RegExp): string | undefined {
  if (types.isJSXText(node) && letters.test(node.value))
    return node.value.trim().replace(/\s+/g, ' ');
  if (types.isJSXAttribute(node) && types.isStringLiteral(node.value)) {
    const isRead = readByPeople.test(String(node.name.name));
    return isRead && letters.test(node.value.value) ? node.value.value : undefined;
  }
  if (types.isStringLiteral(node) && look.test(node.value)) return node.value;
  if (types.isTemplateLiteral(node)) {
    const text = node.quasis.map(({ value }) => value.cooked).join('0');
    return look.test(text) && / \p{Ll}/u.test(text) ? text : undefined;
  }
  return undefined;
}

/** Macros, and strings that users never read: types, compared values, messages for developers. */
function isSaidElsewhere(node: Node): boolean {
  if (types.isTaggedTemplateExpression(node)) return macros.test(nameOf(node.tag));
  if (types.isJSXElement(node)) return macros.test(nameOf(node.openingElement.name));
  if (types.isNewExpression(node)) return /Error$/.test(nameOf(node.callee));
  if (types.isCallExpression(node)) return macros.test(nameOf(node.callee)) || isLog(node.callee);
  return (
    types.isImportDeclaration(node) ||
    types.isTSType(node) ||
    (types.isBinaryExpression(node) && /^[!=]==?$/.test(node.operator))
  );
}

function nameOf(node: Node): string {
  return types.isIdentifier(node) || types.isJSXIdentifier(node) ? node.name : '';
}

function isLog(callee: Node): boolean {
  if (!types.isMemberExpression(callee)) return false;
  const { object } = callee;
  return /^(console|log)$/.test(
    nameOf(types.isMemberExpression(object) ? object.property : object),
  );
}

function childrenOf(node: Node): Node[] {
  const keys = (types.VISITOR_KEYS[node.type] ?? []).filter(
    (key) => !(key === 'key' && !('computed' in node && node.computed)) && key !== 'test',
  );
  const parts = node as unknown as Record<string, Node | (Node | null)[] | null | undefined>;
  return keys.flatMap((key) => parts[key] ?? []).filter((one) => one !== null);
}
