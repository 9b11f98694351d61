import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';

/** Where the slip stands: beside the table where there is room, over it where it is asked for. */
export function SlipPlace({
  isBeside,
  lines,
  open,
  onOpenChange,
  children,
}: {
  isBeside: boolean;
  lines: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('lottery');
  if (!isBeside)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={t('slip.title')}>
        {children}
      </Dialog>
    );
  return (
    <Card className="sticky top-32 max-h-[calc(100dvh-9rem)] overflow-y-auto p-4!">
      <h3 className="mb-3 flex items-baseline justify-between font-display font-semibold">
        {t('slip.title')}
        {lines > 0 && <span className="figures text-muted text-sm">{lines}</span>}
      </h3>
      {children}
    </Card>
  );
}
