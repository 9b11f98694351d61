import type { Value } from '@lanna/contract/endpoint';
import type { fairness } from '@lanna/contract/play/bets/bets';
import { commitmentOf, SERVER_SEED } from '@lanna/rules/fair-stream';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';
import type { RoundText } from './round-link.ts';

type Pair = Value<typeof fairness>['revealed'][number];

/** Pairs that are no longer in use, newest first, each checked against its hash in the browser. */
export function RevealedPairs({
  pairs,
  onVerify,
}: {
  pairs: readonly Pair[];
  onVerify: (round: Partial<RoundText>) => void;
}) {
  const { t } = useTranslation('fairness');
  return (
    <Card>
      <h3 className="font-semibold">{t('revealed.title')}</h3>
      {pairs.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{t('revealed.none')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {pairs.map((pair) => (
            <Revealed key={pair.serverSeedHash} pair={pair} onVerify={onVerify} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Revealed({ pair, onVerify }: { pair: Pair; onVerify: (round: Partial<RoundText>) => void }) {
  const { t } = useTranslation('fairness');
  const { timeZone } = useBrand();
  const holds = SERVER_SEED.test(pair.serverSeed) && commitmentOf(pair.serverSeed) === pair.serverSeedHash;
  const Icon = holds ? Check : X;
  return (
    <li className="grid gap-2.5 py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className={classes('flex items-start gap-1.5', holds ? 'text-success' : 'text-danger')}>
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            <MessageText>{holds ? t('revealed.holds') : t('revealed.differs')}</MessageText>
          </span>
        </span>
        <span className="figures text-muted">{displayDateTime(pair.revealedAt, timeZone)}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        <div className="col-span-2 min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('terms.serverSeed')}</dt>
          <dd>
            <CodeText value={pair.serverSeed} copyLabel={t('copy', { what: t('terms.serverSeed') })} />
          </dd>
        </div>
        <div className="col-span-2 min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('terms.commitment')}</dt>
          <dd>
            <CodeText value={pair.serverSeedHash} copyLabel={t('copy', { what: t('terms.commitment') })} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted text-xs">{t('terms.clientSeed')}</dt>
          <dd className="break-all">
            <code>{pair.clientSeed}</code>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-xs">{t('seeds.rounds')}</dt>
          <dd className="figures">{displayCount(pair.rounds)}</dd>
        </div>
      </dl>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onVerify({ serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce: '0' })}
      >
        {t('revealed.verify')}
      </Button>
    </li>
  );
}
