/** Our types for the part of `culori/fn` that this package uses; culori ships none of its own. */
declare module 'culori/fn' {
  interface Rgb {
    r: number;
    g: number;
    b: number;
  }
  interface Xyz {
    x: number;
    y: number;
    z: number;
  }
  interface Lab {
    l: number;
    a: number;
    b: number;
  }
  /** `s` and `l` 0…1, `h` in degrees. */
  interface Hsl {
    h?: number;
    s: number;
    l: number;
  }
  /** `s` and `v` 0…1, `h` in degrees. */
  interface Hsv {
    h?: number;
    s: number;
    v: number;
  }
  /** Whiteness `w` and blackness `b` 0…1, `h` in degrees. */
  interface Hwb {
    h?: number;
    w: number;
    b: number;
  }

  /** The CSS color names, in lower case, as 0xRRGGBB. `transparent` is not among them. */
  export const colorsNamed: Readonly<Record<string, number>>;

  export function convertRgbToHsl(color: Rgb): Hsl;
  export function convertHslToRgb(color: Hsl): Rgb;
  export function convertRgbToHsv(color: Rgb): Hsv;
  export function convertHsvToRgb(color: Hsv): Rgb;
  export function convertHwbToRgb(color: Hwb): Rgb;

  export function convertRgbToOklab(color: Rgb): Lab;
  export function convertOklabToRgb(color: Lab): Rgb;
  /** Linear light. */
  export function convertOklabToLrgb(color: Lab): Rgb;
  export function convertXyz50ToLab(color: Xyz): Lab;
  export function convertLabToXyz50(color: Lab): Xyz;

  export function convertRgbToXyz65(color: Rgb): Xyz;
  export function convertXyz65ToRgb(color: Xyz): Rgb;
  export function convertXyz65ToP3(color: Xyz): Rgb;
  export function convertP3ToXyz65(color: Rgb): Xyz;
  export function convertA98ToXyz65(color: Rgb): Xyz;
  export function convertXyz65ToA98(color: Xyz): Rgb;
  export function convertProphotoToXyz50(color: Rgb): Xyz;
  export function convertXyz50ToProphoto(color: Xyz): Rgb;
}
