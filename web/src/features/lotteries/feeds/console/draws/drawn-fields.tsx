import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { IndexFields } from '../results/index-fields.tsx';
import type { ResultDraft } from '../results/result-draft.ts';
import { ResultFields } from '../results/result-fields.tsx';

/** What of a draw is typed: its numbers, or of a stock lottery the figures they follow from. */
export function DrawnFields({
  gameCode,
  ...fields
}: {
  gameCode: string;
  shape: DrawShape;
  draft: ResultDraft;
  onDraftChange: (draft: ResultDraft) => void;
}) {
  return gameOf(gameCode)?.family === 'STOCK' ? <IndexFields {...fields} /> : <ResultFields {...fields} />;
}
