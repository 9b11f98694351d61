import type { ShownRaffleProof } from '@lanna/contract/rewards/raffles/raffles';
import { holds, type RaffleChecks, verifyRaffle } from '@lanna/rules/rewards/raffles/verify';
import { Check, Clock, Download, ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { saveFile } from '../../../../save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** What the computation comes to, and each of its steps with what was published. */
export function ProofView({ proof }: { proof: ShownRaffleProof }) {
  const { t } = useTranslation('raffles');
  const checks = useMemo(() => verifyRaffle(proof), [proof]);
  return (
    <>
      <h1 className="wrap-anywhere font-display font-semibold text-2xl sm:text-4xl">
        {t('proof.title', { raffle: proof.title })}
      </h1>
      <Decision checks={checks} />
      <Steps proof={proof} checks={checks} />
      <section aria-labelledby="raffle-download">
        <h2 id="raffle-download" className="font-display font-semibold text-xl">
          {t('proof.download')}
        </h2>
        <p className="mt-1.5 text-muted text-sm">{t('proof.downloadText')}</p>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          className="mt-3"
          onClick={() =>
            saveFile(
              new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }),
              `raffle-${proof.id}.json`,
            )
          }
        >
          {t('proof.downloadButton')}
        </Button>
      </section>
    </>
  );
}

function Decision({ checks }: { checks: RaffleChecks | null }) {
  const { t } = useTranslation('raffles');
  const kind = checks === null ? 'waiting' : holds(checks) ? 'holds' : 'differs';
  const { Icon, variant, tone } = VARIANTS[kind];
  return (
    <div
      role="status"
      className={classes('flex items-start gap-4 rounded-large border bg-surface p-5', variant)}
    >
      <Icon className={classes('size-9 shrink-0', tone)} aria-hidden="true" />
      <div className="min-w-0">
        <p className={classes('font-display font-semibold text-lg', tone)}>{t(`proof.${kind}`)}</p>
        <p className="mt-1 text-sm">{t(`proof.${kind}Text`)}</p>
      </div>
    </div>
  );
}

const VARIANTS = {
  holds: { Icon: ShieldCheck, variant: 'border-success/40', tone: 'text-success' },
  differs: { Icon: ShieldAlert, variant: 'border-danger/60', tone: 'text-danger' },
  waiting: { Icon: Clock, variant: 'border-line', tone: 'text-accent-text' },
} as const;

function Steps({ proof, checks }: { proof: ShownRaffleProof; checks: RaffleChecks | null }) {
  const { t } = useTranslation('raffles');
  const { timeZone } = useBrand();
  const { chain, root, fixedAt, tickets, draws } = proof;
  const moment = (at: string) => displayDateTime(at, timeZone);
  return (
    <ol className="flex flex-col gap-4">
      <Step
        title={t('proof.list')}
        text={
          fixedAt
            ? t('proof.listText', { at: moment(fixedAt), tickets: displayCount(tickets) })
            : t('proof.listWaiting')
        }
        isRight={checks?.holders}
      >
        {root && <Code label={t('proof.root')} value={root} />}
      </Step>
      <Step
        title={t('proof.chain')}
        text={
          chain
            ? t('proof.chainText', { at: moment(chain.publishedAt), place: displayCount(chain.place) })
            : t('proof.chainWaiting')
        }
        isRight={checks?.anchor}
      >
        {chain && <Code label={t('proof.anchor')} value={chain.anchor} />}
      </Step>
      <Step
        title={t('proof.link')}
        text={chain?.link ? t('proof.linkText') : t('proof.linkWaiting')}
        isRight={checks?.link}
      >
        {chain?.link && <Code label={t('proof.secret')} value={chain.link} />}
        {chain?.linkBefore && <Code label={t('proof.linkBefore')} value={chain.linkBefore} />}
      </Step>
      {proof.beaconName !== null && <BeaconStep proof={proof} checks={checks} />}
      <Step
        title={t('proof.tickets')}
        text={draws.length > 0 ? t('proof.ticketsText') : t('proof.ticketsWaiting')}
        isRight={checks?.tickets}
      >
        {draws.length > 0 && (
          <p className="figures wrap-anywhere text-sm">
            {draws.map(({ ticket }) => displayCount(ticket)).join(' · ')}
          </p>
        )}
      </Step>
    </ol>
  );
}

/** What no one could know when the list was fixed, and where it is read. */
function BeaconStep({ proof, checks }: { proof: ShownRaffleProof; checks: RaffleChecks | null }) {
  const { t } = useTranslation('raffles');
  const { beacon, beaconName: name, beaconDays: days, beaconAddress } = proof;
  const state = beacon !== null ? 'beaconText' : checks === null ? 'beaconWaiting' : 'beaconMissed';
  return (
    <Step
      title={t('proof.beacon')}
      text={t(`proof.${state}`, { name, days })}
      isRight={beacon === null ? undefined : checks?.beacon}
    >
      {beacon !== null && <Code label={t('proof.beaconValue')} value={beacon} />}
      {beaconAddress !== null && (
        <a
          href={beaconAddress}
          target="_blank"
          rel="noreferrer"
          className="self-start text-accent-text text-sm underline"
        >
          {t('proof.beaconSource')}
        </a>
      )}
    </Step>
  );
}

function Step({
  title,
  text,
  isRight,
  children,
}: {
  title: string;
  text: string;
  /** Undefined where there is nothing to compute yet. */
  isRight: boolean | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('raffles');
  return (
    <li className="lit flex flex-col gap-2 rounded-large bg-surface p-5">
      <h2 className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        {title}
        {isRight !== undefined && (
          <span
            className={classes(
              'flex items-center gap-1 text-sm [&_svg]:size-4',
              isRight ? 'text-success' : 'text-danger',
            )}
          >
            {isRight ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            {t(isRight ? 'proof.right' : 'proof.wrong')}
          </span>
        )}
      </h2>
      <p className="text-muted text-sm">{text}</p>
      {children}
    </li>
  );
}

function Code({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('raffles');
  return (
    <div>
      <p className="text-muted text-xs">{label}</p>
      <CodeText value={value} copyLabel={t('copy', { what: label })} />
    </div>
  );
}
