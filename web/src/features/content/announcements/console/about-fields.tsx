import { GAME_ANNOUNCEMENT_KINDS } from '@lanna/contract/content/announcements/announcements';
import { listGames, listVendors } from '@lanna/contract/play/catalogue/ops';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { opsQuery } from '../../../../console/calls/ops-query.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { AnnouncementForm } from './announcement-form.ts';

const SHOWN = 200;

/** Which vendor, and which of its games, if it is about one. */
export function AboutFields({ form }: { form: AnnouncementForm }) {
  const { t } = useTranslation('announcements-console');
  const { about, brand } = form.values;
  const vendor = form.kept('about.vendor');
  const { data: vendors } = useQuery(opsQuery(listVendors, { query: { brand, limit: SHOWN } }));
  const { data: games } = useQuery({
    ...opsQuery(listGames, { query: { brand, vendor: about.vendor, sort: 'name', limit: SHOWN } }),
    enabled: about.vendor !== '',
  });
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label={t('about.kind')}
        segments={GAME_ANNOUNCEMENT_KINDS.map((value) => ({ value, label: t(`about.kinds.${value}`) }))}
        value={about.kind}
        onValueChange={(kind) => form.set('about.kind', kind)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...vendor}
          label={t('about.vendor')}
          options={[
            { value: '', label: t('about.choose') },
            ...(vendors?.rows ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={({ target }) => {
            vendor.onChange(target.value);
            form.set('about.gameId', null);
          }}
        />
        <SelectField
          label={t('about.game')}
          disabled={about.vendor === ''}
          value={about.gameId ?? ''}
          options={[
            { value: '', label: t('about.allGames') },
            ...(games?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => form.set('about.gameId', target.value || null)}
        />
      </div>
    </div>
  );
}
