import {
  choosePositions,
  type ownPositions,
  type Position,
} from '@lanna/contract/commission/positions/positions';
import type { Value } from '@lanna/contract/endpoint';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { percentText, readPercent } from '../../../shared-parts/money/percent.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { sendShares } from './queries.ts';

type Texts = Partial<Record<RateCategory, string>>;
type Shares = Partial<Record<RateCategory, number>>;

/** A share for each kind of game, within what the one above lets the agent hold. */
export function OwnForm({ own }: { own: Value<typeof ownPositions> }) {
  const { t } = useTranslation('positions');
  const queries = useQueryClient();
  const form = useContractForm(choosePositions, {
    initial: { shares: {} as Texts },
    toBody: ({ shares }) => ({ shares: wantedOf(own.positions, shares) ?? {} }),
    // Each field says what is wrong with it, and a line that nothing is wanted.
    check: ({ shares }) => ({
      shares: Object.keys(wantedOf(own.positions, shares) ?? {}).length === 0 && '',
    }),
    send: sendShares,
    onDone: async ({ fromDay }) => {
      notify({ tone: 'success', text: t('own.saved', { day: fromDay }) });
      await queries.invalidateQueries({ queryKey: ['positions'] });
    },
  });
  const { value: texts, onChange: onTexts } = form.kept('shares');
  const wanted = wantedOf(own.positions, texts);
  const nothing = form.isTried && wanted !== undefined && Object.keys(wanted).length === 0;
  return (
    <form {...form.props} className="lit flex flex-col gap-4 rounded-large bg-raised p-4">
      <div>
        <h3 className="font-display font-semibold text-lg">{t('own.title')}</h3>
        <p className="text-muted text-sm">{t(`own.above.${own.above}`)}</p>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {own.positions.map((row) => (
          <ShareField
            key={row.category}
            row={row}
            text={texts[row.category]}
            tried={form.isTried}
            onText={(text) => onTexts({ ...texts, [row.category]: text })}
          />
        ))}
      </div>
      {form.problem && <FormError>{form.problem}</FormError>}
      <p className="text-muted text-sm">{t('own.fromDay', { day: own.nextDay })}</p>
      {nothing && (
        <p role="status" className="text-sm text-warning">
          {t('own.nothing')}
        </p>
      )}
      <Button type="submit" wide busy={form.isPending}>
        {t('own.save')}
      </Button>
    </form>
  );
}

function ShareField({
  row: { category, today, tomorrow, least, most, chosen },
  text = percentText(tomorrow),
  tried,
  onText,
}: {
  row: Position;
  text: string | undefined;
  tried: boolean;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation('positions');
  const share = readPercent(text);
  const within = t('own.within', { least: percentText(least), most: percentText(most) });
  const fieldError =
    share === undefined ? t('own.wrong') : share < least || share > most ? within : undefined;
  const held = chosen !== null && chosen !== tomorrow && t('own.held', { share: percentText(chosen) });
  const hint = [t('own.today', { share: percentText(today) }), within, held].filter(Boolean).join(' · ');
  return (
    <TextField
      label={t(`category.${category}`)}
      hint={hint}
      error={tried ? fieldError : undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={most === 0}
      after={<span className="pr-3 text-muted text-sm">%</span>}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

/** What differs from what counts from tomorrow; undefined while a field is wrong. */
function wantedOf(positions: readonly Position[], texts: Texts): Shares | undefined {
  const wanted: Shares = {};
  for (const { category, tomorrow, least, most } of positions) {
    const text = texts[category];
    if (text === undefined) continue;
    const share = readPercent(text);
    if (share === undefined || share < least || share > most) return undefined;
    if (share !== tomorrow) wanted[category] = share;
  }
  return wanted;
}
