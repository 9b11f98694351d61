import type { Value } from '@lanna/contract/endpoint';
import type { claimBrandEnvelope as endpoint } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { type Claim, claimShares, type Envelope } from './claim-shares.ts';
import { fewAtOnce } from './few-at-once.ts';

/** So many claims at most are one transaction: the wallets of their members wait for it. */
const MOST = 50;
/** Of one envelope, in this process: they meet at the account of its pool anyway. */
const AT_ONCE = 2;

interface Pressed {
  claim: Claim;
  envelope: Envelope;
  answer: (value: Value<typeof endpoint>) => void;
  refuse: (reason: unknown) => void;
}
interface Line {
  waiting: Pressed[];
  running: number;
}
/** Of each database the envelopes that are being opened. */
const lines = new WeakMap<Database, Map<string, Line>>();

/**
 * Opens a share together with what else is pressed at that moment: thousands of presses are some dozens of transactions. Each is decided by itself; what
 * cannot be decided beside others is done alone, and so is all of a transaction that fails. Refuses as `claimBrandEnvelope` declares.
 */
export function claimTogether(
  db: Database,
  envelope: Envelope,
  claim: Claim,
): Promise<Value<typeof endpoint>> {
  return new Promise((answer, refuse) => {
    const ofDatabase = lines.get(db) ?? new Map<string, Line>();
    lines.set(db, ofDatabase);
    const line = ofDatabase.get(envelope.id) ?? { waiting: [], running: 0 };
    ofDatabase.set(envelope.id, line);
    line.waiting.push({ claim, envelope, answer, refuse });
    if (line.running < AT_ONCE)
      void serve(db, line).finally(() => {
        if (line.running === 0 && line.waiting.length === 0) ofDatabase.delete(envelope.id);
      });
  });
}

/** Never rejects: what fails is said to who pressed. */
async function serve(db: Database, line: Line): Promise<void> {
  line.running += 1;
  while (line.waiting.length > 0)
    // What is pressed while this waits for its turn goes along.
    await fewAtOnce(async () => {
      const pressed = line.waiting.splice(0, MOST);
      if (pressed.length > 0) await openFor(db, pressed);
    });
  line.running -= 1;
}

async function openFor(db: Database, pressed: Pressed[]): Promise<void> {
  const alone = pressed.length === 1 ? pressed : await openTogether(db, pressed).catch(() => pressed);
  for (const one of alone)
    await openTogether(db, [one])
      .then(([undecided]) => {
        if (undecided) throw new Error('a claim of an envelope was left undecided');
      })
      .catch(one.refuse);
}

/** Answers those who are left: they must come alone. */
async function openTogether(db: Database, pressed: Pressed[]): Promise<Pressed[]> {
  const [first] = pressed;
  if (!first) return [];
  // A member who presses twice is told the same twice.
  const byMember = Map.groupBy(pressed, ({ claim }) => claim.memberId);
  const claims = [...byMember.values()].flatMap(([one]) => one?.claim ?? []);
  const outcomes = await db.transaction((tx) => claimShares(tx, first.envelope, claims));
  return pressed.filter(({ claim, answer, refuse }) => {
    const outcome = outcomes.get(claim.memberId);
    if (outcome === undefined || outcome === 'alone') return true;
    if (outcome instanceof Refusal) refuse(outcome);
    else answer(outcome);
    return false;
  });
}
