import type { Sending } from '@lanna/contract/endpoint';
import { askMember, type WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import { ASK_KINDS, ASKS_MAX } from '@lanna/contract/money/withdrawals/withdrawals';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../../api/calls/new-id.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Segments } from '../../../../../ui/fields/segments.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { templatesFor } from './templates.ts';
import { WordsToMember } from './words-to-member.tsx';

type Kind = (typeof ASK_KINDS)[number];
interface Ask {
  key: string;
  kind: Kind;
  words: string;
}

/** Asks the member for everything that is needed, at once: each is a text or a picture. */
export function AskForm({
  version,
  language,
  busy,
  disabled,
  onAsk,
}: {
  version: number;
  language: WithdrawalPage['language'];
  busy: boolean;
  disabled: boolean;
  onAsk: (body: Sending<typeof askMember>['body']) => void;
}) {
  const { t } = useTranslation('withdrawals-console');
  const form = useContractForm(askMember, {
    initial: { asks: [newAsk()] },
    version,
    toBody: ({ asks }, of) => ({
      version: of,
      asks: asks.map(({ kind, words }) => ({ kind, words: words.trim() })),
    }),
    send: async (body) => onAsk(body),
  });
  const { value: asks, onChange: setAsks } = form.kept('asks');

  function change(key: string, changed: Partial<Ask>) {
    setAsks(asks.map((ask) => (ask.key === key ? { ...ask, ...changed } : ask)));
  }

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('ask.text')}</p>
      <ol className="flex flex-col gap-4">
        {asks.map((one, at) => (
          <li key={one.key} className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-2">
              <Segments
                label={t('ask.kindOf', { number: at + 1 })}
                value={one.kind}
                onValueChange={(kind) => change(one.key, { kind, words: '' })}
                segments={ASK_KINDS.map((kind) => ({ value: kind, label: t(`ask.kind.${kind}`) }))}
              />
              {asks.length > 1 && (
                <IconButton
                  size="small"
                  label={t('ask.remove', { number: at + 1 })}
                  onClick={() => setAsks(asks.filter(({ key }) => key !== one.key))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <WordsToMember
              label={t('ask.words', { number: at + 1 })}
              language={language}
              templates={templatesFor(language)[one.kind]}
              value={one.words}
              onValueChange={(words) => change(one.key, { words })}
              error={form.error(`asks.${at}.words`) && t('fault.words')}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} disabled={disabled}>
          {t('move.ask')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={asks.length >= ASKS_MAX}
          icon={<Plus aria-hidden="true" />}
          onClick={() => setAsks([...asks, newAsk()])}
        >
          {t('ask.add')}
        </Button>
      </div>
    </form>
  );
}

function newAsk(): Ask {
  return { key: newId(), kind: 'picture', words: '' };
}
