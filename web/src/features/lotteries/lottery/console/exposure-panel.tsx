import { type ExposureRow, ruleNumbers } from '@lanna/contract/lotteries/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

type Rule = 'closed' | 'half';

/** One number of a draw: what stands on it, and whether it is sold on. */
export function ExposurePanel({ game, row }: { game: string; row: ExposureRow }) {
  const { t } = useTranslation('lottery-console');
  const [rule, choose] = useState<Rule>();
  const ruling = useOpsMutation(ruleNumbers, {
    onDone: () => {
      notify({ text: t('rule.done', { number: row.number }), tone: 'success' });
      choose(undefined);
    },
  });
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
                <Button
                  key={one}
                  variant={one === 'closed' ? 'danger' : 'secondary'}
                  size="small"
                  onClick={() => choose(one)}
                >
                  {t(`rule.set.${one}`)}
                </Button>
              ))}
            {row.rule !== null && (
              <ConsoleLink href={`/lottery-numbers?game=${game}`}>{t('rule.toList')}</ConsoleLink>
            )}
          </div>
        </Can>
      )}
      {rule && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && choose(undefined)}
          title={`${t(`rule.set.${rule}`)}: ${row.number}`}
          text={t(`rule.text.${rule}`, { numero: row.numero })}
          action={t(`rule.set.${rule}`)}
          tone={rule === 'closed' ? 'danger' : 'primary'}
          busy={ruling.isPending}
          error={ruling.error}
          onConfirm={(reason) =>
            ruling.mutate({
              body: {
                brand: row.brand,
                game,
                numero: row.numero,
                play: row.play,
                numbers: [row.number],
                rule,
                reason,
              },
            })
          }
        />
      )}
    </div>
  );
}
