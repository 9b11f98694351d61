import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { costOf, type Slip } from '../slip/bets.ts';
import { MAX_SETS, useSets } from '../slip/slip-store.ts';
import type { AddNumbers } from './entry-panel.tsx';

/** ชุดโปรด: slips to play again, kept on this device. */
export function SavedSets({ game, slip, onAdd }: { game: string; slip: Slip; onAdd: AddNumbers }) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const [sets, keep] = useSets(game);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" icon={<Star aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('sets.title')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('sets.title')}
        description={t('sets.lead', { most: MAX_SETS })}
        footer={
          slip.length > 0 && (
            <Button
              variant="secondary"
              icon={<Star aria-hidden="true" />}
              onClick={() => keep([slip, ...sets])}
            >
              {t('sets.keepThis')}
            </Button>
          )
        }
      >
        {sets.length === 0 ? (
          <EmptyState icon={<Star />} title={t('sets.empty.title')} text={t('sets.empty.text')} />
        ) : (
          <ul className="flex flex-col gap-2">
            {sets.map((set, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sets have no name, and two may be alike
              <li key={at} className="flex items-center gap-3 rounded-medium border border-line px-4 py-3">
                <div className="min-w-0 flex-1">
                  <p className="figures truncate font-display font-semibold tracking-wide">
                    {set.map(({ number }) => number).join(' ')}
                  </p>
                  <p className="text-muted text-sm">
                    {t('slip.numbers', { count: set.length })} ·{' '}
                    <MoneyText amount={costOf(set, language)} symbol={currencySymbol} />
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    onAdd(set);
                    setOpen(false);
                  }}
                >
                  {t('sets.use')}
                </Button>
                <IconButton
                  label={t('sets.remove')}
                  onClick={() => keep(sets.filter((_, other) => other !== at))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}
