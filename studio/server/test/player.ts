import { z } from 'zod';
import { PLAY_PATHS, playHistory, playSession, type slotRound, spinAnswer } from '../../play-api.ts';
import { launchMessage, newKey, type TestStudio } from './test-studio.ts';

const refusal = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  value: z.record(z.string(), z.unknown()),
});
export type Refused = z.infer<typeof refusal> & { status: number };

/** A player's browser: the game opened, and the calls its client makes. */
export interface TestPlayer {
  user: string;
  url: string;
  open(): Promise<z.infer<typeof playSession>>;
  spin(press?: { stake?: string; key?: string; freeBets?: string }): Promise<z.infer<typeof spinAnswer>>;
  refusedSpin(press?: { stake?: string; key?: string; freeBets?: string }): Promise<Refused>;
  refusedOpen(): Promise<Refused>;
  showAll(round: z.infer<typeof slotRound>): Promise<void>;
  history(before?: string): Promise<z.infer<typeof playHistory>>;
  send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

let players = 0;

/** A new player with 1 000.00 in the operator's wallet. */
export async function newPlayer(
  studio: TestStudio,
  launch: Record<string, unknown> = {},
): Promise<TestPlayer> {
  players += 1;
  const user = `player-${players}-${newKey().slice(0, 8)}`;
  studio.peer.balances.set(user, 100_000_000n);
  return openAs(studio, user, launchMessage({ user, token: `token-of-${user}`, ...launch }));
}

export async function openAs(
  studio: TestStudio,
  user: string,
  launch: Record<string, unknown>,
  /** Below which of the studio's vendors. */
  vendorPath = '',
): Promise<TestPlayer> {
  const { body } = await studio.vendorCall(`${vendorPath}/launch`, launch);
  const { url } = z.object({ url: z.url() }).parse(body);
  const bearer = new URL(url).hash.replace('#s=', '');

  async function send(method: 'GET' | 'POST', path: string, payload?: unknown) {
    const response = await studio.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${bearer}` },
      ...(payload !== undefined && { payload: payload as object }),
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  }
  const press = ({
    stake = '10.00',
    key = newKey(),
    freeBets,
  }: {
    stake?: string;
    key?: string;
    freeBets?: string;
  } = {}) => send('POST', PLAY_PATHS.spin, { stake, idempotencyKey: key, ...(freeBets && { freeBets }) });

  return {
    user,
    url,
    send,
    open: async () => value(playSession, await send('GET', PLAY_PATHS.session)),
    spin: async (pressed) => value(spinAnswer, await press(pressed)),
    refusedSpin: async (pressed) => refused(await press(pressed)),
    refusedOpen: async () => refused(await send('GET', PLAY_PATHS.session)),
    showAll: async ({ id, steps }) => {
      value(
        z.object({ shown: z.int() }),
        await send('POST', PLAY_PATHS.progress, { roundId: id, shown: steps.length }),
      );
    },
    history: async (before) =>
      value(playHistory, await send('GET', `${PLAY_PATHS.history}${before ? `?before=${before}` : ''}`)),
  };
}

function value<S extends z.ZodType>(schema: S, { body }: { body: unknown }): z.output<S> {
  const { success, value: given } = z.object({ success: z.boolean(), value: z.unknown() }).parse(body);
  if (!success) throw new Error(`refused: ${JSON.stringify(body)}`);
  return schema.parse(given);
}

function refused({ status, body }: { status: number; body: unknown }): Refused {
  return { status, ...refusal.parse(body) };
}
