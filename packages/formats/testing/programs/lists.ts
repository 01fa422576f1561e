import { bare, hexOf, type Picker, type ProgramFile, type TrueColor } from './program-file.ts';

const NAME = 'Deep sea';
const hexByte = (value: number) => value.toString(16).padStart(2, '0').toUpperCase();
const byteOf = ({ percent }: TrueColor) => Math.round(percent * 2.55);
/** Alpha first. */
const argb = (color: TrueColor) => `${hexByte(byteOf(color))}${hexOf(color).slice(1)}`;

/** A palette of GIMP in its new and old form, or of Aseprite with an opacity. */
export function gpl(pick: Picker): ProgramFile {
  const hasAlpha = pick.chance(0.4);
  const isOld = !hasAlpha && pick.chance(0.3);
  const colors = pick.colors(hasAlpha);
  const separator = pick.one(['\t', ' ', '   ']);
  const rows = colors.map((color) => {
    const cells = [...color.channels, ...(hasAlpha ? [byteOf(color)] : [])];
    return `${cells.map((cell) => String(cell).padStart(pick.one([0, 3]))).join(' ')}${separator}${color.name}`;
  });
  if (pick.chance(0.5)) rows.splice(1, 0, '', '# 1 2 3 put aside');
  const isBroken = pick.chance(0.2);
  if (isBroken) rows.push('1 2 300 Too much');
  const head = isOld
    ? ['#']
    : [`Name: ${NAME}`, 'Columns: 4', ...(hasAlpha ? ['Channels: RGBA'] : []), '#'];
  return {
    text: ['GIMP Palette', ...head, ...rows, ''].join('\n'),
    colors,
    ...(!isOld && { title: NAME }),
    ...(isBroken && { notes: [/1 row was not a color/] }),
  };
}

/** A palette of Paint.NET, with the head that Lospec writes, or without it. */
export function paintNet(pick: Picker): ProgramFile {
  const colors = pick.colors(true);
  const isNamed = pick.chance(0.5);
  const head = ['; paint.net Palette File', ...(isNamed ? [`;Palette Name: ${NAME}`] : [])];
  const rows = colors.map((color) => argb(color) + pick.one(['', ' ', ' ; #AABBCC']));
  rows[0] = argb(colors[0]!); // what tells the format
  const isBroken = pick.chance(0.2);
  if (isBroken) rows.push('FF00ZZ11');
  return {
    text: [...head, ';FF112233', '', ...rows, ''].join('\n'),
    colors: colors.map((color) => bare(color, { alpha: true })),
    ...(isNamed && { title: NAME }),
    ...(isBroken && { notes: [/1 line without a color/] }),
  };
}

/** A palette of Paint Shop Pro; from version X on with an opacity. */
export function jasc(pick: Picker): ProgramFile {
  const hasAlpha = pick.chance(0.5);
  const colors = pick.colors(hasAlpha);
  const rows = colors.map((color) =>
    [...color.channels, ...(hasAlpha ? [byteOf(color)] : [])].join(' '),
  );
  return {
    text: ['JASC-PAL', '0100', colors.length, ...rows, ''].join('\n'),
    colors: colors.map((color) => bare(color, { alpha: hasAlpha })),
  };
}

/** A palette of the plugin Sketch Palettes: of its first version, or of a later one. */
export function sketch(pick: Picker): ProgramFile {
  const isFirst = pick.chance(0.3);
  const colors = pick.colors(!isFirst);
  const entries = colors.map((color) => {
    const [red, green, blue] = color.channels.map((channel) => channel / 255);
    if (isFirst) return hexOf(color);
    return { name: color.name, red, green, blue, alpha: color.percent / 100 };
  });
  const gradients = !isFirst && pick.chance(0.3) ? [{ gradientType: 0 }] : [];
  return {
    text: JSON.stringify({
      compatibleVersion: isFirst ? '1.0' : '2.0',
      pluginVersion: isFirst ? '1.1' : '2.22',
      colors: entries,
      ...(!isFirst && { gradients, images: [] }),
    }),
    colors: isFirst ? colors.map((color) => bare(color)) : colors,
    ...(gradients.length > 0 && { notes: [/1 gradient or image/] }),
  };
}

/** Variables of Figma as its API answers them, some of them aliases, in one mode or in two. */
export function figma(pick: Picker): ProgramFile {
  const colors = pick.colors(true).map((color, i) => ({ ...color, name: `sea ${i}` }));
  const hasDark = pick.chance(0.4);
  const hasNumber = pick.chance(0.4);
  const [r, g, b] = [0.1, 0.2, 0.3];
  const variables = colors.map((color, i) => {
    const [red, green, blue] = color.channels.map((channel) => channel / 255);
    const light = { r: red, g: green, b: blue, a: color.percent / 100 };
    return {
      id: `V:${i}`,
      name: color.name.replace(' ', '/'),
      variableCollectionId: 'C:1',
      resolvedType: 'COLOR',
      valuesByMode: { ...(hasDark && { 'M:2': { r, g, b, a: 1 } }), 'M:1': light },
    };
  });
  const alias = {
    ...variables[0]!,
    id: 'V:alias',
    name: 'alias',
    valuesByMode: { 'M:1': { type: 'VARIABLE_ALIAS', id: 'V:0' } },
  };
  const number = { id: 'V:n', name: 'n', resolvedType: 'FLOAT', valuesByMode: { 'M:1': 4 } };
  const all = pick.shuffled([...variables, alias, ...(hasNumber ? [number] : [])]);
  const byId = new Map<string, TrueColor>([
    ...colors.map((color, i) => [`V:${i}`, color] as const),
    ['V:alias', { ...colors[0]!, name: 'alias' }],
  ]);
  const modes = [
    { modeId: 'M:1', name: 'Light' },
    { modeId: 'M:2', name: 'Dark' },
  ];
  const collection = { id: 'C:1', name: NAME, defaultModeId: 'M:1', modes };
  return {
    text: JSON.stringify({
      status: 200,
      meta: {
        variables: Object.fromEntries(all.map((one) => [one.id, one])),
        variableCollections: { 'C:1': collection },
      },
    }),
    colors: all.flatMap(({ id }) => byId.get(id) ?? []),
    title: NAME,
    notes: [
      ...(hasDark ? [/other modes? \(Dark\)|another mode \(Dark\)/] : []),
      ...(hasNumber ? [/1 variable of another type/] : []),
    ],
  };
}

/** Resources of Android with and without an opacity, comments and references. */
export function android(pick: Picker): ProgramFile {
  const colors = pick.colors(true).map((color, i) => ({ ...color, name: `sea_${i}` }));
  const rows = colors.map((color) => {
    const value = color.percent === 100 ? hexOf(color) : `#${argb(color)}`;
    return `    <color name="${color.name}">${pick.one(['', ' '])}${value}</color>`;
  });
  const isBroken = pick.chance(0.3);
  const hasOthers = pick.chance(0.3);
  return {
    text: `<?xml version="1.0" encoding="utf-8"?>
<!-- <color name="aside">#FF00FF</color> -->
<resources>
${rows.join('\n')}
    <color name="same">@color/sea_0</color>
${isBroken ? '    <color name="theirs">@android:color/holo_red_dark</color>\n' : ''}${hasOthers ? '    <dimen name="gap">4dp</dimen>\n' : ''}</resources>
`,
    colors: [...colors, { ...colors[0]!, name: 'same' }],
    notes: [
      ...(isBroken ? [/1 reference to a color that/] : []),
      ...(hasOthers ? [/1 resource of another kind/] : []),
    ],
  };
}

/** Tokens of Style Dictionary before its version 4 in a group, with comments of their own and a reference. */
export function legacyTokens(pick: Picker): ProgramFile {
  const colors = pick.colors().map((color, i) => ({ ...color, name: String(i) }));
  const tokens = colors.map((color, i) => [
    String(i),
    {
      value: hexOf(color),
      ...(pick.chance(0.5) && { type: 'color' }),
      ...(pick.chance(0.3) && { comment: 'not #aabbcc' }),
    },
  ]);
  const text = {
    sea: Object.fromEntries(tokens),
    text: { value: pick.one(['{sea.0}', '{sea.0.value}']), type: 'color' },
  };
  return {
    text: JSON.stringify(text, null, pick.one([0, 2])),
    colors: [...colors, { ...colors[0]!, name: 'text' }],
    notes: [/2 groups were read as one/],
  };
}

/** A link of a site that keeps its palettes in the address. */
export function link(pick: Picker): ProgramFile {
  const colors = pick.colors().map((color) => bare(color));
  const hexes = colors.map((color) => hexOf(color).slice(1));
  const isCut = pick.chance(0.3);
  const parts = colors.flatMap(({ channels }) => channels.map((channel) => channel / 255));
  return pick.one<() => ProgramFile>([
    () => ({ text: `https://coolors.co/palette/${hexes.join('-')}\n`, colors }),
    () => ({ text: `coolors.co/${hexes.join('-')}`, colors }),
    () => ({ text: `https://colorhunt.co/palette/${hexes.join('')}`, colors }),
    () => ({
      text: `https://swatchwork.example/create?colors=${hexes.join(',')}&name=Deep+sea`,
      colors,
      title: NAME,
    }),
    () => ({
      text: `https://color.adobe.com/create/color-wheel/?base=2&rgbvalues=${[...parts, ...(isCut ? [0.5] : [])].join(',')}&swatchOrder=0,1`,
      colors,
      ...(isCut && { notes: [/1 color of the link is cut short/] }),
    }),
    () => ({
      text: `https://x.example/?a=${hexes.join('-')}&b=123456-654321`,
      colors,
      notes: [/1 other list of colors/],
    }),
  ])();
}
