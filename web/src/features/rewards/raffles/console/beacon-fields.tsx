import { listRaffleBeacons } from '@lanna/contract/rewards/raffles/ops';
import { BEACON_DAYS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** The public beacon that the draw waits for, of those the portal reads, and for how long. */
export function BeaconFields({
  form,
  beacon,
}: {
  form: Pick<ContractForm<{ beacon: string; beaconDays: string }>, 'field'>;
  beacon: string;
}) {
  const { t } = useTranslation('raffles-console');
  const known = useOps(listRaffleBeacons).data?.beacons.map(({ name }) => name) ?? [];
  const names = beacon === '' || known.includes(beacon) ? known : [...known, beacon];
  return (
    <>
      <SelectField
        {...form.field('beacon')}
        label={t('field.beacon')}
        hint={t('form.beaconHint')}
        options={[
          { value: '', label: t('beacon.none') },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
      />
      {beacon !== '' && (
        <TextField
          {...form.field('beaconDays')}
          inputMode="numeric"
          label={t('form.beaconDays')}
          hint={t('form.beaconDaysHint', { most: BEACON_DAYS_MOST })}
        />
      )}
    </>
  );
}
