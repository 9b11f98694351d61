import type { IdentityStatus, SentDocuments } from '@lanna/contract/accounts/kyc/kyc';
import { isFinalReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { ArrowRight, Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { MessageText } from '../../../ui/text/message-text.tsx';
import { NeedsList } from './documents/needs-list.tsx';
import { IDENTITY_LOOK } from './documents/picture-check.ts';
import { ReasonList } from './reason-list.tsx';
import { Steps } from './steps.tsx';

/** What was sent last, where it stands, and what to do next. */
export function StatusCard({
  existing: status,
  onSendAgain,
}: {
  existing: IdentityStatus;
  onSendAgain: (() => void) | undefined;
}) {
  const { t } = useTranslation('kyc');
  const { state, current, needs, verified } = status;
  if (!current) return null;
  const { Icon, text } = IDENTITY_LOOK[state];
  const isFinal = current.reasons.some(isFinalReason);
  return (
    <section
      aria-labelledby="identity-standing"
      className="lit sky flex flex-col gap-5 overflow-hidden rounded-large bg-raised p-5 sm:p-6"
    >
      <div className="flex items-start gap-4" role="status">
        <span
          aria-hidden="true"
          className={classes(
            'flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-current bg-surface [&_svg]:size-7',
            text,
          )}
        >
          <Icon />
        </span>
        <div className="min-w-0">
          <h3 id="identity-standing" className="font-display font-semibold text-xl leading-snug">
            {t(`standing.${state}`)}
          </h3>
          <p className="mt-1 text-muted text-sm">
            <MessageText>{t(isFinal ? 'standing.finalText' : `standing.${state}Text`)}</MessageText>
          </p>
        </div>
      </div>
      {state !== 'approved' && <Steps state={state} />}
      {current.reasons.length > 0 && <ReasonList reasons={current.reasons} words={current.words} />}
      {state === 'approved' && verified ? <Verified verified={verified} /> : <Sent sent={current} />}
      {!isFinal && state !== 'approved' && needs.length > 0 && <NeedsList needs={needs} />}
      <Next existing={status} onSendAgain={onSendAgain} />
    </section>
  );
}

function Next({
  existing: { state, maySend, nextTryAt, triesLeft, needs },
  onSendAgain,
}: {
  existing: IdentityStatus;
  onSendAgain: (() => void) | undefined;
}) {
  const { t } = useTranslation('kyc');
  const timeZone = useTimeZone();
  if (state === 'approved')
    return needs.some((need) => need.for === 'withdrawal') ? (
      <LinkButton
        variant="secondary"
        href={paths.memberCentre('withdraw')}
        icon={<ArrowRight aria-hidden="true" />}
      >
        {t('standing.toWithdraw')}
      </LinkButton>
    ) : null;
  if (!maySend) return null;
  if (!onSendAgain)
    return (
      <p className="rounded-medium bg-surface px-4 py-3 text-sm">
        {t('standing.noTries')}{' '}
        {nextTryAt && (
          <time dateTime={nextTryAt} className="figures whitespace-nowrap font-semibold">
            {displayDateTime(nextTryAt, timeZone).slice(0, -3)}
          </time>
        )}
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <Button size="large" wide icon={<Camera aria-hidden="true" />} onClick={onSendAgain}>
        {t('standing.again')}
      </Button>
      <p className="text-center text-muted text-sm">{t('standing.tries', { count: triesLeft })}</p>
    </div>
  );
}

function Verified({ verified }: { verified: NonNullable<IdentityStatus['verified']> }) {
  const { t } = useTranslation('kyc');
  const timeZone = useTimeZone();
  return (
    <Facts
      facts={[
        [t('fact.name'), verified.name],
        [t('fact.document'), verified.kind && t(`kind.${verified.kind}`)],
        [t('fact.number'), verified.numberMasked],
        [t('fact.validUntil'), verified.validUntil],
        [t('fact.verified'), displayDateTime(verified.verifiedAt, timeZone).slice(0, 10)],
      ]}
    />
  );
}

function Sent({ sent }: { sent: SentDocuments }) {
  const { t } = useTranslation('kyc');
  const timeZone = useTimeZone();
  return (
    <Facts
      facts={[
        [t('fact.document'), t(`kind.${sent.kind}`)],
        [t('fact.number'), sent.numberMasked],
        [t('fact.pictures'), sent.parts.map((part) => t(`part.${part}.name`)).join(' · ')],
        [t('fact.sent'), displayDateTime(sent.sentAt, timeZone).slice(0, -3)],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 rounded-medium bg-surface px-4 py-3 text-sm">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures min-w-0 break-words text-right">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
