import { addPlan, changePlan, PLAN_NAME_MAX, type Plan } from '@lanna/contract/people/agents/plans';
import { PRIZE_MODES, type PrizeMode } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { percentText } from '../../../../percent.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { RateFields, type RateTexts, ratesTyped } from './rate-fields.tsx';

/** A tenth: what an operator gives at most. */
const MOST = 10_000;

/** A plan that is new, or another version of one that is there. */
export function PlanDialog({
  plan,
  brand,
  onClose,
}: {
  plan: Plan | undefined;
  brand: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents-console');
  const [name, setName] = useState(plan?.name ?? '');
  const [isDefault, setDefault] = useState(plan?.isDefault ?? false);
  const [closed, setClosed] = useState(false);
  const [tried, setTried] = useState(false);
  const [texts, setTexts] = useState<RateTexts>(() =>
    Object.fromEntries(Object.entries(plan?.rates ?? {}).map(([key, rate]) => [key, percentText(rate)])),
  );
  const [modes, setModes] = useState<Partial<Record<PrizeMode, string>>>(() =>
    Object.fromEntries(Object.entries(plan?.modes ?? {}).map(([key, mode]) => [key, String(mode)])),
  );
  const onDone = ({ proposal }: { proposal: string | null }) => {
    notify({ text: proposal ? t('proposed') : t('plans.saved'), tone: 'success' });
    onClose();
  };
  const add = useOpsMutation(addPlan, { onDone });
  const change = useOpsMutation(changePlan, { onDone });

  function save(reason: string) {
    setTried(true);
    const rates = ratesTyped(texts, () => MOST);
    if (!rates || name.trim() === '') return;
    const wanted = { name: name.trim(), rates, modes: modesTyped(modes), isDefault, reason };
    if (plan) change.mutate({ params: { id: plan.id }, body: { ...wanted, closed, version: plan.version } });
    else add.mutate({ body: { ...wanted, brand } });
  }

  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={plan ? t('plans.changeTitle', { name: plan.name }) : t('plans.addTitle', { brand })}
      text={t('plans.dialogText')}
      action={t('plans.save')}
      busy={add.isPending || change.isPending}
      error={add.error ?? change.error}
      onConfirm={save}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('plans.name')}
          value={name}
          maxLength={PLAN_NAME_MAX}
          autoComplete="off"
          error={tried && name.trim() === '' ? t('plans.nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <RateFields texts={texts} onTexts={setTexts} most={() => MOST} tried={tried} />
        <div className="grid grid-cols-2 gap-3">
          {PRIZE_MODES.map((mode) => (
            <TextField
              key={mode}
              label={t('plans.mode', { mode })}
              hint={t('plans.modeHint')}
              inputMode="numeric"
              autoComplete="off"
              value={modes[mode] ?? ''}
              onChange={({ target }) => setModes({ ...modes, [mode]: target.value.replace(/\D/g, '') })}
            />
          ))}
        </div>
        <Checkbox
          label={t('plans.makeDefault')}
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
        />
        {plan && (
          <Checkbox
            label={t('plans.close')}
            checked={closed}
            onChange={({ target }) => setClosed(target.checked)}
          />
        )}
      </div>
    </ReasonDialog>
  );
}

function modesTyped(texts: Partial<Record<PrizeMode, string>>): Partial<Record<PrizeMode, number>> {
  return Object.fromEntries(
    PRIZE_MODES.flatMap((mode) => {
      const text = texts[mode] ?? '';
      return text === '' ? [] : [[mode, Math.min(2000, Number(text))]];
    }),
  );
}
