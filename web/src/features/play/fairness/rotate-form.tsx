import { useTranslation } from 'react-i18next';
import { NewPairForm } from '../../../shared-parts/money/new-pair-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { notify } from '../../../ui/layers/notify.ts';

/** Ends the pair in use, whenever the player likes. */
export function RotateForm({ vendor, nextHash }: { vendor: string | undefined; nextHash: string }) {
  const { t } = useTranslation('fairness');
  return (
    <Card>
      <h3 className="font-semibold">{t('rotate.title')}</h3>
      <p className="mt-1 text-muted text-sm">{t('rotate.lead')}</p>
      <NewPairForm
        vendor={vendor}
        nextHash={nextHash}
        submit={t('rotate.submit')}
        onDone={() => notify({ tone: 'success', text: t('rotate.done') })}
      />
    </Card>
  );
}
