import { type ComponentProps, type ReactNode, useState } from 'react';
import { useRefusalText } from '../api/calls/refusal-text.ts';
import { FormError } from '../ui/fields/form-error.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { MoveButtons } from './moves/move-buttons.tsx';
import type { Moves } from './moves/use-moves.ts';
import { useOperator } from './operator.tsx';
import { Panel } from './panel.tsx';

/**
 * What a desk does with a record now: a button for each move, and why the last one was refused. On a page of its own a record has a form
 * under a tab for each move that needs one; beside a list, all of them share the fields above the buttons.
 */
export function DecisionPanel<Move extends string, Pressed extends Move>({
  title,
  desk,
  allowed,
  buttons,
  label,
  onMove,
  forms,
  children,
}: {
  title: string;
  desk: Pick<Moves<Move, never>, 'going' | 'error'>;
  /** As the record says. */
  allowed: readonly Move[];
  buttons: ComponentProps<typeof MoveButtons<Pressed>>['buttons'];
  label: (move: Move) => string;
  onMove: (move: Pressed) => void;
  /** Of moves that have a form of their own, in this order. */
  forms?: Partial<Record<Move, ReactNode>>;
  /** What stands first: who has it in hand, or the fields. */
  children?: ReactNode;
}) {
  const words = useRefusalText();
  const [shown, setShown] = useState<string>();
  const error = desk.error && <FormError>{words(desk.error)}</FormError>;
  const moves = (
    <MoveButtons buttons={buttons} allowed={allowed} going={desk.going} label={label} onMove={onMove} />
  );
  if (!forms)
    return (
      <section className="flex flex-col gap-3 rounded-medium border border-line bg-raised/40 p-4">
        <h3 className="font-semibold text-sm">{title}</h3>
        {children}
        {error}
        {moves}
      </section>
    );
  const tabs = (Object.keys(forms) as Move[])
    .filter((move) => allowed.includes(move))
    .map((value) => ({ value, label: label(value), content: forms[value] }));
  const tab = tabs.find(({ value }) => value === shown) ?? tabs[0];
  return (
    <Panel title={title}>
      <div className="flex flex-col gap-4">
        {children}
        {moves}
        {tab && <Tabs label={title} value={tab.value} onValueChange={setShown} tabs={tabs} />}
        {error}
      </div>
    </Panel>
  );
}

/** In whose hands it is: the reader's own, or another operator's. */
export function InHands({ of, yours, others }: { of: string; yours: string; others: string }) {
  const { name, displayName } = useOperator();
  return <p className="text-sm">{[name, displayName].includes(of) ? yours : others}</p>;
}
