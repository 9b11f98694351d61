import type { StatementRow } from '@lanna/contract/play/records/records';
import { expect, test } from 'vitest';
import { checkRows, type SeenSeals } from './check-rows.ts';
import { ACCOUNT, sealedRows } from './sealed-rows.fixture.ts';

function verdicts(change: (of: ReturnType<typeof sealedRows>) => void = () => {}, seen: SeenSeals = {}) {
  const of = sealedRows();
  change(of);
  const { verdicts: found, seals } = checkRows(of.rows, of.proof, { account: ACCOUNT, seen });
  return {
    said: of.rows.map(({ version }) => {
      const decision = found.get(version);
      return decision?.kind === 'differs' ? decision.why : decision?.kind;
    }),
    seals,
  };
}
const FITS = Array.from({ length: 6 }, () => 'sealed');
const rowOf = ({ proof }: ReturnType<typeof sealedRows>, version: number) => {
  const found = proof.rows.find((row) => row.version === version);
  if (!found) throw new Error('each row is proved');
  return found;
};

test('rows that are what was sealed fit, and the seals of their blocks are given to be remembered', () => {
  const { said, seals } = verdicts();
  expect(said).toEqual(FITS);
  expect(Object.keys(seals)).toEqual(['1', '2']);
});

const shown: [string, Partial<StatementRow>][] = [
  ['change', { change: '0.30001' }],
  ['balance', { balance: '99.00' }],
  ['time', { at: '2020-01-01T00:00:00.000Z' }],
  ['code', { code: 'bet' }],
  ['reference', { reference: '00000000-0000-7000-8000-0000000000ff' }],
  ['number', { transfer: '999' }],
];
test.each(shown)('a page that shows another %s than the books have is red', (_what, other) => {
  const { said } = verdicts(({ rows }) => {
    const row = rows[2];
    if (row) Object.assign(row, other);
  });
  expect(said[2]).toBe('row');
});

test('a row that was changed in the books, so that page and books agree, does not lead to the seal', () => {
  const { said } = verdicts((of) => {
    const row = of.rows[2];
    if (row) row.reference = '00000000-0000-7000-8000-0000000000ff';
    rowOf(of, 3).row.reference = '00000000-0000-7000-8000-0000000000ff';
  });
  expect(said).toEqual(['sealed', 'sealed', 'seal', 'sealed', 'sealed', 'sealed']);
});

test('a changed neighbour is found by the rows beside it', () => {
  const { said } = verdicts((of) => {
    for (const { path } of of.proof.rows.slice(0, 2)) {
      const last = path.at(-1);
      if (last) last.hash = 'ab'.repeat(32);
    }
  });
  expect(said.slice(0, 2)).toEqual(['seal', 'seal']);
});

test('a block that was sealed anew fits by itself, and not what this browser has seen', () => {
  const { seals } = verdicts();
  const { said } = verdicts(undefined, { ...seals, 2: 'cd'.repeat(32) });
  expect(said).toEqual(['sealed', 'sealed', 'sealed', 'changed', 'changed', 'changed']);
});

test('the newest rows may wait for their seal; one between sealed rows may not', () => {
  expect(verdicts(({ proof }) => proof.rows.splice(4, 2)).said.slice(3)).toEqual([
    'sealed',
    'waiting',
    'waiting',
  ]);
  expect(verdicts(({ proof }) => proof.rows.splice(1, 1)).said[1]).toBe('missing');
});

test('a row of another member’s account is none of the statement', () => {
  const { said } = verdicts((of) => {
    const { row } = rowOf(of, 1);
    row.creditAccount = '8';
  });
  expect(said[0]).toBe('row');
});

test('a balance that does not carry on is red even where it was sealed so', () => {
  const { rows, proof } = sealedRows({ jumpAt: 4 });
  const { verdicts: found } = checkRows(rows, proof, { account: ACCOUNT, seen: {} });
  expect(found.get(4)).toEqual({ kind: 'differs', why: 'balance' });
  expect(found.get(5)).toMatchObject({ kind: 'sealed' });
});
