import { resolve } from 'node:path';
import type { NodePath, PluginItem, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import type { CallExpression, Expression, ObjectExpression, ObjectProperty } from '@babel/types';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { keyOf, parseTemplate } from './template.ts';

export interface FoundMessage {
  english: string;
  /** Distinguishes two meanings of one word; for a text declared by `defineTexts`, its key. */
  context?: string | undefined;
  /** For whoever translates it. */
  comments?: string[];
}

/** Runtime module that the macros call. */
export const speaking = resolve(import.meta.dirname, '../src/platform/translate.ts');

const macroConfig = {
  macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
  runtimeConfigModule: {
    i18n: [speaking, 'i18n'],
    Trans: [resolve(import.meta.dirname, '../src/platform/trans.tsx'), 'Trans'],
  },
};

/**
 * Babel plugins for texts: expand the macros to messages and parse each at build time, so that none is parsed at run time.
 * English stays in the code and needs no catalogue.
 */
export function messagePlugins(tell?: (message: FoundMessage) => void): PluginItem[] {
  return [
    [linguiMacro, { descriptorFields: 'all', linguiConfig: macroConfig }],
    () => parsedMessages(tell),
  ];
}

function parsedMessages(tell: ((message: FoundMessage) => void) | undefined): PluginObj {
  return {
    name: 'parsed-messages',
    visitor: {
      Program(program) {
        program.traverse({
          ObjectExpression(path) {
            const isMessage = path.node.leadingComments?.some(
              ({ value }) => value.trim() === '* i18n',
            );
            if (isMessage) takeMessage(path, tell);
          },
          CallExpression(path) {
            if (path.get('callee').isIdentifier({ name: 'defineTexts' })) takeTexts(path, tell);
            if (path.get('callee').isIdentifier({ name: 'defineNotices' })) takeNotices(path, tell);
          },
        });
      },
    },
  };
}

type Tell = ((message: FoundMessage) => void) | undefined;

function takeMessage(path: NodePath<ObjectExpression>, tell: Tell): void {
  const texts: Record<string, string> = {};
  const placeholders: string[] = [];
  for (const property of path.get('properties')) {
    if (!property.isObjectProperty()) continue;
    const name = nameOf(property);
    if (name === 'values') placeholders.push(...numberedOf(property, path.hub.file.code));
    if (name !== 'message' && name !== 'context' && name !== 'comment') continue;
    texts[name] = textOf(property);
  }
  const { message, context, comment } = texts;
  if (message === undefined) throw path.buildCodeFrameError('A message without its English.');
  writeMessage(path, { message, context });
  const comments = [...(comment ? [comment] : []), ...placeholders];
  tell?.({ english: message, context, comments });
}

/** Reduces a call to `i18n._('English', values)`, and a `Trans` likewise: browsers do not need what else the macros write. */
function writeMessage(
  path: NodePath<ObjectExpression>,
  { message, context }: { message: string; context: string | undefined },
): void {
  const english = parsed(message);
  const key = context && types.stringLiteral(keyOf({ english: message, context }));
  const kept = path.node.properties.filter(
    (one) =>
      one.type === 'ObjectProperty' &&
      one.key.type === 'Identifier' &&
      /^(values|components)$/.test(one.key.name),
  );
  const call = path.parentPath.node;
  if (call.type === 'CallExpression') {
    const [values] = kept.flatMap((one) => (one.type === 'ObjectProperty' ? [one.value] : []));
    const nothing = types.identifier('undefined');
    call.arguments = [
      english,
      ...(values ? [values as Expression] : key ? [nothing] : []),
      ...(key ? [key] : []),
    ];
    return;
  }
  path.node.properties = [
    types.objectProperty(types.identifier('message'), english),
    ...(key ? [types.objectProperty(types.identifier('id'), key)] : []),
    ...kept,
  ];
}

/** Lists the expressions behind numeric placeholders: `{0}: team.name`. */
function numberedOf(values: NodePath<ObjectProperty>, code: string): string[] {
  if (values.node.value.type !== 'ObjectExpression') return [];
  return values.node.value.properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'NumericLiteral') return [];
    const { start, end } = property.value;
    const source = start == null || end == null ? '' : code.slice(start, end).replace(/\s+/g, ' ');
    return [`{${property.key.value}}: ${source}`];
  });
}

function takeTexts(path: NodePath<CallExpression>, tell: Tell): void {
  const { area, rows } = rowsOf(path);
  for (const row of rows) {
    const english = textOf(row);
    tell?.({ english, context: `${area}.${nameOf(row)}` });
    row.get('value').replaceWith(parsed(english));
  }
}

/** Notices are parsed by the server at run time. A title or description may be a text declared elsewhere. */
function takeNotices(path: NodePath<CallExpression>, tell: Tell): void {
  const { area, rows } = rowsOf(path);
  for (const row of rows) {
    for (const property of propertiesOf(row.get('value'))) {
      const key = { title: `${nameOf(row)}Title`, description: nameOf(row) }[nameOf(property)];
      if (key === undefined || !property.get('value').isLiteral()) continue;
      tell?.({ english: textOf(property), context: `${area}.${key}` });
    }
  }
}

function rowsOf(path: NodePath<CallExpression>) {
  const [area, rows] = path.get('arguments');
  if (!area?.isStringLiteral() || !rows)
    throw path.buildCodeFrameError('Texts are declared by their words alone.');
  return { area: area.node.value, rows: propertiesOf(rows) };
}

function propertiesOf(value: NodePath): NodePath<ObjectProperty>[] {
  if (!value.isObjectExpression())
    throw value.buildCodeFrameError('Texts are declared by their words alone.');
  return value.get('properties').map((property) => {
    if (property.isObjectProperty()) return property;
    throw property.buildCodeFrameError('Texts are declared by their words alone.');
  });
}

function nameOf({ node }: NodePath<ObjectProperty>): string {
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'StringLiteral' ? node.key.value : '';
}

function textOf(property: NodePath<ObjectProperty>): string {
  const written = property.get('value');
  // The compiler holds such a text to the one of the contract.
  const words = written.isTSSatisfiesExpression() ? written.get('expression') : written;
  const { confident, value } = words.evaluate();
  if (!confident || typeof value !== 'string')
    throw property.buildCodeFrameError('The words of a text stand where it is declared.');
  return value;
}

function parsed(english: string): Expression {
  return types.valueToNode(parseTemplate(english));
}
