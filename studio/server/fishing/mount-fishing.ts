import { formatMoney } from '@lanna/rules/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FISHING_PATHS, type FishingSession, type PacketList } from '../../fishing-api.ts';
import { isFishing } from '../../rules/game.ts';
import { gameOfVendor } from '../../rules/vendors/vendors.ts';
import { limitCalls } from '../play/limit-calls.ts';
import { readBalance } from '../play/open-game.ts';
import { findSession } from '../play/session.ts';
import type { Studio } from '../studio.ts';
import { NoAtFishing } from './fishing-refusal.ts';
import type { Halls } from './halls/open-halls.ts';
import { selectPackets } from './packets/packet.ts';
import { readTerms } from './terms/read-terms.ts';
import { mountFishingSocket } from './watching/mount-socket.ts';

const PACKETS_SHOWN = 30;

/** The calls of a hall's page, and its socket. */
export function mountFishing(app: FastifyInstance, studio: Studio, halls: Halls): void {
  app.register(async (limited) => {
    const limit = await limitCalls(limited);
    const open = async ({ headers: { authorization } }: FastifyRequest) => {
      const session = await findSession(studio.db.pool, authorization, studio.clock.now());
      if (authorization) limit.recognise(authorization);
      const game = gameOfVendor(session.vendor, session.gameCode);
      if (!game || !isFishing(game)) throw new NoAtFishing('game_disabled');
      return { session, game };
    };

    limited.get(FISHING_PATHS.session, async (request) => {
      const { session, game } = await open(request);
      const terms = await readTerms(studio.db.pool, session.operatorId, game);
      const bets = terms.bets.map((bet) => formatMoney(bet));
      const value: FishingSession = {
        ...{ gameCode: game.code, gameName: game.name, bets },
        ...{ demo: session.demoBalance !== null, currency: session.currency },
        ...{ symbol: session.currencySymbol, language: session.language, lobbyUrl: session.lobbyUrl },
        balance: formatMoney(await readBalance(studio, session)),
      };
      return { success: true, value };
    });
    limited.get(FISHING_PATHS.packets, async (request) => {
      const { session } = await open(request);
      const packets = await selectPackets(
        studio.db.pool,
        `k.player_id = $1 and k.state not in ('refused', 'placing')`,
        [session.playerId],
        PACKETS_SHOWN,
      );
      const value: PacketList = {
        packets: packets.map(({ id, shots, kills, spent, payout, openedAt, state }) => ({
          ...{ id, shots, kills, state, openedAt: openedAt.toISOString() },
          ...{ spent: formatMoney(spent), payout: formatMoney(payout) },
        })),
      };
      return { success: true, value };
    });
    mountFishingSocket(limited, studio, halls);
  });
}
