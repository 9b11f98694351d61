/** Short functions for writing SVG. Coordinates are rounded to a tenth, shares to a hundredth: no visible loss, smaller files. */

type Attributes = Record<string, string | number | undefined>;

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

export function n(value: number): string {
  const places = Math.abs(value) < 2 ? 100 : 10;
  return String(Math.round(value * places) / places);
}

/** A path's data, its numbers rounded. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, at) => text + n(values[at - 1] ?? 0) + part);
}

export function group(transform: string, ...children: string[]): string {
  return `<g transform="${transform}">${children.join('')}</g>`;
}

export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string {
  return tag('ellipse', { cx, cy, rx, ry, ...attributes });
}

/** The same drawing, turned around the origin: `times` copies over `arc` degrees, middle one upright. */
export function fan(times: number, arc: number, drawing: (at: number) => string): string {
  const step = times > 1 ? arc / (times - 1) : 0;
  return Array.from({ length: times }, (_, at) =>
    group(`rotate(${n(at * step - arc / 2)})`, drawing(at)),
  ).join('');
}

/** The same drawing all around the origin. */
export function ring(times: number, drawing: (at: number) => string): string {
  return Array.from({ length: times }, (_, at) =>
    group(`rotate(${n((360 / times) * at)})`, drawing(at)),
  ).join('');
}

/** The left half and its mirror image. */
export function mirrored(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}

/** Something drawn once and referred to by its name. */
export interface Paint {
  id: string;
  svg: string;
}

export function vertical(id: string, ...stops: string[]): Paint {
  return gradient('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops);
}

export function slanted(id: string, ...stops: string[]): Paint {
  return gradient('linearGradient', { id, x1: 0.1, y1: 0, x2: 0.9, y2: 1 }, stops);
}

/** Light that falls from the upper middle. */
export function radial(id: string, stops: string[], at: Attributes = {}): Paint {
  return gradient('radialGradient', { id, cx: 0.5, cy: 0.42, r: 0.6, ...at }, stops);
}

/** A stop is a colour, or `colour/opacity`; stops lie at even distances. */
function gradient(name: string, attributes: Attributes & { id: string }, stops: string[]): Paint {
  const last = Math.max(1, stops.length - 1);
  const drawn = stops.map((stop, at) => {
    const [colour, opacity] = stop.split('/');
    const offset = Math.round((at / last) * 100) / 100;
    return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
  });
  return { id: attributes.id, svg: tag(name, attributes, ...drawn) };
}

/** The whole picture, with those of the paints that it really uses; a paint may itself use earlier ones. */
export function picture(
  width: number,
  height: number,
  paints: readonly Paint[],
  ...content: string[]
): string {
  const body = content.join('');
  const used: string[] = [];
  for (const { id, svg } of paints.toReversed()) {
    const refers = (text: string) => text.includes(`#${id})`) || text.includes(`#${id}"`);
    if (refers(body) || used.some(refers)) used.unshift(svg);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${used.join('')}</defs>${body}</svg>`;
}
