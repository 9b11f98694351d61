import type { HelpIcon } from '@lanna/contract/content/help/help';
import {
  CircleHelp,
  Compass,
  Gamepad2,
  HeartHandshake,
  type LucideIcon,
  Scale,
  ShieldCheck,
  Smartphone,
  UserPlus,
  UserRound,
  WalletMinimal,
} from 'lucide-react';

const PICTOGRAMS = {
  start: Compass,
  account: UserRound,
  security: ShieldCheck,
  wallet: WalletMinimal,
  games: Gamepad2,
  fairness: Scale,
  care: HeartHandshake,
  invite: UserPlus,
  phone: Smartphone,
  question: CircleHelp,
} as const satisfies Record<HelpIcon, LucideIcon>;

/** What a category of the help centre is drawn with. */
export function HelpPictogram({ icon, className }: { icon: HelpIcon; className?: string }) {
  const Pictogram = PICTOGRAMS[icon];
  return <Pictogram className={className} aria-hidden="true" />;
}
