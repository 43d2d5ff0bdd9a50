/** A picture larger than its frame: how close it is looked at, and where it lies. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 6;

/** Kept so that the picture covers its frame as far as it can. */
export function kept(zoom: Zoom, width: number, height: number): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale));
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), zoom.x)),
    y: Math.min(0, Math.max(height * (1 - scale), zoom.y)),
  };
}

/** Larger or smaller around a point of the frame, which stays where it is. */
export function zoomAt(zoom: Zoom, point: Point, factor: number): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by };
}

/** Pixels to a unit of the picture when all of it is shown. */
export function baseOf(picture: Box, frame: { width: number; height: number }): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height);
}

/** Where a point of the picture is within the frame. */
export function inFrame(point: Point, picture: Box, frame: { width: number; height: number }, zoom: Zoom): Point {
  const base = baseOf(picture, frame);
  return {
    x: zoom.x + ((frame.width - picture.width * base) / 2 + (point.x - picture.x) * base) * zoom.scale,
    y: zoom.y + ((frame.height - picture.height * base) / 2 + (point.y - picture.y) * base) * zoom.scale,
  };
}

/** The zoom that shows a part of the picture in the middle of its frame. */
export function zoomOn(
  points: readonly Point[],
  picture: Box,
  frame: { width: number; height: number },
  room = 120,
  closest = 3.4,
): Zoom {
  const base = baseOf(picture, frame);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const scale = Math.max(
    1,
    Math.min(closest, frame.width / ((right - left) * base), frame.height / ((bottom - top) * base)),
  );
  const centre = inFrame({ x: (left + right) / 2, y: (top + bottom) / 2 }, picture, frame, WHOLE);
  return kept(
    { scale, x: frame.width / 2 - centre.x * scale, y: frame.height / 2 - centre.y * scale },
    frame.width,
    frame.height,
  );
}
