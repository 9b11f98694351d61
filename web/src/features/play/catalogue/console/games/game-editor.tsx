import { VOLATILITIES } from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES, LOTTERY_KINDS } from '@lanna/contract/play/catalogue/game-kinds';
import { changeGame, type GameFields, type GamePage } from '@lanna/contract/play/catalogue/ops';
import { LANGUAGES } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../../console/operator.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';

/** Names, category and features of a game, set by hand at every brand. The vendor's lists change no more what was set so. */
export function GameEditor({ game }: { game: GamePage }) {
  const { t } = useTranslation('catalogue-console');
  const words = useRefusalText();
  const { house } = useOperator();
  const [form, setForm] = useState<GameFields>();
  const saving = useOpsMutation(changeGame);
  if (!house.includes('catalogue.change')) return null;
  if (!form)
    return (
      <div className="flex flex-col items-start gap-2">
        {game.byHand.length > 0 && (
          <p className="text-muted text-xs">
            {t('games.byHand', {
              fields: game.byHand.map((field) => t(`list.field.${handWord(field)}`)).join(', '),
            })}
          </p>
        )}
        <Button variant="secondary" size="small" onClick={() => setForm(fieldsOf(game))}>
          {t('games.edit')}
        </Button>
      </div>
    );
  const setName = (language: (typeof LANGUAGES)[number], text: string) => {
    const { [language]: _, ...others } = form.name;
    setForm({ ...form, name: text ? { ...others, [language]: text } : others });
  };
  return (
    <form
      className="flex flex-col gap-3 rounded-medium border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const features = form.features.filter(Boolean);
        saving.mutate({ params: { id: game.id }, body: { ...form, features, version: game.version } });
      }}
    >
      <p className="text-muted text-sm">{t('games.editText')}</p>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t('games.nameIn', { language: t(`language.${language}`) })}
          maxLength={255}
          value={form.name[language] ?? ''}
          onChange={({ target }) => setName(language, target.value)}
        />
      ))}
      <SelectField
        label={t('field.category')}
        value={form.category}
        options={game.vendorCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        onChange={({ target }) => {
          const category = game.vendorCategories.find((one) => one === target.value);
          if (category) setForm({ ...form, category });
        }}
      />
      <SelectField
        label={t('field.volatility')}
        value={form.volatility ?? ''}
        options={[
          { value: '', label: t('games.unknown') },
          ...VOLATILITIES.map((value) => ({ value, label: t(`volatility.${value}`) })),
        ]}
        onChange={({ target }) =>
          setForm({ ...form, volatility: VOLATILITIES.find((one) => one === target.value) ?? null })
        }
      />
      {form.category === 'LIVE' && (
        <SelectField
          label={t('field.liveClass')}
          value={form.liveClass ?? ''}
          options={[
            { value: '', label: t('games.unknown') },
            ...LIVE_CLASSES.map((value) => ({ value, label: t(`liveClass.${value}`) })),
          ]}
          onChange={({ target }) =>
            setForm({ ...form, liveClass: LIVE_CLASSES.find((one) => one === target.value) ?? null })
          }
        />
      )}
      {form.category === 'LOTT' && (
        <SelectField
          label={t('field.lotteryKind')}
          value={form.lotteryKind ?? ''}
          options={[
            { value: '', label: t('lotteryKind.other') },
            ...LOTTERY_KINDS.map((value) => ({ value, label: t(`lotteryKind.${value}`) })),
          ]}
          onChange={({ target }) =>
            setForm({ ...form, lotteryKind: LOTTERY_KINDS.find((one) => one === target.value) ?? null })
          }
        />
      )}
      <TextField
        label={t('field.features')}
        hint={t('games.featuresHint')}
        value={form.features.join(' ')}
        onChange={({ target }) => setForm({ ...form, features: target.value.split(/[\s,]/) })}
      />
      <Checkbox
        label={t('games.demoAllowed')}
        checked={form.demo}
        onChange={({ target }) => setForm({ ...form, demo: target.checked })}
      />
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={saving.isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setForm(undefined)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function fieldsOf(game: GamePage): GameFields {
  const { names, category, volatility, features, liveClass, lotteryKind, demo } = game;
  return { name: names, category, volatility, features, liveClass, lotteryKind, demo };
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
