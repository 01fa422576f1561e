import type { Hex } from '@swatchwork/color';

/** One day's entry as the repository ships it. The texts are plain English, without mark-up. */
export interface SampleColorOfTheDay {
  /** Upper-case #RRGGBB, in no other entry. */
  hexCode: Hex;
  /** In no other entry. */
  name: string;
  /** What the color is and where it comes from: 60 to 260 characters. */
  description: string;
  /** What people associate with it: 30 to 180 characters. */
  meaning: string;
  /**
   * Advice that holds for this very hex code: 40 to 240 characters. Contrast is stated in the
   * words that the test beside this file can read and check, such as 'carries white text at 7:1'.
   */
  usageTips: string;
}
