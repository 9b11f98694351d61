import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { WalletAnswer } from './wallet-client.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** At a quarter of an hour each, about ten days. */
const ATTEMPTS_MAX = 1_000;

/** Answers that another attempt would only get again. A rollback of a bet the wallet does not know is answered with RS_OK. */
const TERMINAL: readonly WalletStatus[] = [
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
];
const TERMINAL_OF_WIN: readonly WalletStatus[] = [
  ...TERMINAL,
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_WRONG_CURRENCY',
];

export type NextStep =
  | { step: 'done'; balance: string; error: null; again_ms: null }
  | { step: 'disputed'; balance: null; error: string; again_ms: null }
  | { step: 'again'; balance: null; error: string; again_ms: number };

/** What follows from an answer to a win or rollback that is sent until it is definite. */
export function nextStep(answer: WalletAnswer, kind: 'win' | 'rollback', attempts: number): NextStep {
  if (answer.kind === 'ok')
    return { step: 'done', balance: String(answer.balance), error: null, again_ms: null };
  const error = answer.kind === 'no' ? answer.status : answer.reason;
  const terminal = kind === 'rollback' ? TERMINAL : TERMINAL_OF_WIN;
  if ((answer.kind === 'no' && terminal.includes(answer.status)) || attempts >= ATTEMPTS_MAX)
    return { step: 'disputed', error, balance: null, again_ms: null };
  const againMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
  return { step: 'again', error, balance: null, again_ms: againMs };
}
