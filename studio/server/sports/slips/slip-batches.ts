import { groupCommit, type Outcome } from '@lanna/rules/group-commit';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import type { WalletAnswer } from '../../wallet/wallet-client.ts';
import { NoAtSports } from '../sports-refusal.ts';
import { type Answered, answerSlips } from './answer-slips.ts';
import type { AskedSlip } from './asked-slip.ts';
import { gatherOwnNotices } from './own-notices.ts';
import { reserveSlips } from './reserve-slips.ts';
import { type SlipRow, selectSlips } from './slip-row.ts';

/** Slips that arrive in the same moment are written together, sent to the wallet together, and their answers are written together; each is answered by itself. */
export interface SlipBatches {
  /** The slip, written before the wallet is asked, or the one that was written before under its key. Rejects with what refuses it. */
  reserve(asked: AskedSlip): Promise<{ slip: SlipRow; isNew: boolean }>;
  sendBet: SendBet;
  /** The slip as the wallet's answer leaves it; undefined where another process has written one before. */
  answer(slip: SlipRow, answer: WalletAnswer): Promise<SlipRow | undefined>;
  find(id: string): Promise<SlipRow>;
  /** Resolves when nothing is on its way. */
  stop(): Promise<void>;
}

/** Two batches of this many keep the database and the wallet busier than one of twice as many: while one waits for the disk, the other is evaluated. */
const RESERVED_AT_ONCE = 32;

export function openSlipBatches({
  db,
  clock,
  log,
  sendBet,
}: Pick<Studio, 'db' | 'clock' | 'log'> & { sendBet: SendBet }): SlipBatches {
  const notices = gatherOwnNotices({ db, log });
  const overfull = () => new NoAtSports('too_soon');
  const reserving = groupCommit<AskedSlip, { slip: SlipRow; isNew: boolean }>({
    apply: (asked, { waits }) => reserve(asked, waits),
    // Of a player one at a time: the next finds what the one before has taken of the day.
    ownerOf: ({ session }) => session.playerId,
    ...{ log, overfull, batchWeight: RESERVED_AT_ONCE },
  });
  const answering = groupCommit<Answered, SlipRow | undefined>({
    apply: async (answered, { waits }) => {
      const outcomes = await answerSlips(db, answered, { waits });
      notices.notify(answered.map(({ slip }) => slip.playerId));
      return outcomes;
    },
    ownerOf: ({ slip }) => slip.id,
    ...{ log, overfull },
  });

  async function reserve(
    asked: AskedSlip[],
    waits: boolean,
  ): Promise<Outcome<{ slip: SlipRow; isNew: boolean }>[]> {
    const outcomes = await db.transaction((tx) => reserveSlips(tx, asked, { waits, now: clock.now() }));
    const answers: Outcome<{ slip: SlipRow; isNew: boolean }>[] = [];
    for (const outcome of outcomes) {
      if (outcome === 'alone' || 'error' in outcome) answers.push(outcome);
      else if ('slip' in outcome.answer) answers.push({ answer: { slip: outcome.answer.slip, isNew: true } });
      else answers.push({ answer: { slip: await find(outcome.answer.known), isNew: false } });
    }
    notices.notify(
      answers.flatMap((one) =>
        one !== 'alone' && 'answer' in one && one.answer.isNew && one.answer.slip.demo
          ? [one.answer.slip.playerId]
          : [],
      ),
    );
    return answers;
  }

  async function find(id: string): Promise<SlipRow> {
    const [slip] = await selectSlips(db.pool, 's.id = $1', [id], { name: 'sports slip' });
    if (!slip) throw new Error('a slip that was written is not there');
    return slip;
  }

  return {
    reserve: reserving.apply,
    sendBet,
    answer: (slip, answer) => {
      if (answer.kind === 'uncertain')
        log.warn({ slip: slip.id, reason: answer.reason }, 'a slip without an answer of the wallet');
      return answering.apply({ slip, answer });
    },
    find,
    stop: async () => {
      await reserving.idle();
      await answering.idle();
      await notices.sent();
    },
  };
}
