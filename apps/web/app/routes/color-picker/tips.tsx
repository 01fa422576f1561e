const TIPS = [
  'Drop an image anywhere on this page, or press Ctrl+V (⌘V) to paste one.',
  'In picker mode the arrow keys move by one pixel, with Shift by more; Enter picks.',
  'Average over 3 × 3 or 5 × 5 pixels if an image has grain, noise or a fine pattern.',
  'Point at an extracted color to see where it is in the image.',
];

/** What is worth knowing while using the tool. */
export function Tips() {
  return (
    <section aria-labelledby="tips" className="px-5 noscript:hidden sm:px-6">
      <h2 id="tips" className="font-semibold">
        Tips
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-muted">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
