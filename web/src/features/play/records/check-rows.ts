import { moneyOf } from '@lanna/contract/money';
import type { StatementProof, StatementRow } from '@lanna/contract/play/records/records';
import { isSealed } from '@lanna/rules/sealed-rows';

/**
 * sealed: the row is what was sealed · waiting: so new that no seal covers it yet · differs: why says what does not fit.
 * row: what is shown is not what the books have · seal: the way to the seal does not hold · changed: the block had another
 * seal when this browser last looked · balance: it does not carry on from the row before it · missing: rows after it are
 * sealed, and it is not.
 */
export type Decision =
  | { kind: 'sealed'; block: string; sealedAt: string }
  | { kind: 'waiting' }
  | { kind: 'differs'; why: 'row' | 'seal' | 'changed' | 'balance' | 'missing' };

export type SeenSeals = Readonly<Record<string, string>>;

/** Holds rows that are shown against their proof, without asking anybody. `seals`: of the blocks that hold, to be remembered. */
export function checkRows(
  rows: readonly StatementRow[],
  proof: StatementProof,
  { account, seen }: { account: string; seen: SeenSeals },
): { verdicts: Map<number, Decision>; seals: SeenSeals } {
  const verdicts = new Map<number, Decision>();
  const seals: Record<string, string> = {};
  const proved = new Map(proof.rows.map((row) => [row.version, row]));
  const blocks = new Map(proof.blocks.map((block) => [block.number, block]));
  const lastSealed = Math.max(0, ...proved.keys());
  const byVersion = new Map(rows.map((row) => [row.version, row]));
  for (const row of rows) {
    const found = proved.get(row.version);
    const block = found && blocks.get(found.block);
    if (!found || !block) {
      verdicts.set(
        row.version,
        row.version < lastSealed ? { kind: 'differs', why: 'missing' } : { kind: 'waiting' },
      );
      continue;
    }
    const why = !isShown(row, found.row, account)
      ? 'row'
      : !isSealed(found, block)
        ? 'seal'
        : (seen[block.number] ?? block.seal) !== block.seal
          ? 'changed'
          : carriesOn(row, byVersion.get(row.version - 1))
            ? undefined
            : 'balance';
    verdicts.set(
      row.version,
      why ? { kind: 'differs', why } : { kind: 'sealed', block: block.number, sealedAt: block.sealedAt },
    );
    if (!why) seals[block.number] = block.seal;
  }
  return { verdicts, seals };
}

/** What stands on the page is what the sealed row says of this account. */
function isShown(
  shown: StatementRow,
  sealed: StatementProof['rows'][number]['row'],
  account: string,
): boolean {
  const change = moneyOf(shown.change);
  const [own, side] =
    change < 0n ? [sealed.debitAccount, sealed.debit] : [sealed.creditAccount, sealed.credit];
  return (
    own === account &&
    side !== null &&
    typeof side === 'object' &&
    side.account === account &&
    side.version === String(shown.version) &&
    side.balance === String(moneyOf(shown.balance)) &&
    sealed.id === shown.transfer &&
    sealed.code === shown.code &&
    sealed.reference === shown.reference &&
    sealed.amount === String(change < 0n ? -change : change) &&
    Math.floor(Number(sealed.createdUs) / 1000) === Date.parse(shown.at)
  );
}

function carriesOn(row: StatementRow, before: StatementRow | undefined): boolean {
  const balanceBefore = moneyOf(row.balance) - moneyOf(row.change);
  if (row.version === 1) return balanceBefore === 0n;
  return before === undefined || balanceBefore === moneyOf(before.balance);
}
