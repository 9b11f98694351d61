import { listBrandEnvelopes } from '@lanna/contract/rewards/brand-envelopes/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { EnvelopeDialog } from './envelope-dialog.tsx';
import { EnvelopePanel } from './envelope-panel.tsx';
import { ENVELOPE_TONES } from './tones.ts';

const by = filtersOf(listBrandEnvelopes);
const column = columnsOf(listBrandEnvelopes);

/** Red envelopes of brands: made, published by two, stopped by one, with what was paid against what was planned. */
export function EnvelopesPage() {
  const { t } = useTranslation('brand-envelopes-console');
  const content = useContentText();
  const [isMaking, setMaking] = useState(false);
  const filter = useListFilter([by.choice('state', t('field.state'), (state) => t(`state.${state}`))]);
  return (
    <ConsolePage
      fill
      title={t('list.title')}
      description={t('list.text')}
      actions={
        <Can permission="brand-envelopes.change">
          <Button size="small" onClick={() => setMaking(true)}>
            {t('list.make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="brand-envelopes"
        caption={t('list.title')}
        list={listBrandEnvelopes}
        filter={filter}
        notice="brand_envelopes_changed"
        columns={[
          column.of('name', t('field.name'), ({ name }) => content(name), { width: 220 }),
          column.badge('state', t('field.state'), ENVELOPE_TONES, (state) => t(`state.${state}`), {
            width: 120,
          }),
          column.moment('startsAt', t('field.startsAt'), { sort: 'startsAt', width: 160 }),
          column.of('claimed', t('field.claimed'), ({ claimed, shares }) => `${claimed} / ${shares}`, {
            align: 'end',
            width: 120,
          }),
          column.money('paid', t('field.paid'), { width: 130 }),
          column.money('amount', t('field.amount'), { width: 130 }),
          column.of('audience', t('field.audience'), ({ audience }) => t(`audience.${audience}`), {
            width: 150,
          }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.name) : t('list.one')),
          body: (id) => <EnvelopePanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
      {isMaking && <EnvelopeDialog onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}
