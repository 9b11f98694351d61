import { moneyOf } from '@lanna/contract/money';
import type { StatementProof, StatementRow } from '@lanna/contract/play/records/records';
import { formatMoney } from '@lanna/rules/money';
import { leafOf, pathFrom, rootFrom, type SealedRow, saltOf, sealOf } from '@lanna/rules/sealed-rows';

export const ACCOUNT = '7';
const blind = new Uint8Array(32).fill(3);

/** Rows of a wallet as the page shows them, oldest first, and what seals them: two blocks of three. */
export function sealedRows({ jumpAt }: { jumpAt?: number } = {}) {
  const changes = [500_000n, -120_000n, 30_000n, -1n, 70_000n, -200_000n];
  let balance = 0n;
  const rows = changes.map((change, at): StatementRow => {
    balance += change;
    // Money that came from nowhere, sealed as it stands.
    if (at + 1 === jumpAt) balance += 7n;
    return {
      version: at + 1,
      transfer: String(100 + at),
      at: new Date(1_700_000_000_000 + at).toISOString(),
      code: change < 0n ? 'bet' : 'win',
      change: formatMoney(change),
      balance: formatMoney(balance),
      other: { kind: 'vendor_settlement', purpose: '', own: false, name: 'Lanna' },
      reference: `00000000-0000-7000-8000-00000000000${at}`,
      about: null,
    };
  });
  const sealed = rows.map((row): SealedRow => {
    const change = moneyOf(row.change);
    const id = BigInt(row.transfer);
    const own = (part: 1 | 2) => ({
      salt: saltOf(blind, id, part),
      account: ACCOUNT,
      version: String(row.version),
      balance: String(moneyOf(row.balance)),
    });
    return {
      salt: saltOf(blind, id, 0),
      id: row.transfer,
      createdUs: String(Date.parse(row.at) * 1000 + 17),
      debitAccount: change < 0n ? ACCOUNT : '9',
      creditAccount: change < 0n ? '9' : ACCOUNT,
      amount: String(change < 0n ? -change : change),
      code: row.code,
      eventUs: '1',
      reference: row.reference,
      debit: change < 0n ? own(1) : null,
      credit: change < 0n ? null : own(2),
    };
  });
  const proof: StatementProof = { rows: [], blocks: [] };
  for (const number of [1, 2]) {
    const held = sealed.slice((number - 1) * 3, number * 3);
    const leaves = held.map(leafOf);
    const [first] = leaves;
    if (!first) throw new Error('a block holds rows');
    const root = rootFrom(first, pathFrom(leaves, 0));
    const sealing = {
      previousSeal: proof.blocks.at(-1)?.seal ?? '',
      blockSha256: String(number).repeat(64),
      root,
    };
    proof.blocks.push({
      number: String(number),
      sealedAt: '2026-11-22T10:00:00.000Z',
      ...sealing,
      seal: sealOf(sealing),
    });
    held.forEach((row, at) => {
      proof.rows.push({
        version: (number - 1) * 3 + at + 1,
        row,
        path: pathFrom(leaves, at),
        block: String(number),
      });
    });
  }
  return { rows, proof };
}
