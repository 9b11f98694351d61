import { type BrandGame, changeBrandGame, type GamePage } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useMay, useOperator } from '../../../../../console/operator.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
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
  const may = useMay();
  const { brands } = useOperator();
  const name = brands.find(({ code }) => code === brand.brand)?.name ?? brand.brand;
  const saving = useOpsMutation(changeBrandGame);
  const form = useContractForm(changeBrandGame, {
    initial: {
      hidden: brand.hidden,
      position: String(brand.position ?? ''),
      hotPosition: String(brand.hotPosition ?? ''),
    },
    version: brand.version,
    toBody: ({ hidden, position, hotPosition }, version) => ({
      hidden,
      position: placeOf(position),
      hotPosition: placeOf(hotPosition),
      version,
    }),
    send: (body) => saving.mutateAsync({ params: { id: game.id, brand: brand.brand }, body }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-2.5 rounded-medium border border-line p-3">
      <fieldset disabled={!may('catalogue.change', brand.brand)} className="flex flex-col gap-2.5">
        <legend className="mb-1 font-medium text-sm">{name}</legend>
        <Checkbox {...form.field('hidden')} label={t('games.hide')} />
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.field('position')} label={t('games.place')} type="number" />
          <TextField {...form.field('hotPosition')} label={t('games.hotPlace')} type="number" />
        </div>
        <p className="text-muted text-xs">{t('games.placeHint')}</p>
      </fieldset>
      {form.problem && <FormError>{form.problem}</FormError>}
      {form.isChanged && (
        <div className="flex gap-2">
          <Button type="submit" size="small" busy={form.isPending}>
            {t('save')}
          </Button>
          <Button variant="ghost" size="small" onClick={form.undo}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Left empty it has none. */
function placeOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
