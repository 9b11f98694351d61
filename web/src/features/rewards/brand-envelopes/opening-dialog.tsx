import { moneyOf } from '@lanna/contract/money';
import type { BrandEnvelopeCard } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { displayMoney } from '@lanna/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { EnvelopeScene } from '../../../shared-parts/envelope/envelope-scene.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useClaim } from './queries.ts';
import { useEnvelopeName } from './use-envelope-name.ts';

/** The envelope in the hand: a press breaks the seal, and what was in it is in the wallet. */
export function OpeningDialog({ envelope, onClose }: { envelope: BrandEnvelopeCard; onClose: () => void }) {
  const { t } = useTranslation('brand-envelopes');
  const { currencySymbol } = useBrand();
  const name = useEnvelopeName();
  const words = useRefusalText();
  const queries = useQueryClient();
  const claim = useClaim();
  const share = claim.data;
  function close() {
    void queries.invalidateQueries({ queryKey: ['brand-envelopes'] });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && close()}
      title={name(envelope.name)}
      description={t(`splitText.${envelope.split}`)}
    >
      <div className="flex flex-col items-center gap-5 pb-1 text-center">
        <EnvelopeScene open={share !== undefined} />
        {share ? (
          <div role="status" className="envelope-money flex flex-col items-center gap-1">
            <p className="font-display font-semibold text-4xl">
              {displayMoney(moneyOf(share.amount), currencySymbol)}
            </p>
            <p className="text-success">{t('inWallet')}</p>
            <p className="text-muted text-sm">
              {t('place', { place: displayCount(share.place), shares: displayCount(share.shares) })}
            </p>
          </div>
        ) : (
          <p className="text-muted text-sm">{t('openText')}</p>
        )}
        {claim.error && <FormError>{words(claim.error)}</FormError>}
        {share || claim.error ? (
          <Button wide variant={share ? 'primary' : 'secondary'} onClick={close}>
            {t('done')}
          </Button>
        ) : (
          <Button size="large" wide busy={claim.isPending} onClick={() => claim.mutate(envelope.id)}>
            {t('open')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
