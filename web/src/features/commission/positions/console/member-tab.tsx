import { linePositions } from '@lanna/contract/commission/positions/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BoundsDialog } from './bounds-dialog.tsx';

export type Line = Value<typeof linePositions>;

/** What each agent of one member's line holds, from the member upwards, and what is left for the brand. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('positions-console');
  const [isBounding, setBounding] = useState(false);
  return (
    <QueryView
      query={useOps(linePositions, { params: { id: member.id } })}
      label={t('line.title')}
      failed={t('line.failed')}
      shape={<Skeleton className="h-40" />}
      className="flex flex-col gap-4"
    >
      {(line) => (
        <>
          <Panel
            title={t('line.title')}
            flush
            actions={
              line.isTop &&
              line.reckoned !== null && (
                <Can permission="positions.write" brand={member.brand}>
                  <Button variant="secondary" size="small" onClick={() => setBounding(true)}>
                    {t('bounds.open')}
                  </Button>
                </Can>
              )
            }
          >
            <Reckoned line={line} brand={member.brand} />
          </Panel>
          <History line={line} />
          {isBounding && <BoundsDialog id={member.id} line={line} onClose={() => setBounding(false)} />}
        </>
      )}
    </QueryView>
  );
}

function Reckoned({ line, brand }: { line: Line; brand: string }) {
  const { t } = useTranslation('positions-console');
  if (line.reckoned === null)
    return <p className="px-4 py-3 text-muted text-sm">{t('line.off', { brand })}</p>;
  if (line.line.length === 0) return <p className="px-4 py-3 text-muted text-sm">{t('line.none')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-muted text-xs">
            <th scope="col" className="px-4 py-2 font-medium">
              {t('line.category')}
            </th>
            {line.line.map(({ id, name }) => (
              <th key={id} scope="col" className="px-4 py-2 text-right font-medium">
                <ConsoleLink href={`/members/${id}?tab=positions`}>{name}</ConsoleLink>
              </th>
            ))}
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {t('with.brand')}
            </th>
          </tr>
        </thead>
        <tbody>
          {line.brand.map(({ category, today, tomorrow }) => (
            <tr key={category} className="border-line/60 border-t">
              <th scope="row" className="px-4 py-2 text-left font-normal">
                {t(`category.${category}`)}
              </th>
              {line.line.map(({ id, positions }) => {
                const of = positions.find((row) => row.category === category);
                return (
                  <td key={id} className="figures px-4 py-2 text-right">
                    <Share today={of?.today ?? 0} tomorrow={of?.tomorrow ?? 0} />
                    <span className="block text-muted text-xs">
                      {percentText(of?.least ?? 0)}–{percentText(of?.most ?? 0)}%
                    </span>
                  </td>
                );
              })}
              <td className="figures px-4 py-2 text-right">
                <Share today={today} tomorrow={tomorrow} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-4 py-2 text-muted text-xs">{t('line.note', { day: line.nextDay })}</p>
    </div>
  );
}

function Share({ today, tomorrow }: { today: number; tomorrow: number }) {
  return (
    <>
      {percentText(today)}%{tomorrow !== today && <strong> → {percentText(tomorrow)}%</strong>}
    </>
  );
}

function History({ line: { history } }: { line: Line }) {
  const { t } = useTranslation('positions-console');
  if (history.length === 0) return null;
  return (
    <Panel title={t('history.title')} flush>
      <ul className="divide-y divide-line/60 text-sm">
        {history.map(({ fromDay, category, share, least, most, setAt }) => (
          <li
            key={`${setAt} ${category} ${share}`}
            className="flex flex-wrap justify-between gap-x-3 px-4 py-2"
          >
            <span>
              {t(`category.${category}`)}{' '}
              <span className="figures text-muted text-xs">{t('history.from', { day: fromDay })}</span>
            </span>
            <span className="figures">
              {share === null
                ? t('history.bounds', { least: percentText(least ?? 0), most: percentText(most ?? 0) })
                : t('history.share', { share: percentText(share) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
