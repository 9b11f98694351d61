import { BACK_OFFICE_PATHS, type OfficeRound } from '../../back-office-api.ts';
import type { ReelStep } from '../../play-api.ts';
import { el } from '../shared/element.ts';
import { code, facts } from './facts.ts';
import { moneyText, type OfficePage, table, timeText } from './page.ts';
import { say } from './words.ts';

/** One round with what fixed it, what came of it, and under which names the wallet was called. */
export async function roundView(
  page: OfficePage,
  id: string,
  names: ReadonlyMap<string, string>,
): Promise<Node> {
  const { words, entered } = page;
  const round = await page.office.get<OfficeRound>(`${BACK_OFFICE_PATHS.rounds}/${id}`);
  const { receipt, transactions } = round;
  const time = (iso: string | null) => timeText(iso, entered.language);
  const amount = (text: string | null) => (text === null ? '–' : `${moneyText(text)} ${round.currency}`);
  return el(
    'div',
    { class: 'round' },
    el('h2', {}, names.get(round.gameCode) ?? round.gameCode),
    facts([
      [words.round, code(round.id)],
      [words.player, code(round.player)],
      [words.state, words.states[round.state]],
      [words.placedAt, time(round.placedAt)],
      [words.finishedAt, time(round.finishedAt)],
      [words.stake, amount(round.stake)],
      [words.payout, amount(round.payout)],
      [words.balanceAfterStake, amount(round.balanceAfterStake)],
      [words.balanceAfter, amount(round.balanceAfter)],
      ...(round.refusal ? [[words.refusedWith, code(round.refusal)] as const] : []),
      ...(round.attempts > 0 ? [[words.attempts, String(round.attempts)] as const] : []),
      ...(round.lastError ? [[words.lastError, round.lastError] as const] : []),
    ]),
    el('h3', {}, words.receipt),
    el('p', { class: round.verdict === 'differs' ? 'fault' : 'quiet' }, words.verdicts[round.verdict]),
    facts([
      [words.ruleVersion, code(receipt.ruleVersion)],
      [words.serverSeedHash, code(receipt.serverSeedHash)],
      [words.serverSeed, receipt.serverSeed === null ? words.seedInUse : code(receipt.serverSeed)],
      [words.clientSeed, code(receipt.clientSeed)],
      [words.nonce, String(receipt.nonce)],
    ]),
    ...(receipt.steps.length > 0 ? [el('h3', {}, words.steps), steps(page, receipt.steps)] : []),
    el('h3', {}, words.transactions),
    facts([
      [words.bet, code(transactions.bet)],
      [words.win, code(transactions.win)],
      [words.rollback, code(transactions.rollback)],
    ]),
  );
}

function steps({ words }: OfficePage, spins: readonly ReelStep[]): HTMLElement {
  return table(
    words.steps,
    [
      {
        title: words.steps,
        cell: ({ kind, freeSpin }) =>
          kind === 'base' ? words.baseSpin : say(words.freeSpin, { number: String(freeSpin) }),
      },
      { title: words.stops, cell: ({ stops }) => code(stops.join(' · ')) },
      {
        title: words.win,
        isFigure: true,
        cell: ({ win }) => (Number(win) === 0 ? words.noWin : moneyText(win)),
      },
    ],
    spins,
  );
}
