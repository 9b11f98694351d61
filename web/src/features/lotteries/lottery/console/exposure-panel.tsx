import { type ExposureRow, ruleNumbers } from '@lanna/contract/lotteries/lottery/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';

/** One number of a draw: what stands on it, and whether it is sold on. */
export function ExposurePanel({ game, row }: { game: string; row: ExposureRow }) {
  const { t } = useTranslation('lottery-console');
  const { brand, numero, play, number } = row;
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: t('column.liability'), value: <Money amount={row.liability} brand={row.brand} /> },
          { label: t('exposure.limit'), value: <Money amount={row.limit} brand={row.brand} /> },
          { label: t('column.share'), value: `${row.sharePercent}%` },
          { label: t('column.stake'), value: <Money amount={row.stake} brand={row.brand} /> },
          { label: t('column.numero'), value: row.numero },
          { label: t('column.rule'), value: t(row.rule === null ? 'rule.none' : `rule.${row.rule}`) },
        ]}
      />
      {row.number === '' ? (
        <p className="text-muted text-sm">{t('exposure.wholeText')}</p>
      ) : (
        <Can permission="lottery.change" brand={row.brand}>
          <div className="flex flex-wrap gap-2">
            {(['half', 'closed'] as const)
              .filter((one) => one !== row.rule)
              .map((one) => (
                <ReasonCallButton
                  key={one}
                  endpoint={ruleNumbers}
                  input={(reason) => ({
                    body: { brand, game, numero, play, numbers: [number], rule: one, reason },
                  })}
                  done={() => t('rule.done', { number })}
                  label={t(`rule.set.${one}`)}
                  title={`${t(`rule.set.${one}`)}: ${number}`}
                  text={t(`rule.text.${one}`, { numero })}
                  variant={one === 'closed' ? 'danger' : 'secondary'}
                  tone={one === 'closed' ? 'danger' : 'primary'}
                />
              ))}
            {row.rule !== null && (
              <ConsoleLink href={`/lottery-numbers?game=${game}`}>{t('rule.toList')}</ConsoleLink>
            )}
          </div>
        </Can>
      )}
    </div>
  );
}
