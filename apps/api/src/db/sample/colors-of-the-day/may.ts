import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of May, one a day, in order. */
export const may: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#F7E6A1',
    name: 'Butter',
    description:
      'Churned cream. Cows on fresh grass give yellower butter, because carotene from the leaves passes into the fat.',
    meaning: 'Comfort and plenty, on bread or on walls.',
    usageTips:
      'A kindly background for recipes and notes. Carries black text at 12:1; avoid orange accents, which make it look greasy.',
  },
  {
    hexCode: '#5A4FCF',
    name: 'Iris',
    description:
      'The violet-blue of a bearded iris, named for the Greek goddess of the rainbow. Its dried root scents perfumes.',
    meaning: 'Messages and hope; stylized, perhaps the ancestor of the fleur-de-lis.',
    usageTips:
      'Carries white text at 4.5:1. A vivid primary for apps, distinct from the usual blue; orange is its strongest opponent.',
  },
  {
    hexCode: '#557048',
    name: 'Chromium Oxide Green',
    description:
      'An opaque, olive-leaning green that resists light, heat and most chemicals. It has colored glazes, cement and banknote inks.',
    meaning: 'Endurance without show, and a soldierly reserve.',
    usageTips:
      'Carries white text at 4.5:1. Good for military or outdoor themes when softened with sand and rust.',
  },
  {
    hexCode: '#E30022',
    name: 'Cadmium Red',
    description:
      "Cadmium sulfoselenide, sold as a pigment from about 1910. It replaced vermilion on many palettes, Matisse's among them.",
    meaning: 'Energy laid on flat and thick.',
    usageTips:
      'Carries white text at 4.5:1, by a small margin. Keep areas compact; a full screen of it tires the eye.',
  },
  {
    hexCode: '#B7C4B4',
    name: "Lamb's Ear",
    description:
      'The felted leaf of Stachys byzantina. Fine white hairs save water and make the green look silvery.',
    meaning: 'Touch, comfort and cottage borders.',
    usageTips:
      'An almost gray green for big soft areas. Carries black text at 7:1, and lavender or peach can be laid on it freely.',
  },
  {
    hexCode: '#008080',
    name: 'Teal',
    description:
      'A web color named after a small duck, Anas crecca, whose drake wears a blue-green band behind the eye.',
    meaning: 'Balance: neither blue nor green will claim it.',
    usageTips:
      'Carries white text at 4.5:1. Coral and mustard wake it up; a plain gray makes it look like old software.',
  },
  {
    hexCode: '#D8487F',
    name: 'Peony',
    description:
      'A lush flower named after Paion, physician of the Greek gods. In China the tree peony is called king of flowers.',
    meaning: 'Wealth and honor in China; bashfulness in European flower lore.',
    usageTips:
      'It reaches 3:1 on white for headlines. Surround it with its own pale tints and one dark green.',
  },
  {
    hexCode: '#93C572',
    name: 'Pistachio',
    description:
      'The seed of Pistacia vera from western and central Asia, green because chlorophyll survives in the kernel.',
    meaning: 'Sweets, ice cream and hospitality from Gaziantep to Sicily.',
    usageTips:
      "Carries black text at 7:1. Rose and dark chocolate make a confectioner's palette; gray makes it medicinal.",
  },
  {
    hexCode: '#5059B4',
    name: 'Bluebell',
    description:
      'Hyacinthoides non-scripta, which floods old woods in Britain and along the Atlantic coast with violet-blue before the leaves close.',
    meaning: 'Constancy, and the presence of ancient woodland.',
    usageTips:
      'Carries white text at 4.5:1. As a link color it differs clearly from standard blue and from visited purple.',
  },
  {
    hexCode: '#BD7250',
    name: 'Adobe',
    description:
      'Sun-dried mud brick with straw. The Spanish word came from Arabic and, earlier still, from ancient Egyptian.',
    meaning: 'Shelter made of the ground it stands on.',
    usageTips:
      'It reaches 3:1 on white for headings. Turquoise is the classic door color against such walls.',
  },
  {
    hexCode: '#FCF6F3',
    name: 'May Blossom',
    description:
      "The flower of the hawthorn, white with pink anthers. The English hedge is named for its month in bloom, or the month's feast for the hedge.",
    meaning: 'Festive outdoors; bringing it into the house was thought unlucky.',
    usageTips:
      'A white warmed by rose. Against it, cold grays look dirty, so build the palette from moss and bark.',
  },
  {
    hexCode: '#4E2430',
    name: 'Copper Beech',
    description:
      'A form of the European beech whose leaves make so much anthocyanin that it hides their green.',
    meaning: 'Parks, big lawns and inherited calm.',
    usageTips:
      'A brown-purple deep enough for footers: carries white text at 12:1. Fresh leaf green contrasts without effort.',
  },
  {
    hexCode: '#8F9779',
    name: 'Artichoke',
    description:
      'The gray-green flower bud of a Mediterranean thistle. Left uncut it opens into a violet brush.',
    meaning: 'Patience at table: leaf by leaf to the heart.',
    usageTips:
      'A sober sage with a little yellow in it. It reaches 3:1 on white and works as an icon or rule.',
  },
  {
    hexCode: '#F0DF1F',
    name: 'Rapeseed',
    description:
      'Fields of Brassica napus, grown for oil. Their yellow can be seen from orbit in spring.',
    meaning: 'Modern farming and wide horizons.',
    usageTips:
      'An acid yellow that shouts best in thin bands. Carries black text at 12:1; let sky blue sit above it.',
  },
  {
    hexCode: '#A8438C',
    name: 'Rhododendron',
    description:
      "The mauve-purple flower of Rhododendron ponticum. Honey from it can make people ill, as Xenophon's soldiers may have learned.",
    meaning: 'Grand gardens, and the warning that beauty can spread too well.',
    usageTips:
      'Carries white text at 4.5:1. On a dark evergreen background its glow doubles; on pink it goes flat.',
  },
  {
    hexCode: '#6DB1C4',
    name: 'Blue Verditer',
    description:
      'An artificial copper carbonate used for cheap blues in house paint and wallpaper in the seventeenth and eighteenth centuries.',
    meaning: 'Painted parlours and fading skies.',
    usageTips:
      'A slightly green sky blue. Carries black text at 7:1 and is happiest next to off-white and putty.',
  },
  {
    hexCode: '#F8B100',
    name: 'Chrome Yellow',
    description:
      "Lead chromate, a pigment of the early nineteenth century. In some of Van Gogh's paintings it has slowly darkened.",
    meaning: 'Cheerful modernity, from carriages to sunflowers.',
    usageTips:
      'Carries black text at 7:1, which is why such yellows mark vehicles. Keep it off white in thin strokes.',
  },
  {
    hexCode: '#3B3330',
    name: 'Common Swift',
    description:
      'The sooty brown of Apus apus, a bird that eats, drinks and sleeps in flight and may not land for months.',
    meaning: 'Freedom, summer evenings and short stays.',
    usageTips:
      'Softer than black for a dark theme: carries white text at 12:1. Set pale sky blue against it for details.',
  },
  {
    hexCode: '#9CA2A9',
    name: 'Cuckoo Gray',
    description:
      'The upper parts of the common cuckoo, which winters in Africa and lays its eggs in the nests of other birds.',
    meaning: 'Arrival of spring, and a certain shamelessness.',
    usageTips:
      'Neutral enough for controls at rest. It falls short of 3:1 on white, so add an outline where it must be noticed.',
  },
  {
    hexCode: '#00FF00',
    name: 'Lime',
    description:
      "The web name for the screen's green at full power and nothing else. It was among the sixteen colors of early HTML.",
    meaning: 'Terminals, lasers and special effects.',
    usageTips:
      'The eye is most sensitive to light of this hue, so a little goes far on black: lines and single pixels, not panels.',
  },
  {
    hexCode: '#8A5F3D',
    name: 'Wren',
    description:
      "The warm brown of Troglodytes troglodytes, a tiny bird with one of Europe's loudest songs for its weight.",
    meaning: 'Small but bold: a fable makes it king of birds by a trick.',
    usageTips:
      'A useful mid brown for borders and icons. Carries white text at 4.5:1 and needs no company but cream.',
  },
  {
    hexCode: '#DA70D6',
    name: 'Orchid',
    description:
      'A web color, a bright pinkish purple like many greenhouse orchids. The plant family itself holds more than 25,000 species.',
    meaning: 'The exotic and the cultivated; in China refinement.',
    usageTips:
      'Strong on black and navy. It cannot carry white text at 4.5:1, yet lettering in black stays clear.',
  },
  {
    hexCode: '#AAD668',
    name: 'Lettuce',
    description:
      'A tender leaf of Lactuca sativa, already carved on Egyptian temple walls. The name comes from the milky sap, lac in Latin.',
    meaning: 'Lightness and freshness; to the ancients also sleep.',
    usageTips:
      'Cheerful for categories and badges. It cannot carry white text at 4.5:1, and a tomato-red neighbor helps both.',
  },
  {
    hexCode: '#56728F',
    name: 'Woad',
    description:
      "The blue from Isatis tinctoria, Europe's own source of indigo until cheaper imports arrived in the early modern age.",
    meaning: "Toulouse merchants, painted Britons in Caesar's account, and honest work clothes.",
    usageTips:
      'Carries white text at 4.5:1. A worn blue that goes with madder red and weld yellow, the other two old dyes.',
  },
  {
    hexCode: '#E592B8',
    name: 'Thrift',
    description:
      'Sea thrift, Armeria maritima, whose pink cushions cover cliffs. It decorated the British threepenny coin from 1937 to 1952.',
    meaning: 'Frugality by a pun, and sea air.',
    usageTips:
      'Carries black text at 7:1. Gray-green and granite bring out its freshness better than other pinks do.',
  },
  {
    hexCode: '#50C878',
    name: 'Emerald',
    description:
      'Beryl colored by chromium or vanadium. The best-known mines are in Colombia; it is the birthstone of May.',
    meaning: 'Renewal and insight; Ireland is the Emerald Isle.',
    usageTips:
      'Bright rather than deep, so it carries black text at 7:1. Use a darker step for letters on white.',
  },
  {
    hexCode: '#17523F',
    name: 'Mallard',
    description:
      'The head of a mallard drake. Layered structure in the feathers gives the green, which can turn violet as the bird moves.',
    meaning: 'Ponds, parks and quiet confidence.',
    usageTips:
      "Carries white text at 7:1. Add a narrow white line, like the bird's collar, to separate it from chestnut brown.",
  },
  {
    hexCode: '#C8A2C8',
    name: 'Lilac',
    description:
      'Syringa vulgaris from the Balkans. The word reached Europe through Persian and Arabic, from a term for bluish.',
    meaning: 'First love in Victorian flower books; half-mourning in their wardrobes.',
    usageTips:
      'A faded violet that flatters greens. Carries black text at 7:1, and small lettering looks best in aubergine.',
  },
  {
    hexCode: '#A6402C',
    name: 'Venetian Red',
    description:
      'A warm iron oxide, first natural and later made industrially, used on walls, barns and as a ground for paintings.',
    meaning: 'Brick palaces and worn plaster.',
    usageTips:
      'Carries white text at 4.5:1. A red that does not suggest error, useful in charts next to grayish blue.',
  },
  {
    hexCode: '#2B6BAE',
    name: 'Azurite',
    description:
      'A blue copper carbonate, the most used blue of European panel painting. Damp may change it into green malachite.',
    meaning: 'Sky within reach: the blue of those who could not afford lapis.',
    usageTips:
      'Carries white text at 4.5:1 and is a calm choice for links. Malachite green is its mineral neighbor and a good second color.',
  },
  {
    hexCode: '#C3B091',
    name: 'Khaki',
    description:
      'From a Persian and Urdu word for dust. British units in India dyed their white cloth with it in the 1840s.',
    meaning: 'Camouflage first, later weekend trousers and safaris.',
    usageTips:
      'A background that forgives stains and mixed photographs. Carries black text at 7:1; one clear color at a time is plenty.',
  },
];
