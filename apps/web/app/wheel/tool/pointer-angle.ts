/** Direction of a pointer from the middle of an element, in whole degrees: 0 up, clockwise. */
export function pointerAngle(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: DOMRect,
): number {
  const right = clientX - left - width / 2;
  const down = clientY - top - height / 2;
  return Math.round((Math.atan2(right, -down) * 180) / Math.PI);
}
