/** Code points of a message; what it counts for its writer. */
export const MESSAGE_MAX = 300;
export const LINES_MAX = 5;
/** For how long a writer may take an own message back. */
export const DELETE_WITHIN_SECONDS = 60;

export const REACTIONS = ['heart', 'laugh', 'wow', 'clap', 'luck', 'sad'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Names of the house's own stickers; the site draws them. */
export const STICKERS = [
  'lantern',
  'lantern-up',
  'elephant',
  'elephant-joy',
  'elephant-cry',
  'naga',
  'lotus',
  'seven',
  'coins',
  'dice',
  'clover',
  'crown',
  'rocket',
  'fireworks',
  'heart',
  'clap',
  'wai',
  'thumb',
  'ticket',
  'moon',
  'tea',
  'rain',
  'sleep',
  'hello',
] as const;
export type Sticker = (typeof STICKERS)[number];

/** Ends of lines of one kind, and nothing around. */
export function tidyMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim();
}

/** As people count characters: code points. */
export function messageLength(text: string): number {
  return [...tidyMessage(text)].length;
}

function messageLines(text: string): number {
  return tidyMessage(text).split('\n').length;
}

type ShapeError = 'empty' | 'long' | 'lines';

export function shapeErrorOf(text: string): ShapeError | undefined {
  const length = messageLength(text);
  if (length === 0) return 'empty';
  if (length > MESSAGE_MAX) return 'long';
  return messageLines(text) > LINES_MAX ? 'lines' : undefined;
}
