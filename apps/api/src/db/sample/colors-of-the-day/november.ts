import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of November, one a day, in order. */
export const november: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#C19A6B',
    name: 'Camel',
    description:
      'The undyed hair of the Bactrian camel, shed in spring and woven into coats. Polo players made the coat famous.',
    meaning: 'Discreet comfort and good tailoring.',
    usageTips:
      'A neutral as useful as gray and much warmer. Carries black text at 7:1; it cannot carry white text at 4.5:1.',
  },
  {
    hexCode: '#8F3B7C',
    name: 'Orchil',
    description:
      'A purple dye from coastal lichens steeped for weeks in ammonia, once stale urine. Litmus comes from the same source.',
    meaning: 'Cheap splendour in place of sea-snail purple.',
    usageTips:
      'Carries white text at 4.5:1. A wine-pink purple; rest it on undyed wool colors and a little moss.',
  },
  {
    hexCode: '#4F7F5B',
    name: 'Serpentine',
    description:
      'A group of green magnesium silicates with a mottled, snake-like polish, cut into ornaments in Cornwall and Italy.',
    meaning: 'Protection against venom, by likeness.',
    usageTips:
      'Carries both black and white text at 4.5:1, but only just, so check every change of shade.',
  },
  {
    hexCode: '#4A0404',
    name: 'Oxblood',
    description: 'A very dark, brownish red used for leather, paint and bookbinding.',
    meaning: 'Clubs, polished shoes and unspoken money.',
    usageTips:
      'Carries white text at 12:1. Close to black on poor screens; prove the red by laying a true black rule beside it.',
  },
  {
    hexCode: '#CF7F1B',
    name: 'Baltic Amber',
    description:
      'Resin of trees that grew around forty million years ago. Rubbed, it attracts dust: the Greek elektron named electricity.',
    meaning: 'Captured time and northern sun.',
    usageTips:
      'Carries black text at 4.5:1. Radial gradients from yellow to this suggest depth; insects are optional.',
  },
  {
    hexCode: '#4A6C85',
    name: 'Labradorite',
    description:
      'A gray feldspar that flashes blue when turned, reported from the coast of Labrador in the 1770s.',
    meaning: 'The northern lights shut in rock, in a legend credited to the Inuit.',
    usageTips:
      'Carries white text at 4.5:1. Reserve a brighter blue for hover states and the flash is yours.',
  },
  {
    hexCode: '#2E1B14',
    name: 'Tenmoku',
    description:
      'A dark iron glaze named in Japanese after Mount Tianmu in China, where monks drank tea from such bowls.',
    meaning: 'Zen restraint and the value of the uneven.',
    usageTips:
      'Carries white text at 12:1. Where edges would thin, let rust show; it makes a dark card look fired.',
  },
  {
    hexCode: '#BF5A73',
    name: 'Rhodonite',
    description:
      'A pink manganese silicate veined in black, from the Greek for rose. Russian workshops carved Ural blocks into monuments.',
    meaning: 'Compassion, according to modern crystal books.',
    usageTips:
      'It reaches 3:1 on white. Draw hairlines of black through it and no other decoration is needed.',
  },
  {
    hexCode: '#E4D00A',
    name: 'Citrine',
    description:
      'Yellow quartz. It is rare in nature, and much of what is sold is amethyst changed by heating.',
    meaning: 'Good business: merchants are said to keep one in the till.',
    usageTips:
      'Carries black text at 12:1. Sharp and slightly green, best as a thin accent over bronze or slate.',
  },
  {
    hexCode: '#355E3B',
    name: 'Hunter Green',
    description:
      'The dark green of nineteenth-century hunting coats, worn because it blends with woodland.',
    meaning: 'Country houses, gunrooms and billiard tables.',
    usageTips:
      'Carries white text at 7:1. Give it tartan red or camel in small amounts, and plenty of plain cream.',
  },
  {
    hexCode: '#B03278',
    name: 'Erythrite',
    description:
      'Cobalt bloom, a crimson-pink arsenate that forms on weathered ore and showed miners where cobalt and silver lay.',
    meaning: 'A signpost to value hidden underground.',
    usageTips:
      'Carries white text at 4.5:1. A hot pink with gravity; it becomes elegant on gray rock colors.',
  },
  {
    hexCode: '#6FBF8B',
    name: 'Chrysoprase',
    description:
      'Apple-green chalcedony tinted by nickel. Frederick the Great had tabletops made of the Silesian stone.',
    meaning: 'Joy and luck in gem lore; spring out of season.',
    usageTips:
      'Carries black text at 7:1. Friendly for success messages and far from the usual traffic-light green.',
  },
  {
    hexCode: '#1F305E',
    name: 'Delft Blue',
    description:
      'Cobalt painting on white tin glaze from Delft, begun in the seventeenth century to rival imported Chinese porcelain.',
    meaning: 'Tidy kitchens, windmills and world trade.',
    usageTips:
      'Carries white text at 12:1. Use several tints like washes of one brush, on slightly bluish white.',
  },
  {
    hexCode: '#B33A32',
    name: 'Madder',
    description:
      'Rubia tinctorum root. Its alizarin was the first plant dye to be made in the laboratory, in the late 1860s.',
    meaning: "Soldiers' coats, Turkish carpets and rural looms.",
    usageTips:
      'Carries white text at 4.5:1. A settled red that ages well next to indigo and weld yellow.',
  },
  {
    hexCode: '#B2BEB5',
    name: 'Ash Gray',
    description:
      'Wood ash, pale with a breath of green. Potash leached from it made soap and glass for centuries.',
    meaning: 'Humility, endings and soil made fertile again.',
    usageTips:
      'An almost neutral background for dashboards. Carries black text at 7:1; warm accents look like embers.',
  },
  {
    hexCode: '#1C39BB',
    name: 'Persian Blue',
    description:
      'The deep blue of tiled domes and mosques in Iran, from cobalt that was mined near Kashan.',
    meaning: 'Heaven and infinity in Islamic ornament.',
    usageTips:
      'Carries white text at 7:1. Work it into patterns with turquoise and white; a spot of ochre warms the set.',
  },
  {
    hexCode: '#B7410E',
    name: 'Rust',
    description:
      'Hydrated iron oxide, which flakes off and lets decay go on. Weathering steel turns it into a protective skin.',
    meaning: 'Neglect or honest age, as the context decides.',
    usageTips:
      'Carries white text at 4.5:1. Put concrete gray and a patch of sky beside it for an industrial mood.',
  },
  {
    hexCode: '#A9C6C1',
    name: 'Ru Ware',
    description:
      'Sky-green stoneware made for the Northern Song court around 1100. Fewer than a hundred pieces are known.',
    meaning: 'The clearing sky after rain, as an old saying has it.',
    usageTips:
      'Quiet and luminous for large surfaces. Carries black text at 7:1; leave it unpatterned.',
  },
  {
    hexCode: '#5C4A8A',
    name: 'Blue John',
    description:
      'Banded purple fluorite from one hill near Castleton in Derbyshire, turned into vases since the eighteenth century.',
    meaning: 'Local pride, and depth hidden in a hillside.',
    usageTips:
      'Carries white text at 7:1. Alternate bands of cream, honey and this violet for a pattern true to the stone.',
  },
  {
    hexCode: '#808000',
    name: 'Olive',
    description:
      'A web color after the unripe fruit. The tree can live for centuries and still bear.',
    meaning: "Peace, from the Bible's dove to the flag of the United Nations.",
    usageTips:
      'Carries black text at 4.5:1. Too dull for good news and too green for brown: choose it for places and food.',
  },
  {
    hexCode: '#8CC9DC',
    name: 'Larimar',
    description:
      'Sky-blue pectolite from one district of the Dominican Republic, named in 1974 after a daughter, Larissa, and the sea.',
    meaning: 'Caribbean calm and family affection.',
    usageTips:
      'Carries black text at 7:1. White ripples over it suggest water; coral or sand warms the scheme.',
  },
  {
    hexCode: '#4A2F57',
    name: 'Logwood',
    description:
      'The heartwood of a tree from Belize and Campeche, which dyes purple and black. Its haematoxylin stains tissue for the microscope.',
    meaning: "Mourning cloth, pirates' cargo and diagnosis.",
    usageTips:
      'Carries white text at 7:1. A dark theme between violet and brown, with pale gray-pink for text.',
  },
  {
    hexCode: '#B94E2E',
    name: 'Carnelian',
    description:
      'Red-brown chalcedony colored by iron. Sealed letters all over the ancient world bore its imprint, for wax does not stick to it.',
    meaning: 'Courage and identity: a signet on the finger.',
    usageTips:
      'Carries white text at 4.5:1. Engraved-style ornaments in a paler tint look natural on it.',
  },
  {
    hexCode: '#00A693',
    name: 'Persian Green',
    description: 'The blue-green of Persian pottery and carpets, a color owed in glazes to copper.',
    meaning: 'Gardens and paradise, two meanings of one old Iranian word.',
    usageTips:
      'It reaches 3:1 on white for icons. Ruby and sand make it look like a rug rather than a brand.',
  },
  {
    hexCode: '#FFC87C',
    name: 'Topaz',
    description:
      "An aluminum silicate with fluorine, mostly colorless. Golden stones from Brazil made its fame; it is November's birthstone.",
    meaning: 'Strength and clear purpose; it was thought to cool boiling water.',
    usageTips:
      'A mellow gold for highlights. Carries black text at 12:1, and a gray-violet shadow gives it fire.',
  },
  {
    hexCode: '#67281B',
    name: 'Mahogany',
    description:
      'The wood of Swietenia, prized since the eighteenth century and now so depleted that its trade is regulated.',
    meaning: 'Boardrooms and inherited furniture, and the price of luxury.',
    usageTips:
      'Carries white text at 7:1. Ivory and brass are period-correct; teal makes it contemporary.',
  },
  {
    hexCode: '#3A9D9B',
    name: 'Chrysocolla',
    description:
      'A blue-green copper silicate. The Greek name, gold glue, belonged to minerals used in soldering.',
    meaning: 'Conversation and peace in modern gem lore.',
    usageTips:
      'It reaches 3:1 on white. Between green and cyan it gives charts a hue few others occupy.',
  },
  {
    hexCode: '#FFED00',
    name: 'Process Yellow',
    description:
      'The yellow of four-color printing on coated paper. On its own it is the least visible ink, so registration faults hide in it.',
    meaning: 'Print works, highlighters and safety.',
    usageTips:
      'Carries black text at 12:1. On white even thick lines disappear; on black it is the loudest thing there is.',
  },
  {
    hexCode: '#704214',
    name: 'Sepia',
    description:
      'Ink from the cuttlefish, Greek sepia. Old photographs owe a similar brown to toning that turns silver to silver sulfide.',
    meaning: 'Memory, and everything seen from later.',
    usageTips:
      'Carries white text at 7:1. Tinting whole photographs with it dates them, so choose that on purpose.',
  },
  {
    hexCode: '#CC8899',
    name: 'Puce',
    description:
      'French for flea. The brownish pink-purple was a fad at the French court around 1775, and recipes have disagreed ever since.',
    meaning: 'Fashion and vanity laughing at themselves.',
    usageTips:
      'Carries black text at 7:1. Aged rose goes well with dull gold and bottle green, badly with clean pink.',
  },
];
