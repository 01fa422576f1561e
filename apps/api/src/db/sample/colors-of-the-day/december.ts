import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of December, one a day, in order. */
export const december: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#14522D',
    name: 'Holly Leaf',
    description:
      'Ilex aquifolium. The lower leaves carry the spines, since there they are browsed; higher up many are smooth.',
    meaning: 'Protection in winter; older than Christmas as a house green.',
    usageTips:
      'Carries white text at 7:1. Red berries need only a touch, or the page becomes a greetings card.',
  },
  {
    hexCode: '#C4122F',
    name: 'Holly Berry',
    description:
      'The fruit of the holly, borne by female trees only and left by birds until hard weather makes it worth defending.',
    meaning: 'Christmas in Europe and North America, joined to the green leaf.',
    usageTips:
      'Carries white text at 4.5:1. Break the seasonal spell with pale blue or blush in place of green.',
  },
  {
    hexCode: '#C0C0C0',
    name: 'Silver',
    description:
      'A web color, the plain light gray of early interfaces. The metal reflects visible light better than any other.',
    meaning: 'Moonlight, second place and fine tableware.',
    usageTips:
      'Neutral to the last digit, so it may look dirty beside warm whites. Carries black text at 7:1.',
  },
  {
    hexCode: '#4B2E26',
    name: 'Clove',
    description:
      'The dried flower bud of a tree from the Moluccas. The name is from clou, French for nail.',
    meaning: 'Festive kitchens, toothache and a violent spice trade.',
    usageTips:
      'Carries white text at 12:1. A near-black that stays on the warm side, good for type on orange.',
  },
  {
    hexCode: '#997A8D',
    name: 'Mountbatten Pink',
    description:
      'A grayed mauve put on British warships in 1940 by Lord Mountbatten, meant to hide them at dawn and dusk.',
    meaning: 'Inventiveness, and camouflage that few dared to wear.',
    usageTips:
      'It reaches 3:1 on white. A mauve that almost counts as gray, kind to both warm and cool colors.',
  },
  {
    hexCode: '#7DF9FF',
    name: 'Electric Blue',
    description:
      'The pale cyan-blue look of sparks in air, where excited nitrogen gives off bluish light.',
    meaning: 'Energy, surprise and the future as seen from the 1890s.',
    usageTips:
      'Carries black text at 12:1. Use hairlines with a soft halo on near-black; on white it is gone.',
  },
  {
    hexCode: '#4244A0',
    name: 'Tanzanite',
    description:
      'Blue-violet zoisite colored by vanadium, found in 1967 near Kilimanjaro and nowhere else in any quantity.',
    meaning: 'Newness and rarity; it joined the December birthstones in 2002.',
    usageTips:
      'Carries white text at 7:1. It hovers between blue and violet, so decide which by the neighbor you give it.',
  },
  {
    hexCode: '#D4AF37',
    name: 'Gold Leaf',
    description:
      'Gold beaten until some ten thousand sheets make a millimeter. On screen only its mid-tone can be shown.',
    meaning: 'Divinity, victory and the wish to impress.',
    usageTips:
      'Carries black text at 7:1. Metal lives from contrast: run it from pale cream to brown within one shape.',
  },
  {
    hexCode: '#8F4B28',
    name: 'Mummy Brown',
    description:
      "A painters' pigment actually ground from Egyptian mummies, and still on sale at the start of the twentieth century.",
    meaning: 'Fascination without respect; a caution about sources.',
    usageTips:
      'Carries white text at 4.5:1. A transparent-looking brown that warms shadows; linen white is its fitting neighbor.',
  },
  {
    hexCode: '#5218FA',
    name: 'Han Purple',
    description:
      'Barium copper silicate, made in China more than two thousand years ago and found on figures of the Terracotta Army.',
    meaning: 'Power, and chemistry rediscovered.',
    usageTips:
      'Carries white text at 7:1. On screens it is far more intense than old paint, so dose it like a light.',
  },
  {
    hexCode: '#A4AE6B',
    name: 'Mistletoe',
    description:
      'Viscum album, a half-parasite on apples and poplars, with yellow-green leaves and white berries.',
    meaning: 'Kisses in England; for the Druids, Pliny says, something sacred.',
    usageTips:
      'A muted yellow-green for backgrounds. Carries black text at 7:1; small pearly dots make the allusion.',
  },
  {
    hexCode: '#84431F',
    name: 'Myrrh',
    description:
      'The dark resin of Commiphora, used in Egyptian embalming, in perfume and as a mouthwash to this day.',
    meaning: 'Bitterness, healing and mortality among the gifts of the Magi.',
    usageTips:
      'Carries white text at 7:1. A reddish brown that supports gold tones without competing.',
  },
  {
    hexCode: '#FF91AF',
    name: 'Baker-Miller Pink',
    description:
      'A pink mixed around 1979 for prison cells in the hope of calming inmates. Later studies did not confirm the effect.',
    meaning: 'Softness as a tool, and a lesson in doubtful evidence.',
    usageTips:
      'Carries black text at 7:1. Charming with tomato red and white; promise no mood change.',
  },
  {
    hexCode: '#4BE38C',
    name: 'Aurora Green',
    description:
      'The commonest color of the northern lights, given off by oxygen atoms roughly a hundred kilometers up and higher.',
    meaning: 'Wonder; in Finnish tales a fox sweeping up snow with its tail.',
    usageTips:
      'Carries black text at 12:1. Let it fade upwards into violet on a dark background, in curtains rather than spots.',
  },
  {
    hexCode: '#2E5090',
    name: 'YInMn Blue',
    description:
      'A blue of yttrium, indium and manganese oxides found by chance in 2009 at Oregon State University in a search for electronic materials.',
    meaning: 'Discovery that is still possible in an old field.',
    usageTips:
      'Carries white text at 7:1. Calm and slightly warm for a blue, so it works with oak tones and white.',
  },
  {
    hexCode: '#ED7A9B',
    name: 'Rose Pompadour',
    description:
      'A pink enamel ground introduced at the Sèvres porcelain works in 1757 and later named after its patron.',
    meaning: 'Rococo pleasure and the taste of one influential woman.',
    usageTips:
      'Carries black text at 7:1. Give it turquoise and gilding for the porcelain look, or charcoal to bring it up to date.',
  },
  {
    hexCode: '#40E0D0',
    name: 'Turquoise',
    description:
      'A copper aluminum phosphate mined in Iran and Sinai since antiquity. Europe named it Turkish after the traders; it is a December birthstone.',
    meaning: 'Protection on journeys, in Persia, Tibet and the American Southwest.',
    usageTips:
      'Carries black text at 12:1. Silver gray and terracotta recall the jewelry; white makes it a swimming pool.',
  },
  {
    hexCode: '#702963',
    name: 'Byzantium',
    description:
      'A dark purple named after the empire whose heirs were born in a porphyry chamber: born in the purple.',
    meaning: 'Court ceremony, mosaics and intrigue.',
    usageTips:
      'Carries white text at 7:1. Small squares of gold over it hint at mosaic; pale pink keeps it from being grim.',
  },
  {
    hexCode: '#F98B1E',
    name: 'Clementine',
    description:
      'A seedless mandarin hybrid noticed in Algeria around 1900 in the orchard of Brother Clément Rodier.',
    meaning: 'Stockings, peel on the stove and easy sharing.',
    usageTips:
      'Carries black text at 7:1. Leaf green in tiny amounts makes it fruit; without it, it is simply signal.',
  },
  {
    hexCode: '#5D8AA8',
    name: 'Air Force Blue',
    description:
      'The gray-blue worn by the Royal Air Force from about 1920 and, in other shades, by many air forces since.',
    meaning: 'Service, altitude and overcast skies.',
    usageTips:
      'It reaches 3:1 on white. A grown-up mid-blue for charts, steady between red and yellow series.',
  },
  {
    hexCode: '#16161D',
    name: 'Eigengrau',
    description:
      'German for intrinsic gray: what people report seeing in complete darkness, caused by spontaneous signals in the visual system.',
    meaning: 'The longest night, and the mind adding light of its own.',
    usageTips:
      'Carries white text at 12:1. A dark-mode background that avoids pure black; raise cards by slightly lighter grays.',
  },
  {
    hexCode: '#E7D3A1',
    name: 'Frankincense',
    description:
      'Dried resin tears of Boswellia trees from Oman, Yemen and Somalia, burnt in temples and churches.',
    meaning: 'Prayer that rises as smoke, and old trade routes.',
    usageTips:
      'A pale amber for paper-like surfaces. Carries black text at 12:1; smoke gray and myrrh brown go with it.',
  },
  {
    hexCode: '#A9622F',
    name: 'Cinnamon',
    description:
      'Inner bark of Cinnamomum trees. Arab traders kept its source secret and told of giant birds that built nests with it.',
    meaning: 'Baking, warmth and winter evenings.',
    usageTips:
      'Carries white text at 4.5:1. Orange enough to feel alive among browns; cream and star-anise dark complete it.',
  },
  {
    hexCode: '#4169E1',
    name: 'Royal Blue',
    description:
      'The web color is lighter than the traditional shade, which is told of as a dress made for Queen Charlotte.',
    meaning: 'Confidence, prizes and ribbons.',
    usageTips:
      'Carries white text at 4.5:1. A sturdy link and button color that most people simply read as blue.',
  },
  {
    hexCode: '#C9D1B9',
    name: 'Reindeer Moss',
    description:
      'Cladonia rangiferina, not a moss but a pale branching lichen that reindeer dig from under snow. It grows only millimeters a year.',
    meaning: 'Frugality, silence and the far north.',
    usageTips:
      'A cold gray-green for quiet panels. Carries black text at 12:1; bring warmth with a red wool accent.',
  },
  {
    hexCode: '#FF4A24',
    name: 'Neon',
    description:
      'The orange-red of a tube filled with real neon, an element discovered in 1898. Other colors in signs need other gases or coatings.',
    meaning: 'City nights, diners and temptation.',
    usageTips:
      'Carries black text at 4.5:1. Glow needs a light core: draw the line in pale pink and put this around it.',
  },
  {
    hexCode: '#01796F',
    name: 'Pine Green',
    description:
      'The deep blue-green of pine woods seen from a little way off, where air adds blue to the needles.',
    meaning: 'Steadfastness; evergreens mean life in the dead season.',
    usageTips:
      'Carries white text at 4.5:1. Slightly bluer than most greens, so red-green color-blind readers tell it from brown more easily.',
  },
  {
    hexCode: '#F7E7CE',
    name: 'Champagne',
    description:
      'Sparkling wine of north-eastern France, pale from pressing mostly dark grapes without their skins.',
    meaning: 'Celebration, and a little vanity.',
    usageTips:
      'A background for invitations that is warmer than cream. Carries black text at 12:1, with bronze for ornaments.',
  },
  {
    hexCode: '#9B1B34',
    name: 'Cranberry',
    description:
      'Vaccinium macrocarpon of North American bogs. Growers flood the fields so that the ripe, air-filled berries float.',
    meaning: 'Thanksgiving tables, candlelight and tart cheer.',
    usageTips:
      'Carries white text at 7:1. Works as a sober alternative to bright red for buttons on cream.',
  },
  {
    hexCode: '#6C8F90',
    name: 'Blue Spruce',
    description:
      'Picea pungens of the Rocky Mountains. A layer of wax gives its young needles the silver-blue look.',
    meaning: 'Cold endurance; a popular festive tree.',
    usageTips:
      'It reaches 3:1 on white. A grayed teal that softens red and gold into something less commercial.',
  },
  {
    hexCode: '#FFF8E7',
    name: 'Cosmic Latte',
    description:
      'The average color of the light of some 200,000 galaxies, calculated in 2002 and named after an informal vote among astronomers.',
    meaning: 'The universe added up: less dramatic than hoped, and friendly.',
    usageTips:
      'A warm white to end the year on. Carries black text at 12:1; on pure white it shows only as a slight glow.',
  },
];
