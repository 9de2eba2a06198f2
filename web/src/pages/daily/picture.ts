/** What the small picture of a result shows; all words are in the language of whoever shares it. */
export interface Shown {
  game: string;
  date: string;
  points: number;
  /** The word for points, by their number. */
  unit: string;
  /** A title that was earned, and stars of five. */
  title: string | null;
  stars: number | null;
  streak: string | null;
  growth: readonly number[];
}

export const WIDTH = 640;
export const HEIGHT = 400;

const INK = '#1a1a22';
const MUTED = '#5a5666';
const FONT = "'Rubik Variable', system-ui, sans-serif";

/** Draws a result on paper: always the light one, as it goes to others. */
export function draw(context: CanvasRenderingContext2D, shown: Shown): void {
  context.fillStyle = '#f6f1e7';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawStrip(context, shown.growth);
  write(context, 'Kubik', 36, 62, 30, 800);
  write(context, shown.date, WIDTH - 36, 62, 20, 500, MUTED, 'right');
  write(context, shown.game, 36, 112, 32, 700);
  write(context, String(shown.points), 36, 218, 96, 900);
  const width = context.measureText(String(shown.points)).width;
  write(context, shown.unit, 48 + width, 218, 26, 500, MUTED);
  if (shown.stars !== null) drawStars(context, shown.stars, 36, 250);
  if (shown.title) write(context, shown.title, shown.stars === null ? 36 : 226, 272, 20, 600);
  if (shown.streak) write(context, shown.streak, WIDTH - 36, 112, 20, 600, '#8a2f07', 'right');
  drawDice(context);
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  colour = INK,
  align: CanvasTextAlign = 'left',
): void {
  context.font = `${weight} ${size}px ${FONT}`;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(text, x, y, WIDTH - 72);
}

/** How the points grew, from edge to edge along the bottom. */
function drawStrip(context: CanvasRenderingContext2D, growth: readonly number[]): void {
  if (growth.length < 2) return;
  const most = Math.max(1, ...growth);
  const at = (index: number): [number, number] => [
    (index / (growth.length - 1)) * WIDTH,
    HEIGHT - 14 - (Math.max(0, growth[index] ?? 0) / most) * 92,
  ];
  context.beginPath();
  context.moveTo(0, HEIGHT);
  for (const index of growth.keys()) context.lineTo(...at(index));
  context.lineTo(WIDTH, HEIGHT);
  context.fillStyle = '#d6f3ee';
  context.fill();
  context.beginPath();
  for (const index of growth.keys()) context.lineTo(...at(index));
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = '#00716c';
  context.stroke();
}

function drawStars(context: CanvasRenderingContext2D, count: number, x: number, y: number): void {
  const star = new Path2D('M12 2.2l3 6.4 6.9.9-5.1 4.8 1.3 6.9L12 17.8l-6.1 3.4 1.3-6.9-5.1-4.8 6.9-.9z');
  for (let index = 0; index < 5; index += 1) {
    context.save();
    context.translate(x + index * 36, y);
    context.scale(1.4, 1.4);
    context.fillStyle = index < count ? '#f2c21a' : '#e5dcc9';
    context.strokeStyle = INK;
    context.lineWidth = 1.2;
    context.fill(star);
    context.stroke(star);
    context.restore();
  }
}

/** Three dice of the house, with its two dots for eyes. */
function drawDice(context: CanvasRenderingContext2D): void {
  for (const [x, y, turn, fill] of [
    [478, 170, -0.15, '#f2c21a'],
    [536, 200, 0.1, '#ee5c86'],
    [590, 162, -0.06, '#45d0cb'],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillStyle = fill;
    context.strokeStyle = INK;
    context.lineWidth = 3;
    context.beginPath();
    context.roundRect(-26, -26, 52, 52, 12);
    context.fill();
    context.stroke();
    context.fillStyle = INK;
    context.beginPath();
    context.arc(-10, -4, 4.4, 0, 7);
    context.arc(10, -4, 4.4, 0, 7);
    context.fill();
    context.beginPath();
    context.arc(0, 4, 8, 0.3, Math.PI - 0.3);
    context.stroke();
    context.restore();
  }
}
