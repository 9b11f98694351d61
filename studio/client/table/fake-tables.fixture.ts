import { fairStream } from '@lanna/rules/fair-stream';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import type { TableRound, TableSession, TableSheet, TableState } from '../../table-api.ts';
import { Refused } from '../shared/studio-calls.ts';
import type { Confirmation, OwnRound, Studio } from './wire/studio.ts';

/** What stands in for the studio in tests of the page: it deals by the real rules, and moves only when a test says so. */
export interface FakeTables {
  studio: Studio;
  session: TableSession;
  confirmed: Confirmation[];
  refuseNext(refusal: Refused): void;
  /** The next round of the first table takes bets for so long. */
  open(ms?: number): void;
  change(round: Partial<TableRound>): void;
  settle(won: string, balance: string): void;
  breakLine(): void;
  mendLine(): void;
}

export function fakeTables(kinds: readonly string[]): FakeTables {
  const sheets = kinds.map(sheetOf);
  const session = sessionOf(sheets);
  const table = session.table;
  const confirmed: Confirmation[] = [];
  const states = new Map(sheets.map(({ code }) => [code, emptyState(code)]));
  let own: OwnRound = nothingOf(table, session.balance);
  let refusal: Refused | undefined;
  const line = standInSocket(() => [...states.values()]);

  function change(round: Partial<TableRound>): void {
    const before = states.get(table) ?? emptyState(table);
    const whole = { ...(before.round ?? emptyRound()), ...round };
    const state = { ...before, n: before.n + 1, now: new Date().toISOString(), round: whole };
    states.set(table, state);
    line.push({ t: 'state', state });
  }

  const studio: Studio = {
    loadSession: async () => session,
    loadState: async (code) => ({ ...(states.get(code) ?? emptyState(code)), now: new Date().toISOString() }),
    loadOwn: async (code) => (code === table ? own : nothingOf(code, session.balance)),
    async confirm(confirmation) {
      const said = refusal;
      refusal = undefined;
      if (said) throw said;
      confirmed.push(confirmation);
      const stake = Object.values(confirmation.chips).reduce((sum, amount) => sum + Number(amount), 0);
      own = {
        ...nothingOf(confirmation.table, session.balance),
        ...{ round: confirmation.round, state: stake > 0 ? 'confirmed' : 'none' },
        ...{ chips: confirmation.chips, stake: stake.toFixed(2) },
      };
      return own;
    },
    setSeed: async () => {},
    loadRoad: async (code) => ({ table: code, rounds: [] }),
    loadHistory: async () => ({ rounds: [], more: false }),
    loadReceipt: async () => {
      throw new Refused('invalid_input');
    },
  };

  return {
    studio,
    session,
    confirmed,
    refuseNext(said) {
      refusal = said;
    },
    open(ms = 20_000) {
      const number = (states.get(table)?.round?.number ?? 0) + 1;
      own = nothingOf(table, session.balance);
      const [opensAt, closesAt] = [ms - 20_000, ms].map((from) => new Date(Date.now() + from).toISOString());
      change({
        ...emptyRound(),
        id: crypto.randomUUID(),
        number,
        state: 'open',
        opensAt: opensAt ?? '',
        closesAt: closesAt ?? '',
      });
    },
    change,
    settle(won, balance) {
      const rules = tableRules(kinds[0] ?? '');
      const outcome = rules?.deal(fairStream({ serverSeed: 'a'.repeat(64), clientSeed: 'test', nonce: 3 }));
      own = { ...own, state: 'settled', won, balance };
      change({ state: 'settled', outcome });
      line.push({ t: 'own', table });
    },
    breakLine: line.breakOff,
    mendLine: line.mend,
  };
}

function sheetOf(kind: string): TableSheet {
  const rules = tableRules(kind);
  if (!rules) throw new Error(`no rules of ${kind}`);
  return {
    ...{ code: `${kind}-1`, game: kind, name: { TH: 'แม่ปิง', EN: 'Ping' }, kind, variant: rules.variants[0] },
    ...{
      ruleVersion: rules.ruleVersion,
      pace: 'standard',
      bettingMs: 20_000,
      chips: ['10.00', '50.00', '100.00'],
    },
    ...{ minStake: '10.00', maxStake: '500.00', maxByFamily: {} },
  };
}

function sessionOf(sheets: TableSheet[]): TableSession {
  const [first] = sheets;
  if (!first) throw new Error('a studio without tables');
  return {
    ...{
      gameCode: first.game,
      gameName: first.name,
      demo: false,
      currency: 'THB',
      symbol: '฿',
      language: 'EN',
    },
    ...{ lobbyUrl: window.location.origin, balance: '1000.00', table: first.code, tables: sheets },
  };
}

function emptyState(table: string): TableState {
  return {
    ...{ table, n: 1, status: 'open', now: new Date().toISOString(), round: null, nextAt: null, players: 1 },
    ...{ totals: {}, winners: [] },
  };
}

function emptyRound(): TableRound {
  const now = new Date().toISOString();
  return {
    ...{ id: crypto.randomUUID(), number: 1, state: 'announced', commitment: 'c'.repeat(64) },
    ...{ opensAt: now, closesAt: now, outcome: null, voidReason: null },
  };
}

function nothingOf(table: string, balance: string): OwnRound {
  return { table, round: null, state: 'none', refusal: null, chips: {}, stake: '0.00', won: null, balance };
}

/** In place of the browser's WebSocket, until the test puts the real one back. */
function standInSocket(states: () => TableState[]) {
  const sockets = new Set<StandIn>();
  let up = true;

  class StandIn extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    constructor() {
      super();
      queueMicrotask(() => {
        if (!up) return this.close();
        this.readyState = 1;
        sockets.add(this);
        this.dispatchEvent(new Event('open'));
      });
    }
    send(text: string): void {
      const { t } = JSON.parse(text) as { t: string };
      if (t === 'watch') for (const state of states()) this.receive({ t: 'state', state });
    }
    receive(message: unknown): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
    close(): void {
      sockets.delete(this);
      if (this.readyState === 3) return;
      this.readyState = 3;
      this.dispatchEvent(new Event('close'));
    }
  }
  Object.assign(window, { WebSocket: StandIn });

  return {
    push(message: unknown) {
      for (const socket of sockets) socket.receive(message);
    },
    breakOff() {
      up = false;
      for (const socket of [...sockets]) socket.close();
    },
    mend() {
      up = true;
    },
  };
}
