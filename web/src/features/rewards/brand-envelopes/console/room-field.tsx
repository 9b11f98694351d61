import { listBrandEnvelopeRooms } from '@lanna/contract/rewards/brand-envelopes/ops';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useContentText } from '../../../../console/use-content-text.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

/** The room of members that an envelope is for, or every page. */
export function RoomField({
  brand,
  ...field
}: { brand: string } & Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint'>) {
  const { t } = useTranslation('brand-envelopes-console');
  const content = useContentText();
  const { data } = useOps(listBrandEnvelopeRooms);
  const rooms = data?.rooms.filter((room) => room.brand === brand) ?? [];
  return (
    <SelectField
      {...field}
      label={t('field.room')}
      hint={t('form.roomHint')}
      options={[
        { value: '', label: t('everyPage') },
        ...rooms.map(({ id, name }) => ({ value: id, label: content(name) })),
      ]}
    />
  );
}
