import { groupCommit } from '@lanna/rules/group-commit';
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
    ...{ log, overfull },
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

  async function reserve(asked: AskedSlip[], waits: boolean) {
    const outcomes = await db.transaction((tx) => reserveSlips(tx, asked, { waits, now: clock.now() }));
    const written = outcomes.flatMap((outcome) =>
      outcome !== 'alone' && 'answer' in outcome ? [outcome.answer] : [],
    );
    const slips = new Map((await findSlips(written.map(({ id }) => id))).map((slip) => [slip.id, slip]));
    notices.notify(
      written.flatMap(({ id, isNew }) => {
        const slip = slips.get(id);
        return isNew && slip?.demo ? [slip.playerId] : [];
      }),
    );
    return outcomes.map((outcome) => {
      if (outcome === 'alone' || 'error' in outcome) return outcome;
      const slip = slips.get(outcome.answer.id);
      if (!slip) return { error: new Error('a slip that was written is not there') };
      return { answer: { slip, isNew: outcome.answer.isNew } };
    });
  }

  const findSlips = (ids: readonly string[]) =>
    ids.length === 0 ? [] : selectSlips(db.pool, 's.id = any($1)', [ids], { name: 'sports slips' });

  return {
    reserve: reserving.apply,
    sendBet,
    answer: (slip, answer) => {
      if (answer.kind === 'uncertain')
        log.warn({ slip: slip.id, reason: answer.reason }, 'a slip without an answer of the wallet');
      return answering.apply({ slip, answer });
    },
    find: async (id) => {
      const [slip] = await findSlips([id]);
      if (!slip) throw new Error('a slip that was written is not there');
      return slip;
    },
    stop: async () => {
      await reserving.idle();
      await answering.idle();
      await notices.sent();
    },
  };
}
