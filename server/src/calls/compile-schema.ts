import * as core from 'zod/v4/core';

const compiledObject: core.$constructor<core.$ZodObject> = core.$ZodObjectJIT;
const compiled = new WeakSet<core.$ZodType>();

/**
 * Has every object of a schema checked by a function that is written for it, as Zod does where its whole package is used.
 * The contract uses the small one, for browsers; it walks through an object's fields anew for each object.
 */
export function compileSchema(schema: core.$ZodType): void {
  if (compiled.has(schema)) return;
  compiled.add(schema);
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'object') {
    compiledObject.init(schema as core.$ZodObject, def);
    // Without checks of its own, what runs is what parses.
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
