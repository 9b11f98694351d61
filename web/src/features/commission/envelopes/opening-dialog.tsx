import type { ReceivedEnvelope } from '@lanna/contract/commission/envelopes/envelopes';
import { moneyOf } from '@lanna/contract/money';
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

/** The envelope in the hand: a press breaks the seal, the flap opens, and the money rises out of it. */
export function OpeningDialog({ envelope, onClose }: { envelope: ReceivedEnvelope; onClose: () => void }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const queries = useQueryClient();
  const claim = useClaim();
  const share = claim.data;
  function close() {
    void queries.invalidateQueries({ queryKey: ['envelopes'] });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && close()}
      title={t('own.from', { name: envelope.from })}
      description={envelope.wish ?? t('own.noWish')}
    >
      <div className="flex flex-col items-center gap-5 pb-1 text-center">
        <EnvelopeScene open={share !== undefined} />
        {share ? (
          <div role="status" className="envelope-money flex flex-col items-center gap-1">
            <p className="font-display font-semibold text-4xl">
              {displayMoney(moneyOf(share.amount), currencySymbol)}
            </p>
            <p className="text-success">{t('open.inWallet')}</p>
            <p className="text-muted text-sm">
              {t('open.place', { place: displayCount(share.place), shares: displayCount(share.shares) })}
            </p>
          </div>
        ) : (
          <p className="text-muted text-sm">{t('open.text')}</p>
        )}
        {claim.error && <FormError>{words(claim.error)}</FormError>}
        {share ? (
          <Button wide onClick={close}>
            {t('open.close')}
          </Button>
        ) : (
          <Button size="large" wide busy={claim.isPending} onClick={() => claim.mutate(envelope.id)}>
            {t('own.open')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
