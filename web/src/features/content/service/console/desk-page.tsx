import { listDesks } from '@lanna/contract/content/service/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DeskForm } from './desk-form.tsx';

/** Hours, saved replies and the VIP link of each brand's desk. */
export function DeskPage() {
  const { t } = useTranslation('service-console');
  const { brand } = useBrandScope();
  const { brands } = useOperator();
  const query = useOps(listDesks, { query: brand ? { brand } : {} });
  const [chosen, choose] = useState<string>();
  return (
    <ConsolePage title={t('desk.title')} description={t('desk.text')}>
      <QueryView
        query={query}
        label={t('desk.loading')}
        shape={<Skeleton className="h-96 w-full" />}
        failed={t('desk.failed')}
      >
        {(desks) => {
          const shown = desks.find((desk) => desk.brand === chosen) ?? desks[0];
          return (
            <div className="flex flex-col gap-4">
              {desks.length > 1 && (
                <Segments
                  label={t('desk.brand')}
                  value={shown?.brand ?? ''}
                  onValueChange={choose}
                  segments={desks.map((desk) => ({
                    value: desk.brand,
                    label: brands.find(({ code }) => code === desk.brand)?.name ?? desk.brand,
                  }))}
                />
              )}
              {shown && <DeskForm key={shown.brand} desk={shown} />}
            </div>
          );
        }}
      </QueryView>
    </ConsolePage>
  );
}
