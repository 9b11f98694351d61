import type { ReceivedEnvelope } from '@lanna/contract/commission/envelopes/envelopes';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import './opening.css';
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
        <Scene open={share !== undefined} />
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

function Scene({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 200 150"
      aria-hidden="true"
      className={classes('envelope-scene w-56 max-w-full', open && 'is-open')}
    >
      <defs>
        <linearGradient id="envelope-red" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e0463c" />
          <stop offset="1" stopColor="#a81f27" />
        </linearGradient>
        <radialGradient id="envelope-glow">
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className="envelope-glow" cx="100" cy="66" r="64" fill="url(#envelope-glow)" />
      <rect x="38" y="52" width="124" height="86" rx="8" fill="#8c1620" />
      <g className="envelope-coins" fill="#f6c667" stroke="#b07a1e" strokeWidth="1.5">
        <circle cx="80" cy="82" r="10" />
        <circle cx="120" cy="82" r="10" />
        <circle cx="100" cy="74" r="13" />
      </g>
      <path d="M38 66 100 104 162 66V130a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8Z" fill="url(#envelope-red)" />
      <path className="envelope-flap" d="M38 60a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8L100 100Z" fill="#c9323a" />
      <g className="envelope-seal">
        <circle cx="100" cy="96" r="14" fill="#f6c667" stroke="#b07a1e" strokeWidth="1.5" />
        <path d="M93 96h14M100 89v14M95 91l10 10M105 91 95 101" stroke="#8c1620" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
