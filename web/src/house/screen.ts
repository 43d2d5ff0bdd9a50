/** The painted folding screen of the front page: a landscape of silk, laid over six panels that stand in a zigzag. */

export const SILK = { width: 780, height: 330 };
/** The silk goes on below its picture, for the folds that stand nearer. */
export const HEM = 40;
const PANELS = 6;
const PANEL = SILK.width / PANELS;

/** Folds nearer to the eye are taller. */
const NEAR = { top: 22, bottom: 388 };
const FAR = { top: 42, bottom: 360 };
const LEFT = 60;

export interface Panel {
  index: number;
  outline: string;
  /** Lays the slice of silk that belongs to the panel onto it. */
  matrix: string;
  towardsLight: boolean;
}

function fold(index: number) {
  return { x: LEFT + index * PANEL, ...(index % 2 === 0 ? FAR : NEAR) };
}

export const panels: readonly Panel[] = Array.from({ length: PANELS }, (_, index) => {
  const [left, right] = [fold(index), fold(index + 1)];
  const slope = (right.top - left.top) / PANEL;
  const stretch = (left.bottom - left.top + right.bottom - right.top) / 2 / SILK.height;
  const start = index * PANEL;
  return {
    index,
    outline: `${left.x},${left.top} ${right.x},${right.top} ${right.x},${right.bottom} ${left.x},${left.bottom}`,
    matrix: `matrix(1 ${slope.toFixed(4)} 0 ${stretch.toFixed(4)} ${LEFT} ${(left.top - slope * start).toFixed(2)})`,
    towardsLight: index % 2 === 0,
  };
});

/** The foot of the screen, for the shadow it throws. */
export const foot = Array.from({ length: PANELS + 1 }, (_, index) => fold(index))
  .map(({ x, bottom }) => `${x},${bottom}`)
  .join(" ");

/** A number between 0 and 1 that looks random and never changes. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A mountain ridge: halved again and again, each middle moved a little less. */
export function ridge(seed: number, base: number, height: number, rough = 0.52): string {
  let points = [base - height * chance(seed), base - height * chance(seed + 1), base - height * chance(seed + 2)];
  let reach = height * 0.55;
  for (let level = 0; level < 5; level++, reach *= rough) {
    const finer: number[] = [];
    points.forEach((y, index) => {
      finer.push(y);
      const next = points[index + 1];
      if (next !== undefined) finer.push((y + next) / 2 - reach * (chance(seed + level * 31 + index * 7) - 0.42));
    });
    points = finer;
  }
  const stride = SILK.width / (points.length - 1);
  const line = points.map((y, index) => `${(index * stride).toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M0 ${SILK.height + HEM}L${line}L${SILK.width} ${SILK.height + HEM}Z`;
}

/** A bank of mist as the old screens paint it: bars with round ends, stacked and shifted. */
export function mist(x: number, y: number, bars: readonly (readonly [number, number])[]): string {
  const thick = 13;
  return bars
    .map(([shift, length], row) => {
      const [left, top] = [x + shift, y + row * (thick - 1)];
      return `M${left} ${top}h${length}a${thick / 2} ${thick / 2} 0 0 1 0 ${thick}h${-length}a${thick / 2} ${thick / 2} 0 0 1 0 ${-thick}z`;
    })
    .join("");
}

/** A bamboo leaf that starts at a point and hangs in a direction. */
export function leaf(x: number, y: number, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-dy * 0.13, dx * 0.13];
  return `M${x} ${y}Q${(x + dx * 0.4 + nx).toFixed(1)} ${(y + dy * 0.4 + ny).toFixed(1)} ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}Q${(x + dx * 0.4 - nx).toFixed(1)} ${(y + dy * 0.4 - ny).toFixed(1)} ${x} ${y}z`;
}
