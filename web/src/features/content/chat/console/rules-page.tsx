import { showChatRules } from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TryOut } from './try-out.tsx';
import { WordsPanel } from './words-panel.tsx';

export type BrandRules = Value<typeof showChatRules>[number];

/** By which rules a brand's rooms work: tried out before they meet a message, and how often each did in a week. */
export function RulesPage() {
  const { t } = useTranslation('chat-console');
  const { brand } = useBrandScope();
  const { brands } = useOperator();
  const query = useOps(showChatRules, { query: brand ? { brand } : {} });
  const [chosen, choose] = useState<string>();
  return (
    <ConsolePage title={t('rules.title')} description={t('rules.text')}>
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-96 w-full" />}
      >
        {(all) => {
          const shown = all.find((rules) => rules.brand === chosen) ?? all[0];
          return (
            <div className="flex flex-col gap-4">
              {all.length > 1 && (
                <Segments
                  label={t('column.brand')}
                  value={shown?.brand ?? ''}
                  onValueChange={choose}
                  segments={all.map(({ brand: code }) => ({
                    value: code,
                    label: brands.find((one) => one.code === code)?.name ?? code,
                  }))}
                />
              )}
              {shown && (
                <div key={shown.brand} className="grid gap-4 lg:grid-cols-2">
                  <TryOut brand={shown.brand} />
                  <Hits rules={shown} />
                  <SettingsForm key={shown.version} rules={shown} />
                  <WordsPanel rules={shown} />
                </div>
              )}
            </div>
          );
        }}
      </QueryView>
    </ConsolePage>
  );
}

function Hits({ rules }: { rules: BrandRules }) {
  const { t } = useTranslation('chat-console');
  const hits = rules.hits.toSorted((one, other) => other.hits - one.hits);
  return (
    <Panel title={t('rules.hits')}>
      {hits.length === 0 ? (
        <p className="text-muted text-sm">{t('rules.noHits')}</p>
      ) : (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          {hits.map(({ rule, hits: times }) => (
            <div key={rule} className="contents">
              <dt>{t(`rule.${rule}`)}</dt>
              <dd className="figures text-right">{times}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
