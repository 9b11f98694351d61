import type { Received } from '@lanna/contract/endpoint';
import type { answerWithdrawal as endpoint } from '@lanna/contract/money/withdrawals/withdrawals';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { promiseFrom } from '../desk/take-withdrawal.ts';
import { withdrawalDesk } from '../record/move-withdrawal.ts';
import { takePictures } from './pictures.ts';
import { type AskRow, readAsks, stateOf } from './withdrawal.ts';

type Answers = Received<typeof endpoint>['body']['answers'];
type Answer = Answers[number];

/**
 * Answers everything the desk waits for; the withdrawal goes back to who asked. The same answer once more, because the first one's
 * reply was lost, changes nothing. Refuses as `answerWithdrawal` declares.
 */
export async function answerWithdrawal(
  tx: Tx,
  id: string,
  answers: Answers,
  owner: { merchantId: string; memberId: string },
  now: Date,
): Promise<void> {
  const withdrawal = await tx
    .selectFrom('withdrawals.withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!withdrawal) throw new Refusal('withdrawal_unknown');
  const asks = await readAsks(tx, [id]);
  if (isSaidAlready(asks, answers)) return;
  const open = asks.filter(({ answered_at }) => answered_at === null);
  if (stateOf(withdrawal) !== 'needs_answer' || open.length === 0)
    throw new Refusal('withdrawal_nothing_asked');
  const given = new Map(answers.map((answer) => [answer.askId, answer]));
  const missing = open.filter((ask) => !isAnswered(ask, given.get(ask.id)));
  if (missing.length > 0)
    throw new Refusal('withdrawal_answer_incomplete', { askIds: missing.map((ask) => ask.id) });
  if (answers.some(({ text }) => hasUnseenCharacters(text.replace(/\r?\n/g, ' '))))
    throw new Refusal('remark_unseen_characters');
  const wanted = open.flatMap((ask) => given.get(ask.id)?.pictures ?? []);
  await takePictures(tx, wanted, { ...owner, withdrawalId: id });
  for (const ask of open) {
    const { text, pictures } = given.get(ask.id) ?? { text: '', pictures: [] };
    await tx
      .updateTable('withdrawals.ask')
      .set({ answer: text, pictures: [...new Set(pictures)], answered_at: now })
      .where('id', '=', ask.id)
      .execute();
  }
  await withdrawalDesk.move(tx, withdrawal, {
    to: withdrawal.handled_by === null ? 'waiting' : 'reviewing',
    by: null,
    promisedUntil: await promiseFrom(tx, withdrawal, now),
    now,
  });
}

function isAnswered({ kind }: AskRow, answer: Answer | undefined): boolean {
  if (!answer) return false;
  return kind === 'picture' ? answer.pictures.length > 0 : answer.text.length > 0;
}

function isSaidAlready(asks: readonly AskRow[], answers: Answers): boolean {
  return answers.every(({ askId, text, pictures }) =>
    asks.some(
      (ask) =>
        ask.id === askId &&
        ask.answered_at !== null &&
        ask.answer === text &&
        ask.pictures.length === new Set(pictures).size &&
        pictures.every((picture) => ask.pictures.includes(picture)),
    ),
  );
}
