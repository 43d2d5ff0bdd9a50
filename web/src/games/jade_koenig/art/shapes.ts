/** Outlines that several pictures share, drawn on a grid from -50 to 50. */
import type { SeatLook, Shape } from "../../../table/game";

/** The seats' shapes, about as large as each other. */
export const OUTLINES: Record<Shape, string> = {
  disc: "M0-42A42 42 0 1 1 0 42 42 42 0 1 1 0-42Z",
  diamond: "M0-50 46 0 0 50-46 0Z",
  triangle: "M0-48 48 38H-48Z",
  square: "M-38-38H38V38H-38Z",
  pentagon: "M0-48 47-13 29 42H-29L-47-13Z",
  star: "M0-50 14-16 50-13 22 10 31 46 0 27-31 46-22 10-50-13-14-16Z",
};

const SHAPES: readonly Shape[] = ["disc", "diamond", "triangle", "square", "pentagon", "star"];

export function lookOf(seat: number): SeatLook {
  return { color: `var(--seat-${seat})`, shape: SHAPES[seat] ?? "disc", name: `jk-seat-${seat}` };
}

export const JAGUAR = {
  head: "M-31-16C-38-40-24-50-14-35-6-39 6-39 14-35 24-50 38-40 31-16 39-2 35 16 25 25 19 37 9 43 0 43-9 43-19 37-25 25-35 16-39-2-31-16Z",
  eyes: "M-25-8q10-9 17 3-11 5-17-3ZM25-8q-10-9-17 3 11 5 17-3Z",
  nose: "M-9 10H9L0 20Z",
  mouth: "M0 20v7q-8 9-16 2M0 27q8 9 16 2",
  spots:
    "M-18-26h7M11-26h7M-4-31h8M-4-21h8M-32 5l6 3M32 5l-6 3M-29 16l6 1M29 16l-6 1M-15 18h1M15 18h-1M-13 24h1M13 24h-1",
};

export const SNAKE = {
  coil: "M2 5C10 3 9-8-2-8-17-8-19 13-3 18 17 24 31 5 23-13 13-34-16-35-29-15-41 6-30 32-6 37 10 40 22 34 29 24",
  head: "M25 29C22 20 28 9 36 9 44 9 49 19 44 27 40 34 29 38 25 29Z",
  tongue: "M44 14q5-5 5-10M44 14q6-2 10-6",
  eye: { x: 38, y: 18 },
};
