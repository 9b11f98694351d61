import { type BrandGame, changeBrandGame, type GamePage } from '@lanna/contract/play/catalogue/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useMay, useOperator } from '../../../../../console/operator.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';

/** What each brand of the scope does with a game. */
export function GameBrands({ game }: { game: GamePage }) {
  const { t } = useTranslation('catalogue-console');
  return (
    <section aria-labelledby="game-brands" className="flex flex-col gap-3">
      <h3 id="game-brands" className="font-semibold text-sm">
        {t('games.atBrands')}
      </h3>
      {game.brands.map((brand) => (
        // Another version is another form: what was saved is what is shown.
        <OneBrand key={`${brand.brand} ${brand.version}`} game={game} brand={brand} />
      ))}
    </section>
  );
}

function OneBrand({ game, brand }: { game: GamePage; brand: BrandGame }) {
  const { t } = useTranslation('catalogue-console');
  const words = useRefusalText();
  const may = useMay();
  const { brands } = useOperator();
  const name = brands.find(({ code }) => code === brand.brand)?.name ?? brand.brand;
  const [form, setForm] = useState(brand);
  const saving = useOpsMutation(changeBrandGame);
  const allowed = may('catalogue.change', brand.brand);
  const isChanged = (['hidden', 'position', 'hotPosition'] as const).some(
    (field) => form[field] !== brand[field],
  );
  return (
    <form
      className="flex flex-col gap-2.5 rounded-medium border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { hidden, position, hotPosition, version } = form;
        saving.mutate({
          params: { id: game.id, brand: brand.brand },
          body: { hidden, position, hotPosition, version },
        });
      }}
    >
      <fieldset disabled={!allowed} className="flex flex-col gap-2.5">
        <legend className="mb-1 font-medium text-sm">{name}</legend>
        <Checkbox
          label={t('games.hide')}
          checked={form.hidden}
          onChange={({ target }) => setForm({ ...form, hidden: target.checked })}
        />
        <div className="grid grid-cols-2 gap-3">
          <PlaceField
            label={t('games.place')}
            value={form.position}
            onValueChange={(position) => setForm({ ...form, position })}
          />
          <PlaceField
            label={t('games.hotPlace')}
            value={form.hotPosition}
            onValueChange={(hotPosition) => setForm({ ...form, hotPosition })}
          />
        </div>
        <p className="text-muted text-xs">{t('games.placeHint')}</p>
      </fieldset>
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      {isChanged && (
        <div className="flex gap-2">
          <Button type="submit" size="small" busy={saving.isPending}>
            {t('save')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setForm(brand)}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

function PlaceField({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: number | null;
  onValueChange: (place: number | null) => void;
}) {
  return (
    <TextField
      label={label}
      type="number"
      min={0}
      max={100_000}
      value={value ?? ''}
      onChange={({ target }) =>
        onValueChange(target.value === '' ? null : Math.max(0, Math.trunc(Number(target.value))))
      }
    />
  );
}
