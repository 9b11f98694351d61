import type { SharedRoundKind } from '../shared-rounds/kinds.ts';
import type { TableRules } from './table-rules.ts';

/** Rounds of a table are computed by its rules. Terms `{variant}`: of the sheets of pay; cards, dice and wheel know no difference. */
export function tableRound(rules: TableRules): SharedRoundKind {
  return {
    kind: rules.kind,
    ruleVersions: [rules.ruleVersion],
    outcome(stream, { terms }) {
      const variant =
        terms !== null && typeof terms === 'object' && 'variant' in terms ? terms.variant : undefined;
      if (typeof variant !== 'string' || !rules.variants.includes(variant))
        throw new Error(`${rules.kind} is played by ${rules.variants.join(' or ')}`);
      return rules.deal(stream);
    },
  };
}
