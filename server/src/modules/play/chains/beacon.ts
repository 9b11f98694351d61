import { z } from 'zod';
import { callGuarded } from '../../../platform/guard/call-guarded.ts';
import type { Reach } from '../../../platform/guard/guarded-address.ts';

/** Public beacons by their name: the address of a chain of drand, or of what answers like one. */
export type Beacons = Readonly<Record<string, string>>;

const info = z.object({ period: z.number().int().min(1), genesis_time: z.number().int().min(0) });
const round = z.object({ round: z.number().int(), randomness: z.string().regex(/^[0-9a-f]{64}$/i) });
const DEADLINE_MS = 5000;
const LARGEST_ANSWER = 20_000;

interface Asking {
  signal: AbortSignal;
  reach: Reach;
}
export interface BeaconInfo {
  periodSeconds: number;
  genesisSeconds: number;
}

/** The first round a beacon gives after an instant. There is no choice which: it follows from when bets closed, or a list was fixed. */
export function roundAfter({ periodSeconds, genesisSeconds }: BeaconInfo, atMs: number): number {
  return Math.max(1, Math.floor((atMs / 1000 - genesisSeconds) / periodSeconds) + 2);
}

/** When a round is given. */
export function timeOfRound({ periodSeconds, genesisSeconds }: BeaconInfo, at: number): number {
  return (genesisSeconds + (at - 1) * periodSeconds) * 1000;
}

export async function readInfo(address: string, asking: Asking): Promise<BeaconInfo> {
  const { period, genesis_time } = info.parse(await readJson(`${address}/info`, asking));
  return { periodSeconds: period, genesisSeconds: genesis_time };
}

/** The random value of a round, 64 hex digits. Throws as long as it is not given. */
export async function readRound(address: string, wanted: number, asking: Asking): Promise<string> {
  const given = round.parse(await readJson(`${address}/public/${wanted}`, asking));
  if (given.round !== wanted) throw new Error(`asked for round ${wanted}, the beacon gave ${given.round}`);
  return given.randomness.toLowerCase();
}

/** As it enters a draw: `name:round:value`. */
export function beaconText(name: string, at: number, value: string): string {
  return `${name}:${at}:${value}`;
}

/** Where anybody reads what entered a draw. */
export function addressOfRound(beacons: Beacons, name: string | null, text: string | null): string | null {
  const address = name === null ? undefined : beacons[name];
  const at = text?.split(':')[1];
  return address && at ? `${address}/public/${at}` : null;
}

async function readJson(url: string, { signal, reach }: Asking): Promise<unknown> {
  const { status, raw } = await callGuarded(
    {
      ...{ url, method: 'GET', headers: { accept: 'application/json' } },
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      bytesMax: () => LARGEST_ANSWER,
    },
    reach,
  );
  if (status !== 200) throw new Error(`the beacon answered ${status}`);
  return JSON.parse(raw.toString('utf8'));
}
