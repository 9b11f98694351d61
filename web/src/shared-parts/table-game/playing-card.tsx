const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card such as `AS` or `TH`, small. */
export function PlayingCard({ card }: { card: string }) {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const suit = card.charAt(1);
  const isRed = suit === 'H' || suit === 'D';
  return (
    <span
      className="figures inline-flex h-11 w-8 flex-col items-center justify-center rounded-small border border-line font-semibold text-sm leading-tight"
      style={{ backgroundColor: '#f9f5ea', color: isRed ? '#b3261e' : '#1f2430' }}
    >
      {rank}
      <span aria-hidden="true">{SUITS[suit] ?? suit}</span>
    </span>
  );
}
