import {
  type BinaryOperationNode,
  type Dialect,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';

/**
 * Lists of texts and numbers travel as one array: `id in ($1, $2)` becomes `id = any($1)`. Lists of any length are then
 * one prepared statement, and one of forty ids does not look to the planner as if the whole table were asked for.
 */
export function withListParameters<D extends Dialect>(dialect: D): D {
  dialect.createQueryCompiler = () => new ListCompiler();
  return dialect;
}

class ListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const comparison = OperatorNode.is(operator) && comparisons[operator.operator];
    if (comparison && isPlainList(rightOperand)) {
      this.visitNode(leftOperand);
      this.append(` ${comparison}(`);
      this.appendValue(rightOperand.values);
      this.append(')');
    } else super.visitBinaryOperation(node);
  }
}

const comparisons: Partial<Record<string, string>> = { in: '= any', 'not in': '<> all' };

/** Other values are written into an array in ways that differ between the drivers. */
function isPlainList(node: BinaryOperationNode['rightOperand']): node is PrimitiveValueListNode {
  return (
    PrimitiveValueListNode.is(node) &&
    node.values.every((value) => typeof value === 'string' || typeof value === 'number')
  );
}
