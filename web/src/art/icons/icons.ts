/** What is drawn with the pen and what is filled, in a box of 24 by 24. */
interface Drawing {
  stroke?: string;
  fill?: string;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const dots = (radius: number, ...places: [number, number][]) => places.map(([x, y]) => circle(x, y, radius)).join('');

/** Short strokes all around the middle: the rays of the sun, the teeth of the gear. */
function rays(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / count;
    const at = (radius: number) => `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');
}

const person = `${circle(12, 8, 4)}M4.5 20.5c.6-4.3 3.5-6.5 7.5-6.5s6.9 2.2 7.5 6.5`;
const speaker = 'M3.5 9.5h3.5l5-4.5v14l-5-4.5h-3.5z';
const tray = 'M4 15.5v4.5h16v-4.5';
const arrowLeft = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
const triangle = 'M8 5.2v13.6l11-6.8z';

const drawings = {
  undo: { stroke: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.25 5.25 0 0 1 0 10.5H7.5' },
  redo: { stroke: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.25 5.25 0 0 0 0 10.5h6.5' },
  hint: { stroke: 'M9.5 17c0-2.6-3.5-3.6-3.5-7.8a6 6 0 0 1 12 0c0 4.2-3.5 5.2-3.5 7.8zM10 20.8h4M12 13.5v3' },
  log: { stroke: 'M9 6h11M9 12h11M9 18h7', fill: dots(1.4, [4.5, 6], [4.5, 12], [4.5, 18]) },
  rules: { stroke: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20' },
  again: { stroke: 'M19.5 12.5a7.5 7.5 0 1 1-3-6.3M16.8 2.5v4.3h-4.4' },
  branch: { stroke: 'M3.5 17.5h6c4 0 4.5-9 9-9M14.5 4.5l4 4-4 4M13.5 17.5h7' },
  scales: { stroke: 'M12 3.5v17M7.5 20.5h9M4 6.5h16M4 6.5 1.5 13.5a2.8 2.8 0 0 0 5 0zM20 6.5l-2.5 7a2.8 2.8 0 0 0 5 0z' },
  replay: { stroke: triangle, fill: triangle },
  settings: { stroke: circle(12, 12, 6.2) + rays(8, 7.2, 9.8), fill: circle(12, 12, 2) },
  menu: { stroke: 'M4 6h16M4 12h16M4 18h16' },
  more: { fill: dots(1.9, [5, 12], [12, 12], [19, 12]) },
  'sound-on': { stroke: `${speaker}M15.5 9.3c1.3 1.7 1.3 3.7 0 5.4M18.2 6.5c3 3.4 3 7.6 0 11` },
  'sound-off': { stroke: `${speaker}M16 9.5l5 5M21 9.5l-5 5` },
  sun: { stroke: circle(12, 12, 4) + rays(8, 7, 9.3) },
  moon: { stroke: 'M13.5 3.5a8.6 8.6 0 1 0 7 11.5 7.2 7.2 0 0 1-7-11.5z' },
  monitor: { stroke: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM12 16.5v4M8 20.5h8' },
  close: { stroke: 'M6 6l12 12M18 6 6 18' },
  back: { stroke: arrowLeft },
  next: { stroke: 'M9 5l7 7-7 7' },
  previous: { stroke: 'M15 5l-7 7 7 7' },
  play: { stroke: triangle, fill: triangle },
  pause: { stroke: 'M8 5.5h2v13H8zM14 5.5h2v13h-2z', fill: 'M8 5.5h2v13H8zM14 5.5h2v13h-2z' },
  first: { stroke: 'M6 5.5v13M18 5.5l-8 6.5 8 6.5z', fill: 'M18 5.5l-8 6.5 8 6.5z' },
  last: { stroke: 'M18 5.5v13M6 5.5l8 6.5-8 6.5z', fill: 'M6 5.5l8 6.5-8 6.5z' },
  plus: { stroke: 'M12 5v14M5 12h14' },
  minus: { stroke: 'M5 12h14' },
  check: { stroke: 'M4.5 12.5l5 5.5L19.5 6.5' },
  cross: { stroke: 'M5 5.5c5 4 9.5 8.5 13.5 13.5M19 5c-5 3.5-10 8.5-14 14' },
  trash: { stroke: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v5.5M14 10.5v5.5' },
  copy: { stroke: 'M9 8.5h9.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5H9a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 9 8.5zM16 5V4.5A1.5 1.5 0 0 0 14.5 3H5.5A1.5 1.5 0 0 0 4 4.5v9A1.5 1.5 0 0 0 5 15' },
  download: { stroke: `M12 4v11.5M7 11l5 5 5-5${tray}` },
  upload: { stroke: `M12 15.5V4M7 8.5l5-5 5 5${tray}` },
  install: { stroke: 'M14 3.5H8A1.5 1.5 0 0 0 6.5 5v14A1.5 1.5 0 0 0 8 20.5h8a1.5 1.5 0 0 0 1.5-1.5v-5M11 17.5h2M19 3v7M15.5 7l3.5 3.5L22.5 7' },
  people: { stroke: `${circle(9, 8.5, 3.5)}M2.5 19.5c.5-3.9 3-5.8 6.5-5.8s6 1.9 6.5 5.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.3c2.2.7 3.4 2.5 3.7 5.2` },
  bot: { stroke: 'M7 8h10a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 17 19H7a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 7 8zM12 8V4.5M1.8 12v3M22.2 12v3', fill: dots(1.4, [9, 13.5], [15, 13.5], [12, 3.8]) },
  person: { stroke: person },
  dice: { stroke: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5z', fill: dots(1.6, [8.3, 8.3], [12, 12], [15.7, 15.7]) },
  eye: { stroke: `M2.5 12c2.2-4.2 5.4-6.5 9.5-6.5s7.3 2.3 9.5 6.5c-2.2 4.2-5.4 6.5-9.5 6.5s-7.3-2.3-9.5-6.5z${circle(12, 12, 3)}` },
  search: { stroke: `${circle(10.5, 10.5, 6.5)}M15.5 15.5l5 5` },
  share: { stroke: 'M12 14V3.5M8 7l4-4 4 4M8.5 10.5H5.5v10h13v-10h-3' },
  warning: { stroke: 'M12 4 21.5 20h-19zM12 10v4.5', fill: circle(12, 17.3, 1.2) },
  info: { stroke: `${circle(12, 12, 9)}M12 11.5V17`, fill: circle(12, 7.7, 1.3) },
  flag: { stroke: 'M5.5 21V3.5M5.5 4.5c4.5-2.5 8.5 2.5 13 0v9c-4.5 2.5-8.5-2.5-13 0' },
  trophy: { stroke: 'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-4c0 3.5 1.5 5.5 4.3 5.5M16.5 5.5h4c0 3.5-1.5 5.5-4.3 5.5M12 14v3.5M8 20.5c.3-2 1.8-3 4-3s3.7 1 4 3z' },
  chart: { stroke: 'M4 4v16h16M7.5 15.5l4-5 3.5 3 5-7' },
  star: { stroke: 'M12 3.3l2.7 5.7 6.1.8-4.5 4.3 1.1 6.2-5.4-3-5.4 3 1.1-6.2-4.5-4.3 6.1-.8z' },
  'arrow-left': { stroke: arrowLeft },
  'arrow-right': { stroke: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5' },
  'arrow-up': { stroke: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5' },
  'arrow-down': { stroke: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5' },
  external: { stroke: 'M13.5 4h6.5v6.5M20 4l-9 9M17.5 14v5.5H4.5v-13h5.5' },
  expand: { stroke: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7' },
  keyboard: { stroke: 'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM8.5 14.5h7', fill: dots(1.1, [7, 10], [10.3, 10], [13.7, 10], [17, 10]) },
  offline: { stroke: 'M5.5 11.5c1-.9 2-1.5 3.2-2M12 8.7c2.5 0 4.7 1 6.5 2.8M8.7 14.7c1-.8 2-1.2 3.3-1.2s2.3.4 3.3 1.2M4 4l16 16M2.5 8.2c1-.9 2-1.7 3.2-2.3M10.5 4.6c4.3-.4 8 1 11 3.6', fill: circle(12, 18.5, 1.5) },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;

export const icons: Record<IconName, Drawing> = drawings;
