import { Landmark } from 'lucide-react';
import { classes } from '../../../../ui/classes.ts';

/** A bank by the letters and the colour people know it by: a mark of our own, no bank's emblem. */
export function BankMark({ code, small = false }: { code: string; small?: boolean }) {
  const variant = Variants[code];
  return (
    <span
      aria-hidden="true"
      style={variant && { backgroundColor: variant.ground, color: variant.ink ?? '#fff' }}
      className={classes(
        'flex shrink-0 items-center justify-center rounded-full border border-line bg-sunken font-bold font-display text-muted leading-none tracking-tight',
        small ? 'size-8 text-[0.6rem]' : 'size-11 text-xs',
      )}
    >
      {variant ? variant.letters : <Landmark className={small ? 'size-4' : 'size-5'} />}
    </span>
  );
}

interface Variant {
  letters: string;
  ground: string;
  ink?: string;
}

const Variants: Readonly<Record<string, Variant>> = {
  KBANK: { letters: 'K', ground: '#0a7d2c' },
  SCB: { letters: 'SCB', ground: '#4e2e7f' },
  BBL: { letters: 'BBL', ground: '#1e4598' },
  KTB: { letters: 'KTB', ground: '#0b6fa8' },
  BAY: { letters: 'BAY', ground: '#fec43b', ink: '#3d2b1f' },
  TTB: { letters: 'ttb', ground: '#0a55c4' },
  GSB: { letters: 'GSB', ground: '#c2147a' },
  BAAC: { letters: 'BAAC', ground: '#2f7a14' },
  GHB: { letters: 'GHB', ground: '#b8520a' },
  CIMBT: { letters: 'CB', ground: '#7e2f36' },
  UOBT: { letters: 'UOB', ground: '#0b3979' },
  LHB: { letters: 'LH', ground: '#5b5d61' },
  KKP: { letters: 'KKP', ground: '#56468c' },
  TISCO: { letters: 'TCO', ground: '#12549f' },
  ISBT: { letters: 'IBT', ground: '#184615' },
  PROMPTPAY: { letters: 'PP', ground: '#003d6a' },
};
