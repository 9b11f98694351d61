import type { Play } from '@lanna/rules/lottery/play';
import { Ban, Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberRules } from './number-rules.tsx';
import { RateList } from './rate-list.tsx';
import type { Rates, Table } from './rates.ts';

/** อัตราจ่าย and เลขอั้น, to look at before anything is chosen. */
export function TableTools({
  table,
  plays,
  rates,
  onMode,
}: {
  table: Table;
  plays: readonly Play[];
  rates: Rates;
  onMode: (mode: number) => void;
}) {
  const { t } = useTranslation('sea');
  const [open, setOpen] = useState<'rates' | 'numbers'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        size="small"
        icon={<Percent aria-hidden="true" />}
        onClick={() => setOpen('rates')}
      >
        {t('rates.title')}
      </Button>
      <Button
        look="secondary"
        size="small"
        icon={<Ban aria-hidden="true" />}
        onClick={() => setOpen('numbers')}
      >
        {t('numberRules.title')}
        {table.numbers.length > 0 && <span className="figures"> ({table.numbers.length})</span>}
      </Button>
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
    </div>
  );
}
