import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { stockResult } from '@lanna/rules/lotteries/lottery/markets/stock-result';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { emptyDraft, type ResultDraft } from './result-draft.ts';
import { decidingParts, usePartName } from './result-text.tsx';

/** The close of an index and its change, as the exchange has published them; the numbers that follow stand below while one types. */
export function IndexFields({
  shape,
  value: draft,
  onChange,
}: {
  shape: DrawShape;
  value: ResultDraft;
  onChange: (draft: ResultDraft) => void;
}) {
  const { t } = useTranslation('feeds-console');
  const nameOf = usePartName();
  const [typed, setTyped] = useState({ index: '', change: '' });
  const read = stockResult(typed.index, typed.change);
  const isWrong = (field: 'index' | 'change') =>
    typed[field].includes('.') && 'unreadable' in read && read.unreadable.includes(field);

  function change(changed: Partial<typeof typed>) {
    const now = { ...typed, ...changed };
    setTyped(now);
    const next = stockResult(now.index, now.change);
    onChange(
      'result' in next
        ? formatResult(shape, next.result)
            .split('|')
            .map((number) => [number])
        : emptyDraft(shape),
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['index', 'change'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`stock.${field}`)}
            hint={t(`stock.${field}Hint`)}
            error={
              isWrong(field) && typed[field].length - typed[field].indexOf('.') > 2
                ? t('stock.wrong')
                : undefined
            }
            inputMode={field === 'index' ? 'decimal' : 'text'}
            autoComplete="off"
            spellCheck={false}
            value={typed[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-medium bg-raised p-3" aria-live="polite">
        {decidingParts(shape).map((part, at) => (
          <div key={part.name}>
            <dt className="text-muted text-xs">{nameOf(part)}</dt>
            <dd className="figures font-semibold text-lg leading-tight tracking-wide">
              {draft[at]?.[0] || '·'.repeat(part.length)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
