import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';

/** A button for each move that the record allows now; while one is under way, none of them is pressed. */
export function MoveButtons<Move extends string>({
  buttons,
  allowed,
  going,
  label,
  onMove,
}: {
  /** Those that have a button here, in this order. */
  buttons: readonly { move: Move; variant: NonNullable<ComponentProps<typeof Button>['variant']> }[];
  allowed: readonly string[];
  /** What is under way, of all moves of the record. */
  going: string | undefined;
  label: (move: Move) => string;
  onMove: (move: Move) => void;
}) {
  const shown = buttons.filter(({ move }) => allowed.includes(move));
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(({ move, variant }) => (
        <Button
          key={move}
          variant={variant}
          size="small"
          busy={going === move}
          disabled={going !== undefined}
          onClick={() => onMove(move)}
        >
          {label(move)}
        </Button>
      ))}
    </div>
  );
}
