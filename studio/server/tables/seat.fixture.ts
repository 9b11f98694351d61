import { expect } from 'vitest';
import { z } from 'zod';
import { ownRound, roadReply, TABLE_PATHS, tableHistory, tableSession, tableState } from '../../table-api.ts';
import type { TestPlayer } from '../test/player.ts';
import { newKey, type TestStudio } from '../test/test-studio.ts';
import { selectTableBets } from './bets/table-bet.ts';
import { ownRoundOf } from './betting/own-round.ts';
import type { TableTimes } from './leading/lead-table.ts';
import { lotsTable } from './lots-table.fixture.ts';
import { readStates } from './watching/read-state.ts';

/** Times of tables that do not keep a test waiting. */
export const QUICK: TableTimes = {
  ...{ seedsMs: 100, answersMs: 1500, idleMs: 500, linksOfChain: 500 },
};

type Round = NonNullable<z.infer<typeof tableState>['round']>;

/** What a page at a table does: without a player it only watches. */
export function atTable(studio: TestStudio, code: string, player?: TestPlayer) {
  async function get<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    const answer = player
      ? await player.send('GET', path)
      : { body: (await studio.app.inject({ url: path })).json<unknown>() };
    return schema.parse(z.object({ success: z.literal(true), value: z.unknown() }).parse(answer.body).value);
  }
  const state = () => get(`${TABLE_PATHS.state}?table=${code}`, tableState);
  const own = () => get(`${TABLE_PATHS.own}?table=${code}`, ownRound);
  const send = (round: string, chips: Record<string, string>, key = newKey()) => {
    if (!player) throw new Error('a visitor confirms nothing');
    return player.send('POST', TABLE_PATHS.confirm, { table: code, round, chips, idempotencyKey: key });
  };

  return {
    state,
    own,
    /**
     * Waits until the newest round is in a state: of at least a number, or a certain one. It looks past the page's calls: those are counted, and on a slow machine a
     * round takes more of them than a player has.
     */
    async until(wanted: Round['state'], number = 0, id?: string): Promise<Round> {
      let found: Round | undefined;
      await expect
        .poll(
          async () => {
            const read = await readStates(studio.studio.db.pool, [lotsTable({ code })]);
            const round = read.get(code)?.state.round;
            if (round?.state !== wanted || round.number < number || (id && round.id !== id)) return false;
            found = round;
            return true;
          },
          { interval: 15, timeout: 20_000 },
        )
        .toBe(true);
      if (!found) throw new Error('no round');
      return found;
    },
    /** A round whose betting has just begun. */
    async fresh(): Promise<Round> {
      const { id } = await this.until('announced');
      return this.until('open', 0, id);
    },
    /** The player's part in a round that is over, as the page is told it while no other has been announced: here the next may have been. */
    async ownOf(round: string) {
      const found = await selectTableBets(studio.studio.db.pool, 'b.round_id = $1', [round]);
      const bet = found.find(({ walletUser }) => walletUser === player?.user);
      // Its wallet is not asked.
      const { balance: _, ...part } = ownRoundOf(code, bet, 0n);
      return part;
    },
    /** Confirms chips in the next round that is open for as long as this machine takes; gives its id. */
    async placed(chips: Record<string, string>): Promise<string> {
      for (;;) {
        const { id } = await this.fresh();
        const { status, body } = await send(id, chips);
        if (status === 200) return id;
        if (!JSON.stringify(body).includes('betting_closed')) throw new Error(JSON.stringify(body));
      }
    },
    confirm: async (round: string, chips: Record<string, string>, key?: string) => {
      const { body } = await send(round, chips, key);
      const { success, value } = z.object({ success: z.boolean(), value: z.unknown() }).parse(body);
      if (!success) throw new Error(`refused: ${JSON.stringify(body)}`);
      return ownRound.parse(value);
    },
    async refused(round: string, chips: Record<string, string>, key?: string) {
      const { status, body } = await send(round, chips, key);
      return {
        status,
        ...z.object({ success: z.literal(false), code: z.string(), value: z.unknown() }).parse(body),
      };
    },
    session: () => get(TABLE_PATHS.session, tableSession),
    road: async () => (await get(`${TABLE_PATHS.road}?table=${code}`, roadReply)).rounds,
    history: () => get(TABLE_PATHS.history, tableHistory),
    receipt: async (round: string) => ({
      receipt: await get(`${TABLE_PATHS.receipt}?round=${round}`, z.any()),
    }),
  };
}
