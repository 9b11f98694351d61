import type { KeyObject } from 'node:crypto';
import {
  DEFAULT_SIGNATURE_HEADER,
  fairReturnsRequest,
  fairRotateRequest,
  fairStateRequest,
  gameListRequest,
  gameRoundRequest,
  launchRequest,
} from '@lanna/contract/vendor-wallet';
import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnreachable } from '../platform/database.ts';
import { isSignedBy } from '../platform/signature.ts';
import { ensurePlayer } from '../players/player.ts';
import { readFairState } from '../seeds/fair-state.ts';
import { rotateSeeds } from '../seeds/rotate-seeds.ts';
import type { Studio } from '../studio.ts';
import { describeRound } from './describe-round.ts';
import { launchGame } from './launch-game.ts';
import { listGames } from './list-games.ts';
import { listReturns } from './list-returns.ts';
import { VendorRefusal } from './vendor-refusal.ts';

const SIGNATURE_HEADER = DEFAULT_SIGNATURE_HEADER.toLowerCase();
const BODY_BYTES_MAX = 65_536;

/** The operator's calls. Each body is checked against its signature as the bytes that came, before it is parsed. */
export function mountVendor(app: FastifyInstance, studio: Studio, portalKeys: readonly KeyObject[]): void {
  app.register(async (signed) => {
    signed.removeAllContentTypeParsers();
    signed.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
      takeAsIs,
    );
    signed.addHook('preHandler', async (request) => refuseUnsigned(request, portalKeys));
    signed.setErrorHandler(refuse);
    mountCalls(signed, studio);
  });
}

function mountCalls(app: FastifyInstance, studio: Studio): void {
  const { db, clock } = studio;
  const playerOf = ({ operator_id, user }: z.infer<typeof fairStateRequest>) =>
    db.transaction((tx) => ensurePlayer(tx, { operatorId: operator_id, walletUser: user, now: clock.now() }));

  app.post('/launch', async (request) => launchGame(studio, parse(launchRequest, request)));
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

function takeAsIs(_: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void): void {
  done(null, body);
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

function asVendorRefusal(error: unknown): VendorRefusal {
  if (error instanceof VendorRefusal) return error;
  if (isDatabaseUnreachable(error)) return new VendorRefusal('RS_ERROR_TIMEOUT');
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // Too large, another content type, no body at all: nothing that was signed for us.
  return new VendorRefusal(statusCode < 500 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN');
}
