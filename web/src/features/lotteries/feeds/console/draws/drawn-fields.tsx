import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { IndexFields } from '../results/index-fields.tsx';
import type { ResultDraft } from '../results/result-draft.ts';
import { ResultFields } from '../results/result-fields.tsx';

/** What of a draw is typed: its numbers, or of a stock lottery the figures they follow from. */
export function DrawnFields({
  gameCode,
  error,
  ...fields
}: {
  gameCode: string;
  shape: DrawShape;
  value: ResultDraft;
  onChange: (draft: ResultDraft) => void;
  error: string | undefined;
}) {
  return (
    <div className="flex flex-col gap-5" data-field-error={error}>
      {gameOf(gameCode)?.family === 'STOCK' ? <IndexFields {...fields} /> : <ResultFields {...fields} />}
      {error && <FormError>{error}</FormError>}
    </div>
  );
}
