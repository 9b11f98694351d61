import { showPlayers, type TopPlayer } from '@lanna/contract/oversight/reports/insight-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';

const COUNTS = ['active', 'fresh', 'returning', 'firstDeposits'] as const;

export function PlayersPanel({ query }: { query: Record<string, string> }) {
  const { t, i18n } = useTranslation('insight-console');
  const names = new Intl.DisplayNames([i18n.language], { type: 'region', fallback: 'code' });
  const countryName = (country: string) =>
    /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
  return (
    <Panel title={t('players.title')} text={t('players.text')} flush>
      <QueryView
        query={useOps(showPlayers, { query: query as never })}
        label={t('players.title')}
        failed={t('failed')}
        shape={<Skeleton className="m-4 h-48" />}
      >
        {({ counts, countsBefore, before, firstDeposited, winners, losers, countries, demo }) => (
          <>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-3 lg:grid-cols-4">
              {COUNTS.map((name) => (
                <div key={name}>
                  <dt className="text-muted text-xs">{t(`players.${name}`)}</dt>
                  <dd className="figures font-semibold text-lg">{displayCount(counts[name])}</dd>
                  <dd className="text-muted text-xs">
                    {t('players.before', { count: countsBefore[name], from: before.from, to: before.to })}
                  </dd>
                  {name === 'firstDeposits' &&
                    firstDeposited.map(({ currency, amount }) => (
                      <dd key={currency} className="text-xs">
                        <Money amount={amount} symbol={currency} />
                      </dd>
                    ))}
                </div>
              ))}
            </dl>
            <div className="grid border-line border-t lg:grid-cols-2">
              <TopTable which="winners" rows={winners} />
              <TopTable which="losers" rows={losers} />
            </div>
            <h3 className="border-line border-t px-4 pt-3 font-medium text-sm">{t('players.countries')}</h3>
            <FigureTable
              caption={t('players.countries')}
              heads={[t('head.country'), t('head.members'), t('head.stake'), t('head.ggr')]}
              empty={t('none')}
              rows={[
                ...countries.map((row) => ({ ...row, name: countryName(row.country) })),
                ...demo.map((row) => ({ ...row, name: t('demo') })),
              ].map(({ name, currency, members, stake, ggr }) => ({
                key: `${name} ${currency}`,
                cells: [
                  `${name} · ${currency}`,
                  displayCount(members),
                  <Money key="stake" amount={stake} />,
                  <Money key="ggr" amount={ggr} />,
                ],
              }))}
            />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function TopTable({ which, rows }: { which: 'winners' | 'losers'; rows: readonly TopPlayer[] }) {
  const { t } = useTranslation('insight-console');
  return (
    <div className="min-w-0">
      <h3 className="px-4 pt-3 font-medium text-sm">{t(`players.${which}`)}</h3>
      <FigureTable
        caption={t(`players.${which}`)}
        heads={[t('head.member'), t('head.result'), t('head.stake'), t('head.bets')]}
        empty={t('none')}
        rows={rows.map(({ id, username, brand, currency, bets, stake, result }) => ({
          key: `${id} ${currency}`,
          cells: [
            <MemberLink key="member" id={id} brand={brand}>
              {username}
            </MemberLink>,
            <Money key="result" amount={result} brand={brand} />,
            <Money key="stake" amount={stake} brand={brand} />,
            displayCount(bets),
          ],
        }))}
      />
    </div>
  );
}
