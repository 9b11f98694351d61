import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import type { AddNumbers } from '../board/entry-panel.tsx';
import { MAX_SLIP_TEXT, readSlipText, type TextError } from './read-slip-text.ts';

/** A slip as people write it in a chat, typed or pasted. What is read or not is shown before anything is added; wrong lines stay in the field. */
export function SlipText({
  plays,
  amount,
  onAdd,
  added,
  price,
}: {
  plays: readonly Play[];
  amount: string;
  onAdd: AddNumbers;
  added: ReactNode;
  /** What numbers without a price cost. */
  price: ReactNode;
}) {
  const { t } = useTranslation('sea');
  const language = usePageLanguage();
  const [text, setText] = useState('');
  const shown = useDeferredValue(text);
  const read = useMemo(() => readSlipText(shown, plays, amount, language), [shown, plays, amount, language]);

  function addRead() {
    // What has just been typed counts, also before it is shown.
    const now = readSlipText(text, plays, amount, language);
    onAdd(now.bets);
    const wrong = new Set(now.wrongFields.filter(({ code }) => code !== 'doubled').map(({ line }) => line));
    setText(
      text
        .split(/\r?\n|;/)
        .filter((_, at) => wrong.has(at + 1))
        .join('\n'),
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <Field text={{ label: t('text.label'), hint: t('text.hint') }}>
        {(control) => (
          <textarea
            {...control}
            rows={7}
            value={text}
            maxLength={MAX_SLIP_TEXT}
            spellCheck={false}
            placeholder={t('text.example')}
            onChange={(event) => setText(event.target.value)}
            className={classes(CONTROL_LOOK, 'figures h-auto min-h-44 resize-y py-2.5 leading-relaxed')}
          />
        )}
      </Field>
      {price}
      {read.wrongFields.length > 0 && <FieldErrors wrongFields={read.wrongFields} />}
      <Button
        variant="secondary"
        wide
        icon={<ListPlus aria-hidden="true" />}
        disabled={read.bets.length === 0}
        onClick={addRead}
      >
        {read.bets.length === 0 ? t('text.nothing') : t('text.add', { count: read.bets.length })}
      </Button>
      {added}
    </div>
  );
}

function FieldErrors({ wrongFields: fieldErrors }: { wrongFields: readonly TextError[] }) {
  const { t } = useTranslation('sea');
  return (
    <section
      aria-label={t('text.faults')}
      className="rounded-medium border border-danger/40 bg-sunken px-4 py-3"
    >
      <p className="font-medium text-danger text-sm">{t('text.faults')}</p>
      <ol className="mt-1.5 flex max-h-48 flex-col gap-1 overflow-y-auto text-sm">
        {fieldErrors.map((fieldError) => (
          <li key={`${fieldError.line} ${fieldError.code} ${fieldError.text}`} className="flex gap-2">
            <span className="figures shrink-0 text-muted">{t('text.line', { line: fieldError.line })}</span>
            <span className="min-w-0">
              <b className="figures font-semibold">{fieldError.text}</b>{' '}
              <span>{t(`text.fault.${fieldError.code}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
