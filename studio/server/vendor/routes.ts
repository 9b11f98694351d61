import type { KeyObject } from 'node:crypto';
import {
  fairReturnsRequest,
  fairRotateRequest,
  fairStateRequest,
  gameListRequest,
  gameRoundRequest,
  launchRequest,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { STUDIO_GAMES } from '../../rules/games.ts';
import { isSignedBy } from '../platform/signature.ts';
import { ensurePlayer } from '../players/player.ts';
import { readFairState } from '../seeds/fair-state.ts';
import { rotateSeeds } from '../seeds/rotate-seeds.ts';
import type { Studio } from '../studio.ts';
import { describeRound } from './describe-round.ts';
import { launchGame } from './launch-game.ts';
import { listGames } from './list-games.ts';
import { listReturns } from './list-returns.ts';
import { SIGNATURE_HEADER, takeSignedBytes } from './take-signed-bytes.ts';
import { asVendorRefusal, VendorRefusal } from './vendor-refusal.ts';

/** The operator's calls. Each body is checked against its signature as the bytes that came, before it is parsed. */
export function mountVendor(app: FastifyInstance, studio: Studio, portalKeys: readonly KeyObject[]): void {
  app.register(async (signed) => {
    takeSignedBytes(signed);
    signed.addHook('preHandler', async (request) => refuseUnsigned(request, portalKeys));
    signed.setErrorHandler(refuse);
    mountCalls(signed, studio);
  });
}

function mountCalls(app: FastifyInstance, studio: Studio): void {
  const { db, clock } = studio;
  const playerOf = ({ operator_id, user }: z.infer<typeof fairStateRequest>) =>
    db.transaction((tx) => ensurePlayer(tx, { operatorId: operator_id, walletUser: user, now: clock.now() }));

  app.post('/launch', async (request) =>
    launchGame(studio, parse(launchRequest, request), { games: STUDIO_GAMES, kept: false }),
  );
  app.post('/game/list', async (request) => {
    parse(gameListRequest, request);
    return listGames();
  });
  app.post('/game/round', async (request) => describeRound(db.pool, parse(gameRoundRequest, request)));
  app.post('/fair/state', async (request) => {
    const playerId = await playerOf(parse(fairStateRequest, request));
    return readFairState(db.pool, playerId);
  });
  app.post('/fair/returns', async (request) => {
    parse(fairReturnsRequest, request);
    return listReturns(db.pool);
  });
  app.post('/fair/rotate', async (request) => {
    const rotation = parse(fairRotateRequest, request);
    if (!CLIENT_SEED.test(rotation.client_seed)) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
    const playerId = await playerOf(rotation);
    return db.transaction((tx) =>
      rotateSeeds(tx, {
        playerId,
        clientSeed: rotation.client_seed,
        nextHash: rotation.next_server_seed_hash,
        now: clock.now(),
      }),
    );
  });
}

function refuseUnsigned(request: FastifyRequest, keys: readonly KeyObject[]): void {
  const signature = request.headers[SIGNATURE_HEADER];
  const { body } = request;
  if (typeof signature !== 'string' || !Buffer.isBuffer(body) || !isSignedBy(body, signature, keys)) {
    throw new VendorRefusal('RS_ERROR_INVALID_SIGNATURE');
  }
}

function parse<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.output<S> {
  const parsed = schema.safeParse(readJson(body));
  if (!parsed.success) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
  return parsed.data;
}

function readJson(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
  } catch {
    throw new VendorRefusal('RS_ERROR_WRONG_SYNTAX');
  }
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asVendorRefusal(error);
  if (refusal.status === 'RS_ERROR_UNKNOWN') request.log.error({ err: error }, 'vendor call failed');
  return reply.code(refusal.httpStatus).send({ status: refusal.status });
}
