import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of February, one a day, in order. */
export const february: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#7B3F00',
    name: 'Chocolate',
    description:
      'Roasted cacao, drunk in Mesoamerica for thousands of years before Europe added sugar and milk and pressed it into bars.',
    meaning: 'Comfort, indulgence and gifts between lovers.',
    usageTips:
      'A brown with an orange heart: warm cream and pale blue both flatter it. Carries white text at 7:1.',
  },
  {
    hexCode: '#E3DAC9',
    name: 'Bone',
    description:
      'The off-white of dry bone, paler and warmer than ivory; buttons, combs and needles were carved from it for millennia.',
    meaning: 'Bareness and honesty; a plain foundation.',
    usageTips:
      'Fine as a reading background in place of white. Carries black text at 7:1, and brown-black ink looks even better.',
  },
  {
    hexCode: '#40826D',
    name: 'Viridian',
    description:
      'Hydrated chromium oxide, patented as a pigment by Guignet of Paris in 1859. It replaced far more poisonous greens.',
    meaning: "Cool composure: the Impressionists' shade under trees.",
    usageTips:
      'It carries both black and white text at 4.5:1, yet only just: do not lighten or darken it without measuring.',
  },
  {
    hexCode: '#D33F5C',
    name: 'Camellia',
    description:
      'An evergreen shrub from East Asia, related to tea, that carries rose-red flowers in the coldest months.',
    meaning:
      "Admiration and constancy; in Japan the whole flower's fall has also meant a sudden end.",
    usageTips:
      'Rare among vivid colors, it carries both black and white text at 4.5:1, so either lettering may sit on a button.',
  },
  {
    hexCode: '#F6CF2E',
    name: 'Mimosa',
    description:
      'The yellow pompoms of Acacia dealbata, an Australian tree now at home on the Riviera, where it flowers in late winter.',
    meaning: 'In Italy given to women on 8 March; more widely a taste of early sun.',
    usageTips:
      'Carries black text at 7:1. Use it in dots rather than slabs, as the tree does, over silvery green.',
  },
  {
    hexCode: '#005F73',
    name: 'Peacock Blue',
    description:
      "The deep blue-green between the eyes of a peacock's train. Tiny rods of melanin in the feather make it by interference.",
    meaning: 'Pride and immortality in European art; elsewhere grace and rain.',
    usageTips:
      'A dark background that carries white text at 7:1. Bronze, copper and marigold stand out on it as on the feather.',
  },
  {
    hexCode: '#DB5A9B',
    name: 'Cyclamen',
    description:
      'The reflexed petals of Cyclamen coum, a small plant of the Black Sea coasts that flowers above frost-bitten leaves.',
    meaning: 'Delicate persistence, and in some flower lore farewell.',
    usageTips:
      'Good for playful interfaces: it reaches 3:1 on white as an icon and carries black text at 4.5:1 as a background.',
  },
  {
    hexCode: '#00A86B',
    name: 'Jade',
    description:
      'The name covers two different stones, nephrite and jadeite, both tough enough to be carved into rings, axes and vessels.',
    meaning:
      'In China linked with virtue and long life; among the Maya with water, maize and breath.',
    usageTips:
      'A clear success color that keeps away from neon. Carries black text at 4.5:1 and reaches 3:1 on white.',
  },
  {
    hexCode: '#79443B',
    name: 'Bole',
    description:
      'A fine reddish clay. Gilders brush it under gold leaf, where it warms the metal and lets it be burnished.',
    meaning: 'Hidden support, craft and warmth from below.',
    usageTips:
      'Put it around or beneath gold tones and it does the same on screen. Carries white text at 7:1.',
  },
  {
    hexCode: '#EBC2C6',
    name: 'Rose Quartz',
    description:
      'Pink massive quartz, rarely in good crystals; its color comes mostly from microscopic mineral fibers within it.',
    meaning: 'Tenderness and forgiveness in popular gem lore.',
    usageTips:
      'Sweet in quantity, so cut it with charcoal or olive. It is light enough that dark text reads comfortably.',
  },
  {
    hexCode: '#75846A',
    name: 'Terre Verte',
    description:
      'Green earth, a clay mineral pigment. Medieval Italian painters laid it under flesh tones, and it often shows through today.',
    meaning: 'Modesty: the color that works underneath.',
    usageTips:
      'Gray enough for large fields behind portraits, whose skin tones it makes rosier. Avoid small text on it.',
  },
  {
    hexCode: '#003399',
    name: 'Smalt',
    description:
      'Ground cobalt-blue glass, a cheap substitute for better blues. In oil paint it often turns gray with time.',
    meaning: 'Ambition on a budget; blue as a craft rather than a gift.',
    usageTips:
      'Carries white text at 7:1. A strong navigation color that stays recognizably blue even on dim screens.',
  },
  {
    hexCode: '#C9B458',
    name: 'Hazel Catkin',
    description:
      'The hanging male flowers of the hazel, which loosen in late winter and let clouds of yellow pollen go on the wind.',
    meaning: 'First stirrings, patience, and for some people the first sneeze.',
    usageTips:
      'An earthy yellow that behaves like a neutral. Combine it with bark browns and leave bright yellow out of the scheme.',
  },
  {
    hexCode: '#960018',
    name: 'Carmine',
    description:
      'A crimson lake made from cochineal insects, precious to painters, dyers and confectioners since the sixteenth century.',
    meaning: 'Passion with gravity: velvet, theater curtains and old lipstick.',
    usageTips:
      'Carries white text at 7:1, so it can hold small type. Keep it apart from pure red, which makes it look brown.',
  },
  {
    hexCode: '#007BA7',
    name: 'Cerulean',
    description:
      'From the Latin caeruleus, sky-colored. Painters know it best as a cobalt stannate blue, sold widely from the 1860s.',
    meaning: 'Open air, calm thought and a wide horizon.',
    usageTips:
      'Carries white text at 4.5:1, by a small margin. A friendlier primary than navy for services that should feel light.',
  },
  {
    hexCode: '#F7981D',
    name: 'Kumquat',
    description:
      'A small citrus fruit from southern China, eaten whole: the peel is sweet and the flesh is sour.',
    meaning:
      'Prosperity at Lunar New Year, when potted trees are given in parts of China and Vietnam.',
    usageTips:
      'Carries black text at 7:1. Warm reds and leaf green keep it festive; gray makes it look like a road sign.',
  },
  {
    hexCode: '#282726',
    name: 'Lampblack',
    description:
      'Soot collected from burning oil or resin. Mixed with a binder it became ink in China and Egypt thousands of years ago.',
    meaning: 'Writing itself: memory, record and authority.',
    usageTips:
      'A soft black for text or dark themes. Pure black next to it looks like a hole, so use only one of the two.',
  },
  {
    hexCode: '#708090',
    name: 'Slate Gray',
    description:
      'A web color named for roofing stone: a mid gray leaning to blue, halfway between ink and fog.',
    meaning: 'Reliability and reserve, with wet roofs in mind.',
    usageTips:
      'Useful for secondary icons and borders. It cannot carry white text at 4.5:1; go a step darker for labels.',
  },
  {
    hexCode: '#E34234',
    name: 'Vermilion',
    description:
      'Red mercuric sulfide made by heating mercury with sulfur, known to Chinese makers and to medieval Europe.',
    meaning: 'Power and celebration: lacquer, seals and initials in manuscripts.',
    usageTips:
      'Carries black text at 4.5:1. Use it as the single hot note in a page of ink and paper, the way a seal is stamped.',
  },
  {
    hexCode: '#26275F',
    name: 'Indanthrone Blue',
    description:
      'A vat dye invented by René Bohn in 1901 and later used as a very lightfast, reddish navy pigment.',
    meaning: 'Night, uniforms and engineering that lasts.',
    usageTips:
      'Nearly black, yet clearly blue beside black. It carries white text at 7:1 and makes a good dark-theme background.',
  },
  {
    hexCode: '#94A24A',
    name: 'Sphagnum',
    description:
      'Living bog moss, able to hold many times its dry weight in water. Its slow decay in wet ground builds peat.',
    meaning: 'Patience, dampness and carbon quietly kept underground.',
    usageTips:
      'A yellow-green that calms when grayed by its neighbors. It suits maps of wetland and cannot carry white text at 4.5:1.',
  },
  {
    hexCode: '#9966CC',
    name: 'Amethyst',
    description:
      'Violet quartz, colored by iron and natural radiation. The Greek name means not drunken, for the stone was thought to guard against wine.',
    meaning: "Clear thought and dignity; bishops' rings have long carried it.",
    usageTips:
      'A bright violet for accents on both light and dark backgrounds. Carries black text at 4.5:1, though most people expect white here.',
  },
  {
    hexCode: '#22382F',
    name: 'Nori',
    description:
      'Sheets of dried red algae of the genus Pyropia, almost black-green, harvested in the cold months and wrapped around rice.',
    meaning: 'The sea at table; in Japan an everyday necessity.',
    usageTips:
      'A dark theme with life in it: carries white text at 7:1. Rice white and salmon are ready-made partners.',
  },
  {
    hexCode: '#C28E88',
    name: "Potter's Pink",
    description:
      'A muted pink pigment made from tin and chromium oxides, first used on English pottery in the late eighteenth century.',
    meaning: 'Domestic comfort, faded wallpaper and gentle age.',
    usageTips:
      'Best in large, quiet areas; it cannot carry white text at 4.5:1. A green-gray nearby brings out its blush.',
  },
  {
    hexCode: '#7E3E93',
    name: 'Mauveine',
    description:
      'The first widely sold synthetic dye. William Henry Perkin found it in London in 1856, while trying to make quinine.',
    meaning: 'Invention by accident and the fashions of the 1860s.',
    usageTips:
      'Carries white text at 4.5:1. Dusty pinks and bottle green make it Victorian; lime makes it new.',
  },
  {
    hexCode: '#1F8A5F',
    name: 'Malachite',
    description:
      'A green copper carbonate with banded swirls, worn as a gem, carved into tabletops and ground as a pigment in ancient Egypt.',
    meaning: 'Growth and protection, and a certain palace grandeur.',
    usageTips:
      'It reaches 3:1 on white, right for icons and chart areas. Bands of lighter and darker green recall the stone.',
  },
  {
    hexCode: '#F0F8FF',
    name: 'Alice Blue',
    description:
      "A pale web color and dress shade named after Alice Roosevelt, the president's daughter, whose blue gowns were famous around 1905.",
    meaning: 'Fashionable freshness, and a wit not easily controlled.',
    usageTips:
      'A barely blue background for tables and forms. On its own it tells nobody anything, so never mark a state with it alone.',
  },
  {
    hexCode: '#8A4F66',
    name: 'Lenten Rose',
    description:
      'A dusky hellebore that flowers around Lent. It is no rose but a relative of the buttercup.',
    meaning: 'Restraint and late-winter elegance; every part of the plant is poisonous.',
    usageTips:
      'Carries white text at 4.5:1. A wine-pink that feels adult where brighter pinks feel sweet.',
  },
  {
    hexCode: '#96A5B1',
    name: 'Gray Heron',
    description:
      'The back of the gray heron, a tall wading bird that stands motionless in shallow water and nests early in the year.',
    meaning: 'Stillness, solitude and sharp attention.',
    usageTips:
      "A cool mid gray for charts' background series. Carries black text at 7:1; add one orange mark for the bill.",
  },
];
