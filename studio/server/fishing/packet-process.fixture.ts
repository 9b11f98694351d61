import { createPrivateKey } from 'node:crypto';
import { pino } from 'pino';
import { MAENAM_GAMES } from '../../rules/vendors/maenam/games.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import type { PlaySessionRow } from '../play/session.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { walletClient } from '../wallet/wallet-client.ts';
import { closePacket } from './packets/close-packet.ts';
import { drawHits } from './packets/draw-hits.ts';
import { finishPackets } from './packets/finish-packets.ts';
import { openPacket } from './packets/open-packet.ts';

/** Where the process ends, by SIGKILL: before a statement, once it is committed, before a batch with a kind of item is sent, or after the wallet has applied it. */
export interface Death {
  at: 'statement' | 'commit' | 'send' | 'applied';
  /** Part of the statement; of a batch the kind of its items. */
  of: string;
}
export interface PacketProcess {
  databaseUrl: string;
  vendorsUrl: string;
  vendorKey: string;
  session: PlaySessionRow;
  hits: number;
  death: Death;
}

/** A process that opens one packet, shoots from it, closes it and has it paid: `node packet-process.fixture.ts <PacketProcess as JSON>`. */
const { databaseUrl, vendorsUrl, vendorKey, session, hits, death } = JSON.parse(
  process.argv[2] ?? '{}',
) as PacketProcess;
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr);
const db = dying(openDatabase({ url: databaseUrl, log, connections: 3 }));
const calls = walletClient({
  // Four of these and their wallet share a machine: what is late here is no answer that was lost.
  ...{ vendorsUrl, timeoutMs: 10_000 },
  keys: new Map([['MAENAM', createPrivateKey(vendorKey)]]),
});
const wallet: typeof calls = {
  ...calls,
  batch: async (...call) => {
    const { kind = '' } = call[1][0] ?? {};
    dieAt('send', kind);
    const answers = await calls.batch(...call);
    dieAt('applied', kind);
    return answers;
  },
};
const deps = { db, log, wallet, clock: { now: () => new Date() }, sendBet: batchBets(wallet) };
const [bet, balance] = [100_000n, 100_000_000n];
const game = MAENAM_GAMES.find(({ code }) => code === session.gameCode);
if (!game) throw new Error(`there is no hall ${session.gameCode}`);
const packet = await openPacket(deps, session, { game, hallId: crypto.randomUUID(), bet, balance });
for (let shot = 1; shot <= hits; shot += 1)
  await drawHits(db, [
    { packetId: packet.id, shot, weapon: 'cannon', fish: 'minnow', swimmer: shot, cost: bet },
  ]);
await closePacket(db, packet.id);
await finishPackets(deps);
process.stderr.write('nothing has ended this process\n');
process.exit(1);

function dieAt(at: Death['at'], of: string): void {
  if (death.at === at && of.includes(death.of)) process.kill(process.pid, 'SIGKILL');
}

function dying(real: Database): Database {
  const transaction: Database['transaction'] = async (work) => {
    const done: string[] = [];
    const result = await real.transaction((tx) => {
      const query = (text: string, values: unknown[] = []) => {
        dieAt('statement', text);
        done.push(text);
        // Packets of processes that die elsewhere are left to those.
        const own = `where player_id = '${session.playerId}' and due_at <=`;
        return tx.query(text.replace('where due_at <=', own), values);
      };
      return work({ query: query as typeof tx.query });
    });
    for (const text of done) dieAt('commit', text);
    return result;
  };
  const query = async (text: string, values: unknown[] = []) => {
    dieAt('statement', text);
    const result = await real.pool.query(text, values);
    dieAt('commit', text);
    return result;
  };
  return { ...real, transaction, pool: Object.assign(Object.create(real.pool), { query }) };
}
