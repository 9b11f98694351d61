import { useTranslation } from 'react-i18next';
import type { StepProps } from './proof-steps.tsx';
import { Step, StepValue } from './step.tsx';

/** A public random number from outside that came after closing; or what must be trusted without one. */
export function BeaconStep({ proof: { beacon, beaconName, beaconAddress, source } }: StepProps) {
  const { t } = useTranslation('draws');
  return (
    <Step
      place={3}
      title={beaconName || beacon ? t('steps.beacon.title') : t('steps.beacon.noneTitle')}
      text={
        beacon
          ? t('steps.beacon.text')
          : beaconName
            ? t('steps.beacon.waiting', { beacon: beaconName })
            : source === 'shots'
              ? t('steps.beacon.noneOfShots')
              : t('steps.beacon.none')
      }
    >
      {beacon && <StepValue label={beaconName ?? t('steps.beacon.title')} value={beacon} />}
      {beacon && beaconAddress && (
        <a
          href={beaconAddress}
          target="_blank"
          rel="noreferrer"
          className="self-start break-all text-accent-text text-sm underline"
        >
          {t('steps.beacon.source')}
        </a>
      )}
    </Step>
  );
}
