import { addChatWord, removeChatWord } from '@lanna/contract/content/chat/ops';
import { WORD_WEIGHTS } from '@lanna/rules/content/chat/rule-names';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import type { BrandRules } from './rules-page.tsx';

const TONES = { refuse: 'danger', mask: 'accent', hold: 'warning' } as const;

/** The brand's own words, and those of the house; a word is looked for in its normal form, however it is spelled. */
export function WordsPanel({ rules }: { rules: BrandRules }) {
  const { t } = useTranslation('chat-console');
  const may = useMay();
  const mayChange = may('chat.rules', rules.brand);
  const removing = useOpsMutation(removeChatWord, {
    onDone: () => notify({ text: t('done.saved'), tone: 'success' }),
  });
  return (
    <Panel title={t('words.title')}>
      <div className="flex flex-col gap-4">
        {mayChange && <AddWord brand={rules.brand} />}
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          aria-label={t('words.title')}
          className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto text-sm"
        >
          {rules.words.map((word) => (
            <li key={word.id ?? word.word} className="flex items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1 break-words">
                {word.word}
                {word.except.length > 0 && (
                  <span className="text-muted">
                    {' '}
                    · {t('words.exceptOf', { words: word.except.join(', ') })}
                  </span>
                )}
              </span>
              <span className="figures text-muted">{word.hits > 0 ? word.hits : ''}</span>
              <StatusBadge tone={TONES[word.weight]}>{t(`words.weight.${word.weight}`)}</StatusBadge>
              <span className="w-20 truncate text-muted text-xs">{word.addedBy ?? t('words.house')}</span>
              {word.id !== null && mayChange && (
                <IconButton
                  size="small"
                  label={t('words.remove', { word: word.word })}
                  onClick={() => word.id && removing.mutate({ params: { id: word.id } })}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function AddWord({ brand }: { brand: string }) {
  const { t } = useTranslation('chat-console');
  const adding = useOpsMutation(addChatWord);
  const initial = { word: '', weight: 'hold' as (typeof WORD_WEIGHTS)[number], except: '' };
  const form = useContractForm(addChatWord, {
    initial,
    toBody: ({ word, weight, except }) => ({
      brand,
      word,
      weight,
      except: except
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    }),
    send: (body) => adding.mutateAsync({ body }),
    words: { word: t('words.wordFault'), except: t('words.exceptFault') },
    onDone: (_, { restart }) => {
      restart(initial);
      notify({ text: t('done.saved'), tone: 'success' });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField {...form.field('word')} label={t('words.word')} />
        <SelectField
          {...form.field('weight')}
          label={t('words.weightLabel')}
          options={WORD_WEIGHTS.map((value) => ({ value, label: t(`words.weight.${value}`) }))}
        />
        <TextField {...form.field('except')} label={t('words.except')} hint={t('words.exceptHint')} />
      </div>
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" className="self-start" busy={form.isPending}>
        {t('words.add')}
      </Button>
    </form>
  );
}
