import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { placeInChain } from '@lanna/rules/fair-chain';
import { commitmentOf, SERVER_SEED } from '@lanna/rules/fair-stream';
import { houseDraw } from '@lanna/rules/lotteries/lottery/draws/house-draw';
import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { houseShot } from '@lanna/rules/lotteries/lottery/yeekee/house-shot';
import {
  resultOfShots,
  type ShotsCountedFrom,
  USUAL_LEAST_SHOTS,
} from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { sharedReceiptsIn, verifySharedRounds } from './verify-shared-round.ts';

const TRUST_WITHOUT_BEACON = {
  seeds: 'to trust: without a beacon, that the keeper of the chain added no seeds of his own',
  shots: 'to trust: without a beacon, that no one who knew the house’s shot was among the last to shoot',
};

/**
 * `npm run verify-draw -- <file or address of a proof>`: computes a published draw again from its proof (`GET /lgw/draw/proof`) and the published rules, asking no other party
 * and trusting nothing else in it. Says what it checked. Receipts of shared rounds (`GET /wps/fair/shared-rounds`) are read as well. Exit code 0: it holds; 1: it does not; 2: there is nothing to compute, or it cannot be read.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, exitCode } = await verifyFrom(process.argv[2]);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
}

export interface Decision {
  lines: string[];
  exitCode: 0 | 1 | 2;
}

async function verifyFrom(place: string | undefined): Promise<Decision> {
  try {
    if (!place) throw new Error('Name the file or the address of a proof.');
    return verifyProof(JSON.parse(await read(place)));
  } catch (error) {
    return { lines: [`The proof cannot be read. ${(error as Error).message}`], exitCode: 2 };
  }
}

async function read(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) return readFile(place, 'utf8');
  const reply = await fetch(place);
  if (!reply.ok) throw new Error(`${place} answers ${reply.status}.`);
  return reply.text();
}

interface Proof {
  draw: { gameCode: string; numero: string; result: string | null };
  source: string;
  chain: { anchor: string; place: number; linkBefore: string | null; link: string | null } | null;
  beacon: string | null;
  beaconName: string | null;
  beaconAddress: string | null;
  seeds: string[];
  shots: number[];
  /** Left out, and null, in proofs of rounds made before there was a choice. */
  shotsCountedFrom?: ShotsCountedFrom | null;
  /** The same: those rounds needed 20. */
  leastShots?: number | null;
  versions: { version: number; result: string; reason: string | null }[];
}

/** What a proof comes to: the value of the answer, or the whole answer. */
export function verifyProof(answer: unknown): Decision {
  const value = (answer as { value?: unknown } | null)?.value ?? answer;
  const shared = sharedReceiptsIn(value);
  if (shared) return verifySharedRounds(shared);
  const proof = value as Proof;
  const name = `${proof?.draw?.gameCode} ${proof?.draw?.numero}`;
  if (proof?.source === 'feed')
    return { lines: [`${name}: drawn by another lottery; there is nothing to compute.`], exitCode: 2 };
  if (!proof?.chain?.link || proof.versions.length === 0)
    return { lines: [`${name}: not drawn yet; there is nothing to compute.`], exitCode: 2 };
  const lines = [`${name}`];
  let holds = true;
  for (const { says, isRight } of checksOf(proof, proof.chain.link)) {
    lines.push(`${isRight ? 'holds        ' : 'DOES NOT HOLD'}  ${says}`);
    holds &&= isRight;
  }
  lines.push(...toTrust(proof), holds ? 'The draw holds.' : 'THE DRAW DOES NOT HOLD.');
  return { lines, exitCode: holds ? 0 : 1 };
}

function checksOf(proof: Proof, link: string) {
  const { anchor, place, linkBefore } = proof.chain as NonNullable<Proof['chain']>;
  const computed = attempt(() => computedResult(proof, link));
  const first = proof.versions[0]?.result;
  const isLink = SERVER_SEED.test(link);
  return [
    {
      says: `the link hashes to the one before it, ${linkBefore ?? 'which the proof lacks'}`,
      isRight: isLink && commitmentOf(link) === linkBefore,
    },
    {
      says: `hashed ${place} times the link is the published anchor ${anchor}`,
      isRight: isLink && placeInChain(link, anchor, place) === place,
    },
    {
      says: proof.beaconName
        ? `the beacon is one of ${proof.beaconName}: ${proof.beacon}`
        : 'the draw waits for no beacon, and none entered it',
      isRight: proof.beaconName
        ? (proof.beacon?.startsWith(`${proof.beaconName}:`) ?? false)
        : proof.beacon === null,
    },
    {
      says: `link, ${inputsOf(proof)} give ${computed === '' ? `no result: fewer than ${leastShotsOf(proof)} shots` : computed}; published was ${first === '' ? 'none' : first}`,
      isRight: computed !== undefined && computed === first,
    },
    {
      says: `in force is ${proof.draw.result === '' ? 'no result' : proof.draw.result}`,
      isRight: computed !== undefined && proof.draw.result === computed,
    },
  ];
}

function inputsOf(proof: Proof): string {
  const { source, seeds, shots, beacon, shotsCountedFrom } = proof;
  const players =
    source === 'shots'
      ? `the house's shot and ${shots.length} of players, of ${leastShotsOf(proof)} it needs, the sixteenth counted from the ${shotsCountedFrom ?? 'first'}`
      : `${seeds.length} seeds of players`;
  return beacon === null ? players : `beacon and ${players}`;
}

/** Empty for a round without enough shots. */
function computedResult(proof: Proof, link: string): string {
  const { draw, source, beacon, seeds, shots, shotsCountedFrom } = proof;
  const family = familyOf(gameOf(draw.gameCode)?.family ?? '');
  if (!family) throw new Error(`rules know no game ${draw.gameCode}`);
  const fixed = { link, game: draw.gameCode, numero: draw.numero, beacon: beacon ?? undefined };
  const result =
    source === 'shots'
      ? resultOfShots(shots, houseShot(fixed), {
          countedFrom: shotsCountedFrom ?? 'first',
          leastShots: leastShotsOf(proof),
        })
      : houseDraw(family.draw, { ...fixed, seeds });
  return result ? formatResult(family.draw, result) : '';
}

function leastShotsOf({ leastShots }: Proof): number {
  return leastShots ?? USUAL_LEAST_SHOTS;
}

function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

/** What no computation shows. */
function toTrust({ beaconName, beaconAddress, versions, source }: Proof): string[] {
  return [
    ...versions.slice(1).map(({ version, result, reason }) => `version ${version}: ${result} (${reason})`),
    ...(beaconName && beaconAddress ? [`to compare: what the beacon gave, at ${beaconAddress}`] : []),
    ...(beaconName ? [] : [source === 'shots' ? TRUST_WITHOUT_BEACON.shots : TRUST_WITHOUT_BEACON.seeds]),
  ];
}
