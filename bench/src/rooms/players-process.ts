import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { roomRules } from '@lanna/rules/play/rooms/all-rooms';
import type { RoomRules, RoomView } from '@lanna/rules/play/rooms/room-rules';
import { WebSocket } from 'ws';
import type { RoomFrame, RoomState } from '../../../studio/room-api.ts';

/** What the bench asks of pages at tables, and what they answer. */
export type ToPlayers =
  | { connect: string; play: string; room: string; sessions: string[]; moveEveryMs: number }
  | { report: true };
export type FromPlayers = { seated: true } | PlayersReport;
export interface PlayersReport {
  frames: number;
  bytes: number;
  moves: number;
  /** Of what pages have asked for, whatever it was. */
  refused: number;
  /** From a move that is sent to the last of its table that has it, in milliseconds. */
  seenMs: number[];
}

const AT_ONCE = 20;
/** The first move of a hand comes so much later at the most, by chance: tables that have begun together go apart. */
const APART_MS = 3_000;
const NOTHING = { frames: 0, bytes: 0, moves: 0, refused: 0 };
const counted: PlayersReport = { ...NOTHING, seenMs: [] };
/** By table: a move on its way, and those who have yet to see it. */
const underway = new Map<string, { sentMs: number; waiting: Set<string> }>();
const seatedAt = new Map<string, Set<string>>();

process.on('message', (asked: ToPlayers) => {
  if ('report' in asked) {
    process.send?.({ ...counted } satisfies FromPlayers);
    Object.assign(counted, { ...NOTHING, seenMs: [] });
  } else void seatAll(asked);
});
process.once('disconnect', () => process.exit());

async function seatAll(asked: Exclude<ToPlayers, { report: true }>): Promise<void> {
  for (let from = 0; from < asked.sessions.length; from += AT_ONCE)
    await Promise.all(
      asked.sessions.slice(from, from + AT_ONCE).map((session, at) => seat(asked, session, from + at)),
    );
  process.send?.({ seated: true } satisfies FromPlayers);
}

/** A page that commits, opens what it has committed to, and plays as a strategy of the house would, some seconds after its turn has come. */
async function seat(
  { connect, play, room, moveEveryMs }: Exclude<ToPlayers, { report: true }>,
  session: string,
  at: number,
): Promise<void> {
  const rules = rulesOf(play);
  const socket = new WebSocket(connect, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.4.${at >> 8}.${at & 255}` },
  });
  await once(socket, 'open');
  const seeds = new Map<string, string>();
  let state: RoomState | undefined;
  /** As the last frame said, read or not. */
  let isActing = false;
  let opened = '';
  let moved = '';
  let handOfMoves = '';
  let committedMs = 0;
  const send = (request: object) => socket.send(JSON.stringify(request));
  const seated = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      counted.frames += 1;
      counted.bytes += data.length;
      const text = data.toString();
      const acting = /"state":"playing".*?"acting":\[([\d,]*)\]/.exec(text)?.[1]?.split(',');
      if (acting) isActing = acting.includes(String(state?.own.seat));
      // Of another's turn nothing is read but that it was seen: 2 000 pages in one process are to take little of what is measured.
      if (state && acting && !isActing && state.hand?.state === 'playing' && !text.includes('"own":'))
        return sawTable(state.table.code, session);
      const frame = JSON.parse(text) as RoomFrame;
      if (frame.t === 'snapshot') state = frame.state;
      else if (frame.t === 'delta' && state) state = { ...state, ...frame.changed };
      else {
        if (frame.t === 'refused') counted.refused += 1;
        // A wallet of a busy machine was too slow: the player presses again.
        if (frame.t === 'refused' && !state) setTimeout(joinRoom, 1_000);
        return;
      }
      if (frame.t === 'snapshot' || frame.changed.hand) sawTable(state.table.code, session);
      resolve();
      follow(state);
    });
  });
  const joinRoom = () => send({ t: 'join', session, place: room });
  joinRoom();
  await seated;

  function follow(now: RoomState): void {
    const members = seatedAt.get(now.table.code) ?? new Set();
    seatedAt.set(now.table.code, members.add(session));
    const { hand, own } = now;
    const isOver = hand === null || hand.state === 'settled' || hand.state === 'void';
    if ((isOver || !hand.seats.includes(own.seat)) && !own.ready && performance.now() - committedMs > 500)
      commit();
    const seed = hand?.seeds.find((one) => one.seat === own.seat);
    const own_seed = seed && seeds.get(seed.commitment);
    if (hand?.state === 'opening' && own_seed && opened !== hand.id) {
      opened = hand.id;
      send({ t: 'open', hand: hand.id, seed: own_seed });
    }
    isActing = hand?.state === 'playing' && hand.acting.includes(own.seat);
    if (isActing) void act(now);
  }

  function commit(): void {
    committedMs = performance.now();
    const seed = randomBytes(32).toString('hex');
    const commitment = createHash('sha256').update(seed).digest('hex');
    seeds.clear();
    seeds.set(commitment, seed);
    send({ t: 'commit', commitment });
  }

  async function act({ hand }: RoomState): Promise<void> {
    const step = JSON.stringify([hand?.id, hand?.dueAt, hand?.phase, hand?.hands.map(({ count }) => count)]);
    if (!hand || moved === step) return;
    const isFirst = handOfMoves !== hand.id;
    [moved, handOfMoves] = [step, hand.id];
    await sleep(moveEveryMs + (isFirst ? Math.random() * APART_MS : 0));
    if (!state?.hand || state.hand.id !== hand.id || !isActing) return;
    const { seat: of, ...move } = rules.strategyMove(
      state.hand as unknown as RoomView,
      state.own.seat,
      at % 2 === 0 ? 'careful' : 'bold',
    );
    void of;
    const table = state.table.code;
    underway.set(table, { sentMs: performance.now(), waiting: new Set(seatedAt.get(table)) });
    counted.moves += 1;
    send({ ...move, t: 'move', hand: hand.id });
  }
}

function sawTable(table: string, session: string): void {
  const move = underway.get(table);
  if (!move?.waiting.delete(session) || move.waiting.size > 0) return;
  underway.delete(table);
  counted.seenMs.push(performance.now() - move.sentMs);
}

function rulesOf(play: string): RoomRules {
  const rules = roomRules(play);
  if (!rules) throw new Error(`no rules are known of ${play}`);
  return rules;
}
