import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import {
  Cherry,
  Club,
  Fish,
  Gamepad2,
  type LucideIcon,
  MonitorPlay,
  Ticket,
  TicketCheck,
  Trophy,
} from 'lucide-react';

const ICONS: Record<VendorGroup, LucideIcon> = {
  ELOTT: TicketCheck,
  LOTT: Ticket,
  LIVE: MonitorPlay,
  SPORTS: Trophy,
  FISH: Fish,
  RNG: Cherry,
  PVP: Club,
  ESPORTS: Gamepad2,
};

export function CategoryIcon({ group }: { group: VendorGroup }) {
  const Icon = ICONS[group];
  return <Icon aria-hidden="true" />;
}
