import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { holds, type RaffleProof, verifyRaffle } from '@lanna/rules/rewards/raffles/verify';
import type { Decision } from './verify-draw.ts';

const TO_TRUST =
  'to trust: that the keeper of the chain, who knows the link, put no tickets of his own into the list before its root was published';
/** With a beacon no one knew before the root was published which tickets would be drawn. */
const TO_TRUST_WITH_BEACON = 'to trust: the beacon, and that the list holds no tickets that were not earned';

/**
 * `npm run verify-raffle -- <file or address of a proof>`: computes a raffle again from its proof (`GET /wps/raffles/:id/proof`) and the published rules, asking no other
 * party and trusting nothing else in it. Exit code 0: it holds; 1: it does not; 2: there is nothing to compute, or it cannot be read.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, exitCode } = await verifyFrom(process.argv[2]);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
}

async function verifyFrom(place: string | undefined): Promise<Decision> {
  try {
    if (!place) throw new Error('Name the file or the address of a proof.');
    return verifyRaffleProof(JSON.parse(await read(place)));
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

/** What a proof comes to: the value of the answer, or the whole answer. */
export function verifyRaffleProof(answer: unknown): Decision {
  const proof = ((answer as { value?: unknown } | null)?.value ?? answer) as RaffleProof;
  if (!Array.isArray(proof?.draws)) throw new Error('It is no proof of a raffle.');
  const checks = verifyRaffle(proof);
  if (checks === null)
    return { lines: [`raffle ${proof.id}: not drawn yet; there is nothing to compute.`], exitCode: 2 };
  const { chain, root, tickets, draws, beacon = null, beaconName = null } = proof;
  const says = [
    [checks.link, `the link hashes to the one before it, ${chain?.linkBefore ?? 'which the proof lacks'}`],
    [checks.anchor, `hashed ${chain?.place} times the link is the published anchor ${chain?.anchor}`],
    [
      checks.beacon,
      beacon === null
        ? beaconName === null
          ? 'no beacon is named, and none entered'
          : `the terms name the beacon ${beaconName}; it did not come in time, and the draw went without: look it up`
        : `the beacon ${beacon} entered: look up that round, and that it was given after the list was fixed`,
    ],
    [
      checks.tickets,
      `${beacon === null ? 'link and root' : 'link, root and beacon'} draw of ${tickets} tickets: ${draws.map(({ ticket }) => ticket).join(', ')}`,
    ],
    [checks.holders, `each of them lies in its holder's range, which leads to the published root ${root}`],
  ] as const;
  const isRight = holds(checks);
  return {
    lines: [
      `raffle ${proof.id}`,
      ...says.map(([right, text]) => `${right ? 'holds        ' : 'DOES NOT HOLD'}  ${text}`),
      beacon === null ? TO_TRUST : TO_TRUST_WITH_BEACON,
      isRight ? 'The raffle holds.' : 'THE RAFFLE DOES NOT HOLD.',
    ],
    exitCode: isRight ? 0 : 1,
  };
}
