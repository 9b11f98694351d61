import { useState } from 'react';

/** The draw that closed while a slip was being made, and the next one, which it stands on now. */
export function useMovedDraw(
  numero: string | undefined,
  hasSlip: boolean,
): { from: string; to: string } | undefined {
  const [seen, setSeen] = useState(numero);
  const [moved, setMoved] = useState<{ from: string; to: string }>();
  if (numero !== undefined && numero !== seen) {
    setSeen(numero);
    setMoved(seen !== undefined && hasSlip ? { from: seen, to: numero } : undefined);
  }
  return hasSlip ? moved : undefined;
}
