/** How one packet was fired, as its hall has counted it. */
export interface FireCount {
  packetId: string;
  atMs: number;
  lastedMs: number;
  fired: number;
  /** Pressed quicker than the cannon fires. */
  tooFast: number;
  /** Shots that followed no fish. */
  aimed: number;
  /** Those most of them had: thousandths of a radian, and how many shots. */
  angles: readonly (readonly [angle: number, shots: number])[];
}

export type Suspicion =
  | { kind: 'rate'; evidence: RateEvidence; packets: string[] }
  | { kind: 'angles'; evidence: AnglesEvidence; packets: string[] };
export interface RateEvidence {
  packets: number;
  presses: number;
  /** Of the packet that was pressed most. */
  perSecond: number;
}
export interface AnglesEvidence {
  minutes: number;
  shots: number;
  sharePercent: number;
  /** In degrees above the water's edge, 0 to 180. */
  degrees: number[];
}

/** So far back packets are looked at. */
export const WATCHED_MS = 4 * 3_600_000;
/** Kept of a packet. */
export const ANGLES_KEPT = 3;

/** Our page sends at most eight a second; two hands at glass, for half a minute, fewer than this. */
const PRESSES_PER_SECOND = 12;
const RATE_LASTED_MS = 10_000;
const RATE_PACKETS = 5;
const ANGLES_MS = 2 * 3_600_000;
const ANGLES_SHOTS = 1_000;
const ANGLES_SHARE = 0.9;
const EVIDENCE_PACKETS = 10;

/** What people should look at in a player's packets, oldest first. Says nothing about money, and decides nothing. */
export function suspicionsOf(packets: readonly FireCount[]): Suspicion[] {
  return [rateOf(packets), anglesOf(packets)].flatMap((one) => one ?? []);
}

/** Whether this packet, by itself, was fired as those of a suspicion are: one that comes to be does so with such a packet. */
export function isSuspect(packet: Omit<FireCount, 'atMs'>): boolean {
  const sameAngles = packet.angles.reduce((sum, [, shots]) => sum + shots, 0);
  return isFast(packet) || (packet.aimed > 0 && sameAngles >= packet.aimed * ANGLES_SHARE);
}

function rateOf(packets: readonly FireCount[]): Suspicion | undefined {
  const fast = packets.filter(isFast);
  if (fast.length < RATE_PACKETS) return undefined;
  return {
    kind: 'rate',
    evidence: {
      packets: fast.length,
      presses: fast.reduce((sum, { fired, tooFast }) => sum + fired + tooFast, 0),
      perSecond: Math.round(fast.reduce((most, one) => Math.max(most, pressesOf(one)), 0) * 10) / 10,
    },
    packets: idsOf(fast),
  };
}

function isFast(one: Omit<FireCount, 'atMs'>): boolean {
  return one.lastedMs >= RATE_LASTED_MS && pressesOf(one) >= PRESSES_PER_SECOND;
}

/** A second. */
function pressesOf({ fired, tooFast, lastedMs }: Omit<FireCount, 'atMs'>): number {
  return ((fired + tooFast) * 1000) / lastedMs;
}

function anglesOf(packets: readonly FireCount[]): Suspicion | undefined {
  const aimed = packets.filter((one) => one.aimed > 0);
  const [first, last] = [aimed[0], aimed.at(-1)];
  if (!first || !last || last.atMs - first.atMs < ANGLES_MS) return undefined;
  const shots = aimed.reduce((sum, one) => sum + one.aimed, 0);
  if (shots < ANGLES_SHOTS) return undefined;
  const byAngle = new Map<number, number>();
  for (const { angles } of aimed)
    for (const [angle, count] of angles) byAngle.set(angle, (byAngle.get(angle) ?? 0) + count);
  const most = [...byAngle].toSorted(([, one], [, other]) => other - one).slice(0, ANGLES_KEPT);
  const share = most.reduce((sum, [, count]) => sum + count, 0) / shots;
  if (share < ANGLES_SHARE) return undefined;
  return {
    kind: 'angles',
    evidence: {
      minutes: Math.round((last.atMs - first.atMs) / 60_000),
      shots,
      sharePercent: Math.round(share * 100),
      degrees: most.map(([angle]) => Math.round((-angle * 1.8) / Math.PI) / 10 + 0),
    },
    packets: idsOf(aimed),
  };
}

function idsOf(packets: readonly FireCount[]): string[] {
  return packets.slice(-EVIDENCE_PACKETS).map(({ packetId }) => packetId);
}
