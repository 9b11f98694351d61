import { expect, test } from 'vitest';
import { type LobbyTables, mergeTables, tablesInOrder } from './merge-tables.ts';

const table = (code: string, parts: Partial<LobbyTables['vendors'][number]['entries'][number]> = {}) => ({
  ...{ code, game: 'bac', name: code, status: 'open' as const, players: 1, seats: null, dealer: null },
  ...{ currency: 'THB', minBet: '10.00', maxBet: '500.00', closesAt: null, results: ['B'] },
  ...{ gameId: 'g', gameName: 'Baccarat', liveClass: 'baccarat' as const, available: true, demo: true },
  ...parts,
});
const tables: LobbyTables = {
  vendors: [
    { vendor: 'NAGA', saidAt: '2026-11-28T12:00:00Z', entries: [table('N1'), table('N2')] },
    { vendor: 'WAT', saidAt: '2026-11-28T12:00:00Z', entries: [table('N1', { liveClass: 'sicbo' })] },
  ],
};

test('a frame changes the tables of its vendor that it names, keeps what they are opened with, and changes nothing the second time', () => {
  const {
    gameId: _id,
    gameName: _name,
    liveClass: _class,
    available: _open,
    demo: _demo,
    ...now
  } = table('N2');
  const frame = { vendor: 'NAGA', entries: [{ ...now, players: 9, results: ['B', 'P'] }] };
  const after = mergeTables(tables, frame);
  expect(after.vendors[0]?.entries).toEqual([table('N1'), table('N2', { players: 9, results: ['B', 'P'] })]);
  expect(after.vendors[0]?.entries[0]).toBe(tables.vendors[0]?.entries[0]);
  expect(after.vendors[1]).toBe(tables.vendors[1]);
  expect(mergeTables(after, frame)).toEqual(after);
  expect(mergeTables(tables, { vendor: 'WAT', entries: [{ ...now, code: 'gone' }] })).toEqual(tables);
});

test('tables are listed by vendor and class, without those that cannot be opened, closed ones last', () => {
  const shut = { vendor: 'NAGA', entries: [{ ...table('N1'), status: 'closed' as const }] };
  const codes = (only: { vendor?: string; liveClass?: string }) =>
    tablesInOrder(mergeTables(tables, shut), { vendor: only.vendor, liveClass: only.liveClass }).map(
      ({ vendor, table: { code } }) => `${vendor} ${code}`,
    );
  expect(codes({})).toEqual(['NAGA N2', 'WAT N1', 'NAGA N1']);
  expect(codes({ vendor: 'WAT' })).toEqual(['WAT N1']);
  expect(codes({ liveClass: 'sicbo' })).toEqual(['WAT N1']);
  const unknown = {
    vendors: [{ ...tables.vendors[0], vendor: 'X', saidAt: '', entries: [table('Z', { gameId: null })] }],
  };
  expect(tablesInOrder(unknown, { vendor: undefined, liveClass: undefined })).toEqual([]);
});
