/// <reference path="./culori.d.ts" />
/**
 * The one door to culori. Only its direct conversions: they need no registration, so a bundler
 * keeps exactly what a page uses. What is not a conversion (parsing, mapping, differences by
 * name) goes through culori's registry of color spaces and is written here instead.
 */
export {
  colorsNamed,
  convertA98ToXyz65,
  convertHslToRgb,
  convertHsvToRgb,
  convertHwbToRgb,
  convertLabToXyz50,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertProphotoToXyz50,
  convertRgbToHsl,
  convertRgbToHsv,
  convertRgbToOklab,
  convertRgbToXyz65,
  convertXyz50ToLab,
  convertXyz65ToP3,
  convertXyz65ToRgb,
} from 'culori/fn';
