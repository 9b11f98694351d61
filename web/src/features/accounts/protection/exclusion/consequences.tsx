import { Banknote, BellOff, CircleSlash2, Hourglass, RotateCw, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS = {
  play: <CircleSlash2 />,
  everywhere: <UsersRound />,
  money: <Banknote />,
  rounds: <RotateCw />,
  messages: <BellOff />,
  end: <Hourglass />,
};
export type ConsequenceKind = keyof typeof ICONS;

/** What happens then, each with its picture: to play, money, rounds under way, messages, and how it ends. */
export function Consequences({ lines }: { lines: readonly { kind: ConsequenceKind; text: ReactNode }[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map(({ kind, text }) => (
        <li key={kind} className="flex items-start gap-3 text-sm">
          <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text [&_svg]:size-4.5">
            {ICONS[kind]}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
