/// <reference path="./culori.d.ts" />
/**
 * The only module that imports culori. It takes only the direct conversions: they need no
 * registration, so a bundler includes exactly what a page uses. Parsing, gamut mapping and
 * differences would need culori's registry of color spaces and are written in this package instead.
 */
export {
  colorsNamed,
  convertA98ToXyz65,
  convertHslToRgb,
  convertHsvToRgb,
  convertHwbToRgb,
  convertLabToXyz50,
  convertOklabToLrgb,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertProphotoToXyz50,
  convertRgbToHsl,
  convertRgbToHsv,
  convertRgbToOklab,
  convertRgbToXyz65,
  convertXyz50ToLab,
  convertXyz50ToProphoto,
  convertXyz65ToA98,
  convertXyz65ToP3,
  convertXyz65ToRgb,
} from 'culori/fn';
