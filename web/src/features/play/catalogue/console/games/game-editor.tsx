import { VOLATILITIES } from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES, LOTTERY_KINDS } from '@lanna/contract/play/catalogue/game-kinds';
import { changeGame, type GamePage } from '@lanna/contract/play/catalogue/ops';
import { LANGUAGES } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../../console/operator.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';

/** Names, category and features of a game, set by hand at every brand. The vendor's lists change no more what was set so. */
export function GameEditor({ game }: { game: GamePage }) {
  const { t } = useTranslation('catalogue-console');
  const { house } = useOperator();
  const [isEditing, setIsEditing] = useState(false);
  if (!house.includes('catalogue.change')) return null;
  if (isEditing) return <Form game={game} onClose={() => setIsEditing(false)} />;
  return (
    <div className="flex flex-col items-start gap-2">
      {game.byHand.length > 0 && (
        <p className="text-muted text-xs">
          {t('games.byHand', {
            fields: game.byHand.map((field) => t(`list.field.${handWord(field)}`)).join(', '),
          })}
        </p>
      )}
      <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
        {t('games.edit')}
      </Button>
    </div>
  );
}

function Form({ game, onClose }: { game: GamePage; onClose: () => void }) {
  const { t } = useTranslation('catalogue-console');
  const saving = useOpsMutation(changeGame);
  const form = useContractForm(changeGame, {
    initial: {
      name: Object.fromEntries(LANGUAGES.map((language) => [language, game.names[language] ?? ''])),
      category: game.category,
      volatility: game.volatility ?? ('' as const),
      liveClass: game.liveClass ?? ('' as const),
      lotteryKind: game.lotteryKind ?? ('' as const),
      features: game.features.join(' '),
      demo: game.demo,
    },
    version: game.version,
    toBody: ({ name, volatility, liveClass, lotteryKind, features, ...typed }, version) => ({
      ...typed,
      name: Object.fromEntries(Object.entries(name).filter(([, text]) => text !== '')),
      volatility: volatility || null,
      liveClass: liveClass || null,
      lotteryKind: lotteryKind || null,
      features: features.split(/[\s,]/).filter(Boolean),
      version,
    }),
    refusals: { category_not_of_vendor: 'category' },
    send: (body) => saving.mutateAsync({ params: { id: game.id }, body }),
  });
  const { category } = form.values;
  return (
    <form {...form.props} className="flex flex-col gap-3 rounded-medium border border-line p-3">
      <p className="text-muted text-sm">{t('games.editText')}</p>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...form.field(`name.${language}`)}
          label={t('games.nameIn', { language: t(`language.${language}`) })}
          required={false}
        />
      ))}
      <SelectField
        {...form.field('category')}
        label={t('field.category')}
        options={game.vendorCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <SelectField
        {...form.field('volatility')}
        label={t('field.volatility')}
        options={[
          { value: '', label: t('games.unknown') },
          ...VOLATILITIES.map((value) => ({ value, label: t(`volatility.${value}`) })),
        ]}
      />
      {category === 'LIVE' && (
        <SelectField
          {...form.field('liveClass')}
          label={t('field.liveClass')}
          options={[
            { value: '', label: t('games.unknown') },
            ...LIVE_CLASSES.map((value) => ({ value, label: t(`liveClass.${value}`) })),
          ]}
        />
      )}
      {category === 'LOTT' && (
        <SelectField
          {...form.field('lotteryKind')}
          label={t('field.lotteryKind')}
          options={[
            { value: '', label: t('lotteryKind.other') },
            ...LOTTERY_KINDS.map((value) => ({ value, label: t(`lotteryKind.${value}`) })),
          ]}
        />
      )}
      <TextField
        {...form.field('features')}
        label={t('field.features')}
        hint={t('games.featuresHint')}
        required={false}
      />
      <Checkbox {...form.field('demo')} label={t('games.demoAllowed')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={form.isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

const HAND_WORDS = [
  'name',
  'game_type',
  'volatility',
  'features',
  'live_class',
  'lottery_kind',
  'demo_supported',
] as const;

function handWord(field: string): (typeof HAND_WORDS)[number] {
  return HAND_WORDS.find((known) => known === field) ?? 'name';
}
