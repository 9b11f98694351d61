import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { Ban, Grid3x3, Hash, Percent, SlidersHorizontal, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { RateList } from '../rates/rate-list.tsx';
import type { Rates, Table } from '../rates/rates.ts';
import { Origin } from '../rounds/origin.tsx';
import { ENTRY_WAYS, type EntryWay } from './entry-panel.tsx';
import { NumberRules } from './number-rules.tsx';

/** อัตราจ่าย and เลขอั้น, to look at before anything is chosen; on a phone behind one press, with the ways to enter numbers. */
export function TableTools({
  table,
  plays,
  rates,
  way,
  onWay,
  onMode,
}: {
  table: Table;
  plays: readonly Play[];
  rates: Rates;
  way: EntryWay;
  onWay: (way: EntryWay) => void;
  onMode: (mode: number) => void;
}) {
  const { t } = useTranslation('sea');
  const [open, setOpen] = useState<'tools' | 'rates' | 'numbers'>();
  const close = () => setOpen(undefined);
  const buttons = (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Percent aria-hidden="true" />}
        onClick={() => setOpen('rates')}
      >
        {t('rates.title')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<Ban aria-hidden="true" />}
        onClick={() => setOpen('numbers')}
      >
        {t('numberRules.title')}
        {table.numbers.length > 0 && <span className="figures"> ({table.numbers.length})</span>}
      </Button>
    </>
  );
  return (
    <>
      <div className="hidden flex-wrap gap-2 lg:flex">{buttons}</div>
      <div className="lg:hidden">
        <IconButton label={t('tools')} aria-haspopup="dialog" onClick={() => setOpen('tools')}>
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      <Dialog open={open === 'tools'} onOpenChange={close} title={t('tools')}>
        <div className="flex flex-col gap-4">
          <fieldset className="grid grid-cols-3 gap-2">
            <legend className="mb-1.5 text-muted text-sm">{t('ways.label')}</legend>
            {ENTRY_WAYS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={way === one}
                onClick={() => {
                  onWay(one);
                  close();
                }}
                className={classes(
                  'flex min-h-16 flex-col items-center justify-center gap-1 rounded-medium border px-2 text-sm [&_svg]:size-5',
                  way === one
                    ? 'border-accent-text bg-raised font-semibold text-accent-text'
                    : 'border-control-line bg-surface',
                )}
              >
                <span aria-hidden="true">{WAY_ICONS[one]}</span>
                {t(`ways.${one}`)}
              </button>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">{buttons}</div>
          <Origin game={table.game} />
        </div>
      </Dialog>
      <Dialog
        open={open === 'rates'}
        onOpenChange={close}
        title={t('rates.title')}
        description={t('rates.lead')}
        size="medium"
      >
        <RateList table={table} plays={plays} rates={rates} onMode={onMode} />
      </Dialog>
      <Dialog
        open={open === 'numbers'}
        onOpenChange={close}
        title={t('numberRules.title')}
        description={t('numberRules.lead')}
        size="medium"
      >
        <NumberRules table={table} plays={plays} rates={rates} />
      </Dialog>
    </>
  );
}

const WAY_ICONS = { keypad: <Hash />, board: <Grid3x3 />, text: <TextCursorInput /> };
