import { shortNumber } from '@lanna/rules/short-number';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from '../../../../parts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { SlipPicture } from '../picture/slip-picture.tsx';
import { slipQuery } from '../queries.ts';
import { SlipDialog } from './slip-dialog.tsx';

/** Where a slip has just been bought: its number, ดูโพย, and its picture. */
export function PlacedPart({ slipId }: PartProps['placedSlip']) {
  const { t } = useTranslation('slips');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(slipQuery(slipId));
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="flex items-center justify-center gap-2 text-sm">
        <span className="text-muted">{t('number')}</span>
        <CodeText value={shortNumber('S', slipId)} copyLabel={t('copyNumber')} />
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" icon={<ReceiptText aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
        {data && <SlipPicture found={data} />}
      </div>
      <SlipDialog id={isOpen ? slipId : ''} onClose={() => setOpen(false)} />
    </div>
  );
}
