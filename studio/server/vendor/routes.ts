import { exposuresRequest } from '@lanna/contract/money/vendor-wallet/exposures';
import { leaseListRequest } from '@lanna/contract/money/vendor-wallet/leases';
import { sharedRoundsRequest } from '@lanna/contract/money/vendor-wallet/shared-rounds';
import {
  fairReturnsRequest,
  fairRotateRequest,
  fairStateRequest,
  gameListRequest,
  gameRoundRequest,
  gameRoundsRequest,
  launchRequest,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isFishing, isRooms, isSports, isTable } from '../../rules/game.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import { listLobbyHalls } from '../fishing/reading/list-lobby-halls.ts';
import { mountTransfers } from '../kept/routes.ts';
import { listLeases } from '../leases/list-leases.ts';
import { ensurePlayer } from '../players/player.ts';
import { mountRewards } from '../rewards/routes.ts';
import { listLobbyRooms } from '../rooms/reading/list-lobby-rooms.ts';
import { readFairState } from '../seeds/fair-state.ts';
import { rotateSeeds } from '../seeds/rotate-seeds.ts';
import { listSharedRounds } from '../shared-rounds/list-shared-rounds.ts';
import { listExposures } from '../sports/desk/list-exposures.ts';
import { listLobbyMatches } from '../sports/reading/match-lobby.ts';
import type { Studio } from '../studio.ts';
import type { TableLobby } from '../tables/reading/table-lobby.ts';
import { toWireJson } from '../wallet/wire-json.ts';
import { describeRound, describeRounds } from './describe-round.ts';
import { launchGame } from './launch-game.ts';
import { listGames } from './list-games.ts';
import { listReturns } from './list-returns.ts';
import { type OperatorKeys, type ReadSigned, readSigned, readSignedAmounts } from './read-signed.ts';
import { takeSignedBytes } from './take-signed-bytes.ts';
import { asVendorRefusal, VendorRefusal } from './vendor-refusal.ts';

/** The operators' calls to each of the studio's vendors, below its address: of one vendor nothing is found at another. */
export function mountVendors(
  app: FastifyInstance,
  studio: Studio,
  keys: OperatorKeys,
  lobby: TableLobby,
): void {
  for (const vendor of STUDIO_VENDORS)
    app.register(
      async (signed) => {
        takeSignedBytes(signed);
        signed.setErrorHandler(refuse);
        const read = readSigned(vendor, keys);
        mountCalls(signed, studio, { vendor, read, lobby });
        if (vendor.wallet === 'transfer') mountTransfers(signed, studio, { vendor, read });
        else mountRewards(signed, studio, { vendor, read: readSignedAmounts(vendor, keys) });
      },
      { prefix: vendor.path },
    );
}

function mountCalls(
  app: FastifyInstance,
  studio: Studio,
  { vendor, read, lobby }: { vendor: StudioVendor; read: ReadSigned; lobby: TableLobby },
): void {
  const { db, clock } = studio;
  const playerOf = ({ operator_id, user }: z.infer<typeof fairStateRequest>) => {
    const player = { vendor: vendor.code, operatorId: operator_id, walletUser: user };
    return db.transaction((tx) => ensurePlayer(tx, { ...player, now: clock.now() }));
  };

  app.post('/launch', async (request) => launchGame(studio, read(launchRequest, request), { vendor, lobby }));
  app.post('/game/list', async (request) => {
    read(gameListRequest, request);
    return listGames(vendor);
  });
  app.post('/game/round', async (request) => describeRound(db.pool, vendor, read(gameRoundRequest, request)));
  app.post('/game/rounds', async (request) =>
    describeRounds(db.pool, vendor, read(gameRoundsRequest, request)),
  );
  app.post('/lobby/tables', async (request, reply) => {
    const { operator_id: operatorId } = read(gameListRequest, request);
    // An operator takes any other status for a call that is not offered.
    if (!vendor.games.some(isTable)) throw new VendorRefusal('RS_ERROR_INVALID_GAME');
    return reply
      .type('application/json')
      .send(toWireJson({ tables: await lobby.list(vendor.code, operatorId) }));
  });
  app.post('/lobby/matches', async (request, reply) => {
    read(gameListRequest, request);
    if (!vendor.games.some(isSports)) throw new VendorRefusal('RS_ERROR_INVALID_GAME');
    return reply
      .type('application/json')
      .send(toWireJson({ matches: await listLobbyMatches(db.pool, vendor) }));
  });
  app.post('/lobby/rooms', async (request, reply) => {
    const { operator_id: operatorId } = read(gameListRequest, request);
    if (!vendor.games.some((game) => isRooms(game) || isFishing(game)))
      throw new VendorRefusal('RS_ERROR_INVALID_GAME');
    const rooms = [
      ...(await listLobbyRooms(db.pool, vendor, operatorId)),
      ...(await listLobbyHalls(db.pool, vendor, operatorId)),
    ];
    return reply.type('application/json').send(toWireJson({ rooms }));
  });
  app.post('/fair/state', async (request) => {
    const playerId = await playerOf(read(fairStateRequest, request));
    return readFairState(db.pool, playerId);
  });
  app.post('/fair/returns', async (request) => {
    read(fairReturnsRequest, request);
    return listReturns(db.pool, vendor);
  });
  app.post('/fair/shared-rounds', async (request) =>
    listSharedRounds(db.pool, read(sharedRoundsRequest, request)),
  );
  app.post('/exposures', async (request, reply) => {
    const { operator_id: operatorId, percent } = read(exposuresRequest, request);
    if (!vendor.games.some(isSports)) throw new VendorRefusal('RS_ERROR_INVALID_GAME');
    return reply
      .type('application/json')
      .send(toWireJson({ exposures: await listExposures(db.pool, { operatorId, percent }) }));
  });
  app.post('/leases', async (request) => {
    read(leaseListRequest, request);
    return listLeases(db.pool);
  });
  app.post('/fair/rotate', async (request) => {
    const rotation = read(fairRotateRequest, request);
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

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asVendorRefusal(error);
  if (refusal.status === 'RS_ERROR_UNKNOWN') request.log.error({ err: error }, 'vendor call failed');
  return reply.code(refusal.httpStatus).send({ status: refusal.status });
}
