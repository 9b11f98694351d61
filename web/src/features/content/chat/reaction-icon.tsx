import type { Reaction } from '@lanna/rules/content/chat/message-shape';
import { Clover, Frown, HandHeart, Heart, Laugh, type LucideIcon, Sparkles } from 'lucide-react';

const ICONS: Readonly<Record<Reaction, LucideIcon>> = {
  heart: Heart,
  laugh: Laugh,
  wow: Sparkles,
  clap: HandHeart,
  luck: Clover,
  sad: Frown,
};

export function ReactionIcon({ of }: { of: Reaction }) {
  const Icon = ICONS[of];
  return <Icon aria-hidden="true" />;
}
