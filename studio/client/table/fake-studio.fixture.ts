import { randomUUID } from 'node:crypto';
import { fairStream } from '@lanna/rules/fair-stream';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { TableRound, TableSession, TableSheet, TableState } from '../../table-api.ts';
import type { OwnRound } from './wire/studio.ts';

/** What stands in for the studio in tests of the page: it deals by the real rules, and moves only when a test says so. */
export interface FakeStudio {
  session: TableSession;
  states: Map<string, TableState>;
  confirmed: { table: string; chips: Record<string, string>; key: string }[];
  /** Answers the next confirmation with this. */
  refuseNext(code: string, value?: Record<string, unknown>): void;
  /** Opens the next round for so long. */
  open(table: string, ms?: number): void;
  close(table: string): void;
  settle(table: string, own?: { won: string }): void;
  own(table: string, change: Partial<OwnRound>): void;
  change(table: string, change: Partial<TableState>): void;
  /** The line breaks; the page may come back when it is up again. */
  breakLine(): void;
  mendLine(): void;
  attach(page: Page): Promise<void>;
}

export function fakeSheet(kind: string, more: Partial<TableSheet> = {}): TableSheet {
  const rules = tableRules(kind);
  if (!rules) throw new Error(`no rules of ${kind}`);
  return {
    code: `${kind}-1`,
    game: kind,
    name: { TH: NAMES[kind]?.[0] ?? kind, EN: NAMES[kind]?.[1] ?? kind },
    kind,
    variant: rules.variants[0],
    ruleVersion: rules.ruleVersion,
    pace: 'standard',
    bettingMs: 20_000,
    chips: ['10.00', '20.00', '50.00', '100.00', '500.00'],
    minStake: '10.00',
    maxStake: '500.00',
    maxByFamily: { tie: '100.00' },
    ...more,
  };
}

const NAMES: Record<string, [string, string]> = {
  baccarat: ['บาคาร่า 1', 'Baccarat 1'],
  'dragon-tiger': ['เสือมังกร 1', 'Dragon Tiger 1'],
  'sic-bo': ['ซิกโบ 1', 'Sic Bo 1'],
  'hi-lo': ['ไฮโลไทย 1', 'Thai Hi-Lo 1'],
  'fish-prawn-crab': ['น้ำเต้าปูปลา 1', 'Fish Prawn Crab 1'],
  roulette: ['รูเล็ต 1', 'Roulette 1'],
};

export function fakeStudio(sheets: readonly TableSheet[], more: Partial<TableSession> = {}): FakeStudio {
  const [first] = sheets;
  if (!first) throw new Error('a studio without tables');
  const session: TableSession = {
    gameCode: first.game,
    gameName: first.name,
    demo: false,
    currency: 'THB',
    symbol: '฿',
    language: 'TH',
    lobbyUrl: 'http://studio.test/',
    balance: '5000.00',
    table: first.code,
    tables: [...sheets],
    ...more,
  };
  const states = new Map<string, TableState>();
  const owns = new Map<string, OwnRound>();
  const confirmed: FakeStudio['confirmed'] = [];
  const pages = new Set<Page>();
  const sockets = new Set<WebSocketRoute>();
  let up = true;
  let refusal: { code: string; value: Record<string, unknown> } | undefined;
  let nonce = 0;

  for (const sheet of sheets) {
    states.set(sheet.code, {
      table: sheet.code,
      n: 1,
      status: 'open',
      now: new Date().toISOString(),
      round: null,
      nextAt: null,
      players: 12,
      totals: {},
      winners: [
        { name: 'so***ai', won: '1950.00' },
        { name: 'ma***ee', won: '480.00' },
      ],
    });
    owns.set(sheet.code, nothingOf(sheet.code));
  }

  function nothingOf(table: string): OwnRound {
    return {
      ...{ table, round: null, state: 'none', refusal: null, chips: {}, stake: '0.00', won: null },
      balance: session.balance,
    };
  }

  function outcomeOf(table: string): unknown {
    const sheet = sheets.find(({ code }) => code === table);
    const rules = sheet && tableRules(sheet.kind);
    nonce += 1;
    return rules?.deal(fairStream({ serverSeed: 'a'.repeat(64), clientSeed: table, nonce }));
  }

  function push(message: unknown): void {
    for (const socket of sockets) socket.send(JSON.stringify(message));
  }

  function change(table: string, changed: Partial<TableState>): void {
    const before = states.get(table);
    if (!before) throw new Error(`no table ${table}`);
    const state = { ...before, ...changed, n: before.n + 1, now: new Date().toISOString() };
    states.set(table, state);
    if (up) push({ t: 'state', state });
  }

  function own(table: string, changed: Partial<OwnRound>): void {
    owns.set(table, { ...(owns.get(table) ?? nothingOf(table)), ...changed });
    if (up) push({ t: 'own', table });
  }

  function round(table: string, changed: Partial<TableRound>): void {
    const before = states.get(table)?.round;
    if (!before) throw new Error(`no round at ${table}`);
    change(table, { round: { ...before, ...changed } });
  }

  function answer(url: URL, body: unknown): unknown {
    const table = url.searchParams.get('table') ?? '';
    switch (url.pathname.split('/').at(-1)) {
      case 'session':
        return session;
      case 'state': {
        const state = states.get(table);
        return state && { ...state, now: new Date().toISOString() };
      }
      case 'own':
        return owns.get(table);
      case 'road':
        return {
          table,
          rounds: Array.from({ length: 40 }, (_, at) => ({
            number: at + 1,
            id: randomUUID(),
            outcome: outcomeOf(table),
          })),
        };
      case 'history':
        return { rounds: [], more: false };
      case 'seed':
        return {};
      case 'confirm':
        return confirm(
          body as { table: string; round: string; chips: Record<string, string>; idempotencyKey: string },
        );
    }
    return undefined;
  }

  function confirm(request: {
    table: string;
    round: string;
    chips: Record<string, string>;
    idempotencyKey: string;
  }): OwnRound {
    const { table, chips, idempotencyKey } = request;
    confirmed.push({ table, chips, key: idempotencyKey });
    const stake = Object.values(chips).reduce((sum, amount) => sum + Number(amount), 0);
    const mine: OwnRound = {
      ...nothingOf(table),
      ...{ round: request.round, state: stake > 0 ? 'confirmed' : 'none', chips, stake: stake.toFixed(2) },
    };
    owns.set(table, mine);
    return mine;
  }

  return {
    session,
    states,
    confirmed,
    refuseNext(code, value = {}) {
      refusal = { code, value };
    },
    open(table, ms = 20_000) {
      const number = (states.get(table)?.round?.number ?? 40) + 1;
      owns.set(table, nothingOf(table));
      change(table, {
        nextAt: null,
        totals: {},
        round: {
          ...{
            id: randomUUID(),
            number,
            state: 'open',
            commitment: 'c'.repeat(64),
            outcome: null,
            voidReason: null,
          },
          opensAt: new Date(Date.now() - 20_000 + ms).toISOString(),
          closesAt: new Date(Date.now() + ms).toISOString(),
        },
      });
    },
    close(table) {
      round(table, { state: 'closed', closesAt: new Date(Date.now() - 10).toISOString() });
    },
    settle(table, won) {
      round(table, { state: 'settled', outcome: outcomeOf(table) });
      change(table, { nextAt: new Date(Date.now() + 25_000).toISOString() });
      if (won) own(table, { state: 'settled', won: won.won, balance: session.balance });
    },
    own,
    change,
    breakLine() {
      up = false;
      for (const socket of sockets) void socket.close();
      sockets.clear();
    },
    mendLine() {
      up = true;
    },
    async attach(page) {
      pages.add(page);
      await page.routeWebSocket('**/table-api/socket', (socket) => {
        if (!up) {
          void socket.close();
          return;
        }
        sockets.add(socket);
        socket.onMessage((data) => {
          const message = JSON.parse(String(data)) as { t: string; tables?: string[] };
          if (message.t === 'ping') socket.send(JSON.stringify({ t: 'pong', now: new Date().toISOString() }));
          for (const table of message.tables ?? []) {
            const state = states.get(table);
            if (state) socket.send(JSON.stringify({ t: 'state', state }));
          }
        });
      });
      await page.route('**/table-api/**', async (route) => {
        if (!up) return route.abort();
        const request = route.request();
        const url = new URL(request.url());
        if (refusal && url.pathname.endsWith('/confirm')) {
          const said = refusal;
          refusal = undefined;
          return route.fulfill({ json: { success: false, message: '', ...said } });
        }
        const value = answer(url, request.postData() ? request.postDataJSON() : undefined);
        return value === undefined
          ? route.fulfill({ json: { success: false, code: 'invalid_input', message: '', value: {} } })
          : route.fulfill({ json: { success: true, value } });
      });
    },
  };
}
