import {
  changeWithdrawalSettings,
  RANK_LIMITS_MAX,
  type WithdrawalSettings,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { areLimitsSound, type Draft, draftOf, readDraft } from './settings-draft.ts';

const TIMES = ['coolingHours', 'promisedMinutes', 'receiptMinutes', 'bankAccountsMax'] as const;
const AMOUNTS = ['automaticLimit', 'smallBalance'] as const;
const COLUMNS = ['rankLevelMin', 'min', 'max', 'dayAmount', 'dayCount'] as const;

/** Amounts, times, and the limits of each rank: changed together, with the reason why. */
export function LimitsForm({ settings, mayChange }: { settings: WithdrawalSettings; mayChange: boolean }) {
  const { t } = useTranslation('withdrawals-console');
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [asking, setAsking] = useState(false);
  const saving = useOpsMutation(changeWithdrawalSettings, {
    onDone: ({ proposal }) => {
      setAsking(false);
      notify({ text: proposal ? t('proposed') : t('settings.saved'), tone: 'success' });
    },
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(settings));
  const read = readDraft(draft, usePageLanguage());
  const isSound = read !== undefined && areLimitsSound(read.limits);

  function changeLimit(at: number, changed: Partial<Draft['limits'][number]>) {
    setDraft({
      ...draft,
      limits: draft.limits.map((one, index) => (index === at ? { ...one, ...changed } : one)),
    });
  }

  return (
    <Panel title={t('settings.limits')} text={t('settings.limitsText', { currency: settings.currency })}>
      <fieldset disabled={!mayChange} className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          {AMOUNTS.map((name) => (
            <MoneyField
              key={name}
              label={t(`settings.field.${name}`)}
              hint={t(`settings.hint.${name}`)}
              value={draft[name]}
              onType={(typed) => setDraft({ ...draft, [name]: typed })}
            />
          ))}
          {TIMES.map((name) => (
            <TextField
              key={name}
              label={t(`settings.field.${name}`)}
              hint={t(`settings.hint.${name}`)}
              inputMode="numeric"
              autoComplete="off"
              value={draft[name]}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
            />
          ))}
        </div>
        <div className="overflow-x-auto">
          <table className="w-full min-w-[38rem] text-sm">
            <caption className="pb-2 text-left font-semibold">{t('settings.byRank')}</caption>
            <thead>
              <tr className="text-left text-muted text-xs">
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" className="pr-2 pb-1.5 font-medium">
                    {t(`settings.rank.${name}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {draft.limits.map((limit, at) => (
                <tr key={limit.key}>
                  {COLUMNS.map((name) => (
                    <td
                      key={name}
                      className={
                        name.endsWith('Count') || name === 'rankLevelMin' ? 'w-20 py-1 pr-2' : 'py-1 pr-2'
                      }
                    >
                      {name === 'rankLevelMin' || name === 'dayCount' ? (
                        <TextField
                          quiet
                          label={t('settings.cell', { column: t(`settings.rank.${name}`), row: at + 1 })}
                          inputMode="numeric"
                          autoComplete="off"
                          value={limit[name]}
                          onChange={({ target }) => changeLimit(at, { [name]: target.value })}
                        />
                      ) : (
                        <MoneyField
                          quiet
                          label={t('settings.cell', { column: t(`settings.rank.${name}`), row: at + 1 })}
                          value={limit[name]}
                          onType={(typed) => changeLimit(at, { [name]: typed })}
                        />
                      )}
                    </td>
                  ))}
                  <td className="w-9">
                    {draft.limits.length > 1 && (
                      <IconButton
                        size="small"
                        label={t('settings.removeRank', { row: at + 1 })}
                        onClick={() =>
                          setDraft({ ...draft, limits: draft.limits.filter(({ key }) => key !== limit.key) })
                        }
                      >
                        <X aria-hidden="true" />
                      </IconButton>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {isChanged && !isSound && (
          <p role="alert" className="text-danger text-sm">
            {read === undefined ? t('settings.unreadable') : t('settings.unsound')}
          </p>
        )}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" disabled={!isChanged || !isSound} onClick={() => setAsking(true)}>
              {t('settings.save')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              disabled={draft.limits.length >= RANK_LIMITS_MAX}
              icon={<Plus aria-hidden="true" />}
              onClick={() => setDraft({ ...draft, limits: [...draft.limits, furtherRank(draft)] })}
            >
              {t('settings.addRank')}
            </Button>
          </div>
        )}
      </fieldset>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.ask', { brand: settings.brand })}
        text={t('settings.askText')}
        action={t('settings.save')}
        busy={saving.isPending}
        error={saving.error}
        onConfirm={(reason) => {
          if (!read) return;
          saving.mutate({
            params: { code: settings.brand },
            body: { ...read, version: settings.version, reason },
          });
        }}
      />
    </Panel>
  );
}

/** As the last line, of the next rank. */
function furtherRank({ limits }: Draft): Draft['limits'][number] {
  const last = limits.at(-1);
  const level = Number(last?.rankLevelMin ?? -1) + 1;
  return {
    key: crypto.randomUUID(),
    rankLevelMin: String(level),
    min: last?.min ?? '',
    max: last?.max ?? '',
    dayAmount: last?.dayAmount ?? '',
    dayCount: last?.dayCount ?? '',
  };
}
