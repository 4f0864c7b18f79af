/** The part of Babel that is used here; the package brings no types. */
declare module '@babel/core' {
  import type * as nodes from '@babel/types';

  export interface NodePath<N = nodes.Node> {
    node: N;
    parentPath: NodePath;
    hub: { file: { code: string } };
    get(key: 'properties'): NodePath[];
    get(key: 'arguments'): (NodePath | undefined)[];
    get(key: string): NodePath;
    isObjectProperty(): this is NodePath<nodes.ObjectProperty>;
    isObjectExpression(): this is NodePath<nodes.ObjectExpression>;
    isStringLiteral(): this is NodePath<nodes.StringLiteral>;
    isLiteral(): boolean;
    isTSSatisfiesExpression(): boolean;
    isIdentifier(like?: { name: string }): this is NodePath<nodes.Identifier>;
    evaluate(): { confident: boolean; value: unknown };
    replaceWith(node: nodes.Node): void;
    remove(): void;
    traverse(visitor: Visitor): void;
    buildCodeFrameError(message: string): Error;
  }

  export const types: typeof import('@babel/types');

  export interface Visitor {
    Program?: (path: NodePath<nodes.Program>) => void;
    ObjectExpression?: (path: NodePath<nodes.ObjectExpression>) => void;
    CallExpression?: (path: NodePath<nodes.CallExpression>) => void;
  }

  export interface PluginObj {
    name: string;
    visitor: Visitor;
  }

  export type PluginItem = [plugin: unknown, options: object] | (() => PluginObj);

  export function parseAsync(code: string, options: object): Promise<nodes.File | null>;

  export function transformAsync(code: string, options: object): Promise<{ code: string } | null>;
}
