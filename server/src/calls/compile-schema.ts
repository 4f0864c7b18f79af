import * as core from 'zod/v4/core';

const compiledObject: core.$constructor<core.$ZodObject> = core.$ZodObjectJIT;
const compiled = new WeakSet<core.$ZodType>();

/**
 * Compiles a generated validator for every object of a schema, as the full Zod package does. The contract uses Zod Mini, for
 * browsers, which walks through the fields of each object anew.
 */
export function compileSchema(schema: core.$ZodType): void {
  if (compiled.has(schema)) return;
  compiled.add(schema);
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'object') {
    compiledObject.init(schema as core.$ZodObject, def);
    // Without checks of its own, `run` equals `parse`.
    if (!def.checks?.length) schema._zod.run = schema._zod.parse;
  }
  for (const inner of innerSchemas(def)) compileSchema(inner);
}

function innerSchemas(def: core.$ZodTypes['_zod']['def']): readonly core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'union':
      return def.options;
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])];
    case 'record':
      return [def.keyType, def.valueType];
    case 'pipe':
      return [def.in, def.out];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return [def.innerType];
    default:
      return [];
  }
}
