import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { countGiven, given } from '../../query.ts';

/** open: takes bets until `closesAt` · closed: waits for its result · drawn: is being settled · settled · cancelled: stakes given back. */
export const DRAW_STATES = ['open', 'closed', 'drawn', 'settled', 'cancelled'] as const;

const code = z.string().regex(/^[A-Z0-9_]{1,40}$/);
const numero = z.string().regex(/^[A-Z0-9_-]{1,40}$/);

export const draw = z.object({
  gameCode: z.string(),
  numero: z.string(),
  closesAt: z.string(),
  drawsAt: z.string(),
  state: z.enum(DRAW_STATES),
  /** As `parseResult` of rules reads it; null until it is drawn; empty for a round of Yeekee without the shots this brand asks for. */
  result: z.string().nullable(),
  /** Above 1: corrected so many times less one. */
  version: z.int(),
  drawnAt: z.string().nullable(),
});
export type Draw = z.infer<typeof draw>;

/** Open draws, the next one first. `now` is the server's clock at the answer: countdowns follow it. */
export const openDraw = draw.pick({ gameCode: true, numero: true, closesAt: true, drawsAt: true });
const opened = {
  method: 'GET',
  module: 'COMM3',
  access: 'anyone',
  query: z.object({ gameCode: given(code), count: countGiven(200, 1) }),
  value: z.object({ now: z.string(), draws: z.array(openDraw) }),
  refusals: [],
  limit: LIMITS.read,
} as const;
export const openedNumeros = endpoint({
  ...opened,
  path: '/lgw/games/opened/numero',
  summary: 'Draws that take bets: of one game, or the next `count` of each',
});
export const openedNumerosOfLottery = endpoint({
  ...opened,
  path: '/lotto/lgw/games/opened/numero',
  summary: 'The same under the address that lottery clients use',
});

export const nearNumeros = endpoint({
  method: 'GET',
  path: '/lgw/numeros/near',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The last drawn, the current and the next draw of a game',
  query: z.object({ gameCode: code }),
  value: z.object({
    now: z.string(),
    previous: draw.nullable(),
    /** Waits for its result. */
    pending: draw.nullable(),
    current: openDraw.nullable(),
    next: openDraw.nullable(),
  }),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});

export const listDraws = endpoint({
  method: 'GET',
  path: '/lgw/draw',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Draws of a game that are closed or later, newest first: of a day, or whose numero begins so',
  query: z.object({
    gameCode: code,
    /** In the game's own zone. */
    day: given(z.iso.date()),
    numero: given(z.string().max(40)),
    pageNo: countGiven(1000, 1),
    pageSize: countGiven(100, 30),
  }),
  value: z.object({ list: z.array(draw), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});

export const drawsOfGame = endpoint({
  method: 'GET',
  path: '/lgw/draw/code/:code',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The last results of a game, newest first',
  params: z.object({ code }),
  query: z.object({ count: countGiven(200, 30) }),
  value: z.array(draw),
  refusals: ['lottery_game_unknown'],
  limit: LIMITS.read,
});

/** What can be computed again of a draw, with `objectionToDraw` or `objectionToRound` of rules. */
export const drawProof = endpoint({
  method: 'GET',
  path: '/lgw/draw/proof',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'What fixed a house draw: its link and the one before, beacon, seeds or shots, and every version of its result',
  query: z.object({ gameCode: code, numero }),
  value: z.object({
    draw,
    source: z.enum(['house', 'shots', 'feed']),
    /** Null for draws of others. */
    chain: z
      .object({
        number: z.int(),
        anchor: z.string(),
        place: z.int(),
        /** The anchor, or the link of the place before; null until that is shown. */
        linkBefore: z.string().nullable(),
        /** Null until the draw has closed. */
        link: z.string().nullable(),
      })
      .nullable(),
    beacon: z.string().nullable(),
    /** The beacon the game waits for; null: none, and then the keeper of the chain must be trusted not to add seeds. */
    beaconName: z.string().nullable(),
    /** Where anybody can ask for the beacon's round: the first that it gives after bets, and shots, have closed. */
    beaconAddress: z.string().nullable(),
    /** In the order they count; empty until the draw has closed. */
    seeds: z.array(z.string()),
    shots: z.array(z.int()),
    /** From which end of the shots the sixteenth is counted, fixed when the round was made; null: made before there was a choice, from the first. */
    shotsCountedFrom: z.enum(['last', 'first']).nullable(),
    /** So many shots the round needs at this brand, fixed when it was made; null: no round of shots, or made before there was a choice, and then 20. */
    leastShots: z.int().nullable(),
    versions: z.array(
      z.object({
        version: z.int(),
        result: z.string(),
        source: z.string(),
        reason: z.string().nullable(),
        givenAt: z.string(),
      }),
    ),
  }),
  refusals: ['lottery_game_unknown', 'draw_unknown'],
  limit: LIMITS.read,
});

/** A visitor has none, nor a member who did not play the draw. */
export const ownSeed = endpoint({
  method: 'GET',
  path: '/lgw/draw/seed',
  module: 'COMM3',
  access: 'session',
  summary: 'What the member has added to the chance of a draw, to be found among the seeds of its proof',
  query: z.object({ gameCode: code, numero }),
  value: z.object({ seed: z.string().nullable() }),
  refusals: ['draw_unknown'],
  limit: LIMITS.read,
});
