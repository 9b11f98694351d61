import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { commitmentOf, fairStream } from '@lanna/rules/fair-stream';
import { parseMoney } from '@lanna/rules/money';
import type { Client } from 'pg';
import { playRound } from '../../rules/slot/play-round.ts';
import { riverNaga } from '../../rules/slot/river-naga.ts';
import { wireSteps } from '../../rules/slot/wire-steps.ts';
import { newId, newToken, tokenDigest } from './ids.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const VENDORS = '20261124-0170-vendors.sql';
/** The fixed clock of tests stands here; what is open is open for an hour after it. */
const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T13:00:00Z');

/** Applies the migrations from before the studio was several vendors, as the program of then had. */
export async function migrateToOneVendor(client: Client): Promise<void> {
  await client.query('create schema studio');
  await client.query(
    'create table studio.migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  for (const name of readdirSync(MIGRATIONS)
    .sort()
    .filter((file) => file < VENDORS)) {
    const sql = readFileSync(new URL(name, MIGRATIONS), 'utf8');
    await client.query(sql);
    const sha256 = createHash('sha256').update(sql).digest('hex');
    await client.query('insert into studio.migration (name, sha256) values ($1, $2)', [name, sha256]);
  }
}

/** Rows as the studio of then wrote them, by column names of then. */
export function rowsOfBefore(client: Client) {
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    return client.query(
      `insert into studio.${table} (${names.join(', ')}) values (${places})`,
      Object.values(row),
    );
  };

  async function player(who: {
    wallet_user?: string;
    demo_balance?: bigint;
    kept_balance?: bigint;
    kept_currency?: string;
  }): Promise<{ id: string; seedPair: string; serverSeed: string }> {
    const id = newId(NOW.getTime());
    await insert('player', { id, operator_id: 'LANNA', created_at: NOW, ...who });
    const [serverSeed, next] = [
      createHash('sha256').update(id).digest('hex'),
      'cd'.repeat(16) + id.replaceAll('-', ''),
    ];
    const seedPair = newId(NOW.getTime());
    const pair = { player_id: id, created_at: NOW };
    await insert('seed_pair', {
      ...{ ...pair, id: seedPair, state: 'current', server_seed: serverSeed, client_seed: 'mine', nonce: 1 },
      server_seed_hash: commitmentOf(serverSeed),
    });
    await insert('seed_pair', {
      ...{ ...pair, id: newId(NOW.getTime()), state: 'next', server_seed: next },
      server_seed_hash: commitmentOf(next),
    });
    return { id, seedPair, serverSeed };
  }

  /** The first round of a player's pair, settled and shown. */
  async function round(of: { id: string; seedPair: string; serverSeed: string }, gameCode: string) {
    const stake = parseMoney('10.00') ?? 0n;
    const inputs = { serverSeed: of.serverSeed, clientSeed: 'mine', nonce: 0 };
    const { steps, payout } = playRound(riverNaga, fairStream(inputs), stake);
    const id = newId(NOW.getTime());
    const ids = {
      bet_uuid: newId(1),
      win_uuid: newId(2),
      rollback_uuid: newId(3),
      idempotency_key: newId(4),
    };
    await insert('round', {
      ...{
        id,
        player_id: of.id,
        game_code: gameCode,
        rule_version: riverNaga.ruleVersion,
        currency: 'THB',
        ...ids,
      },
      ...{
        stake,
        payout,
        steps: JSON.stringify(wireSteps(steps)),
        step_count: steps.length,
        shown: steps.length,
      },
      ...{ seed_pair_id: of.seedPair, nonce: 0, placed_at: NOW, state: 'settled', finished_at: NOW },
      ...{ balance_after_stake: 0n, balance_after: payout },
    });
    return id;
  }

  async function session(playerId: string, gameCode: string, walletToken: string | null): Promise<string> {
    const token = newToken();
    await insert('play_session', {
      ...{
        id: newId(NOW.getTime()),
        token_sha256: tokenDigest(token),
        player_id: playerId,
        game_code: gameCode,
      },
      ...{ wallet_token: walletToken, currency: 'THB', currency_symbol: '฿', language: 'TH' },
      ...{ lobby_url: 'http://localhost:3000/rng', created_at: NOW, idle_at: LATER, ends_at: LATER },
    });
    return token;
  }

  async function order(playerId: string, amount: bigint): Promise<string> {
    const id = newId(NOW.getTime());
    await insert('kept_order', {
      ...{ operator_id: 'LANNA', id, state: 'applied', way: 'in', player_id: playerId, at: NOW },
      ...{ currency: 'THB', amount },
    });
    return id;
  }

  async function atWork(): Promise<string> {
    const token = newToken();
    const person = { operator_id: 'LANNA', person_id: 'operator-1', person_name: 'Naree' };
    await insert('back_office_session', {
      ...{ id: newId(NOW.getTime()), token_sha256: tokenDigest(token), ...person, permissions: ['read'] },
      ...{ created_at: NOW, idle_at: LATER, ends_at: LATER },
    });
    await insert('back_office_act', { id: newId(NOW.getTime()), ...person, action: 'entered', at: NOW });
    return token;
  }

  return { player, round, session, order, atWork };
}
