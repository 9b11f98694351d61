import { checkSharedReceipt, type SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import type { Decision } from './verify-draw.ts';

const TRUST_WITHOUT_BEACON =
  'to trust: without a beacon, that the keeper of the chain added no seeds of players of his own';

/** Whether an answer holds receipts of shared rounds (`GET /wps/fair/shared-rounds`, or one receipt of it) instead of the proof of a draw. */
export function sharedReceiptsIn(value: unknown): SharedReceipt[] | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if ('rounds' in value && Array.isArray(value.rounds)) return value.rounds as SharedReceipt[];
  if ('receipts' in value && Array.isArray(value.receipts))
    return value.receipts.map(({ receipt }: { receipt: SharedReceipt }) => receipt);
  return 'kind' in value && 'chain' in value ? [value as SharedReceipt] : undefined;
}

/** Computes them again from the published rules. One that does not hold makes all of them fail; rounds that have not ended are named. */
export function verifySharedRounds(receipts: readonly SharedReceipt[]): Decision {
  const lines: string[] = [];
  let computed = 0;
  let holds = true;
  for (const receipt of receipts) {
    const check = checkSharedReceipt(receipt);
    const name = `${receipt.subject} round ${receipt.number} (${receipt.kind}, ${receipt.ruleVersion})`;
    if (check.verdict === 'not_settled') {
      lines.push(`${name}: ${receipt.state}; there is nothing to compute.`);
      continue;
    }
    computed += 1;
    const isRight = check.verdict === 'holds';
    holds &&= isRight;
    const differs = check.verdict === 'differs' ? `: ${check.in.join(', ')}` : '';
    lines.push(
      `${isRight ? 'holds        ' : 'DOES NOT HOLD'}  ${name}${isRight ? '' : differs || ': unreadable'}`,
    );
    if (receipt.beacon === null && !lines.includes(TRUST_WITHOUT_BEACON)) lines.push(TRUST_WITHOUT_BEACON);
  }
  if (computed === 0) return { lines: [...lines, 'There is nothing to compute.'], exitCode: 2 };
  return {
    lines: [...lines, holds ? 'The rounds hold.' : 'THE ROUNDS DO NOT HOLD.'],
    exitCode: holds ? 0 : 1,
  };
}
