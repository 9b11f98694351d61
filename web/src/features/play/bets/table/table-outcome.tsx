import type { BaccaratOutcome } from '@lanna/rules/play/tables/baccarat/deal';
import type { DragonTigerOutcome } from '@lanna/rules/play/tables/dragon-tiger/dragon-tiger';
import type { PictureOutcome } from '@lanna/rules/play/tables/fish-prawn-crab/fish-prawn-crab';
import type { RouletteOutcome } from '@lanna/rules/play/tables/roulette/roulette';
import type { DiceOutcome } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import { useTranslation } from 'react-i18next';
import { Die } from '../../../../shared-parts/table-game/die.tsx';
import { PlayingCard } from '../../../../shared-parts/table-game/playing-card.tsx';
import { Pocket } from '../../../../shared-parts/table-game/pocket.tsx';

/** What a round of a table has brought. `outcome` is what the rules of its kind make; nothing is shown of a kind that is not known here. */
export function TableOutcome({ kind, outcome }: { kind: string; outcome: unknown }) {
  switch (kind) {
    case 'baccarat':
      return <Baccarat outcome={outcome as BaccaratOutcome} />;
    case 'dragon-tiger':
      return <DragonTiger outcome={outcome as DragonTigerOutcome} />;
    case 'sic-bo':
    case 'hi-lo':
      return <Dice outcome={outcome as DiceOutcome} />;
    case 'fish-prawn-crab':
      return <Pictures outcome={outcome as PictureOutcome} />;
    case 'roulette':
      return <Pocket number={(outcome as RouletteOutcome).number} />;
    default:
      return null;
  }
}

function Baccarat({ outcome }: { outcome: BaccaratOutcome }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="flex flex-wrap gap-6">
      {(['player', 'banker'] as const).map((side) => (
        <Hand
          key={side}
          name={t(`tables.sides.${side}`)}
          cards={outcome[side]}
          points={outcome.points[side]}
        />
      ))}
    </div>
  );
}

function DragonTiger({ outcome }: { outcome: DragonTigerOutcome }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="flex flex-wrap gap-6">
      {(['dragon', 'tiger'] as const).map((side) => (
        <Hand key={side} name={t(`tables.sides.${side}`)} cards={[outcome[side]]} />
      ))}
    </div>
  );
}

function Hand({ name, cards, points }: { name: string; cards: readonly string[]; points?: number }) {
  return (
    <div>
      <p className="mb-1 text-muted text-xs">
        {name}
        {points !== undefined && <span className="figures font-semibold text-text"> {points}</span>}
      </p>
      <p className="flex gap-1">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: eight decks deal the same card twice; its place is its own.
          <PlayingCard key={at} card={card} />
        ))}
      </p>
    </div>
  );
}

function Dice({ outcome }: { outcome: DiceOutcome }) {
  return (
    <p className="flex items-center gap-2">
      {outcome.dice.map((die, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three dice have places, and no names.
        <Die key={at} value={die} className="size-9" />
      ))}
      <span className="sr-only">{outcome.dice.join(' ')} =</span>
      <span className="figures font-display font-semibold text-2xl">{outcome.total}</span>
    </p>
  );
}

function Pictures({ outcome }: { outcome: PictureOutcome }) {
  const { t } = useTranslation('catalogue');
  return (
    <p className="flex flex-wrap gap-2">
      {outcome.dice.map((picture, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice have places, and no names.
          key={at}
          className="flex h-11 min-w-16 items-center justify-center rounded-small bg-raised px-2 font-medium"
        >
          {t(`tables.pictures.${picture}`)}
        </span>
      ))}
    </p>
  );
}
