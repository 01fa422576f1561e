import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of August, one a day, in order. */
export const august: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#464F80',
    name: 'Bilberry',
    description:
      'Vaccinium myrtillus, the wild blueberry of northern woods. The pale bloom on its dark skin is a layer of wax.',
    meaning: 'Stained fingers and summer walks.',
    usageTips:
      'Carries white text at 7:1. Its gray comes from the bloom; birch white and moss go beside it.',
  },
  {
    hexCode: '#FADF6B',
    name: 'Sweetcorn',
    description:
      'Maize picked young, before sugar turns into starch. Farmers in Mexico bred the plant from a wild grass.',
    meaning: 'Abundance; in Mesoamerica the stuff of which people were made.',
    usageTips:
      'A full yellow without glare. Carries black text at 12:1, but do not count on it as a line on white.',
  },
  {
    hexCode: '#A9749F',
    name: 'Ling Heather',
    description:
      'Calluna vulgaris, in flower across northern moors in August. It feeds bees, and was tied into brooms.',
    meaning: 'Solitude and luck, above all when white.',
    usageTips:
      'It reaches 3:1 on white. Dusty enough for full-width bands under a gray sky of photographs.',
  },
  {
    hexCode: '#2B3566',
    name: 'Indigo',
    description:
      'The dye of Indigofera leaves. Cloth leaves the vat yellowish green and turns blue as it meets the air.',
    meaning: 'Work and worth, from Japanese farm clothes to West African robes.',
    usageTips:
      'Carries white text at 7:1. Repeated tints of this one hue, like dips in the vat, are enough for a whole site.',
  },
  {
    hexCode: '#B0BA5E',
    name: 'Greengage',
    description:
      'A sweet green plum, Reine Claude in France, brought to England by the Gage family in the eighteenth century.',
    meaning: 'Old walled gardens and quiet luxury.',
    usageTips:
      'Carries black text at 7:1. Dull enough to be a neutral, fresh enough to lift brown paper.',
  },
  {
    hexCode: '#D02C92',
    name: 'Bougainvillea',
    description:
      'Papery bracts around small white flowers, on a climber from South America named after the French navigator Bougainville.',
    meaning: 'Exuberance on white walls and hot afternoons.',
    usageTips:
      'Carries white text at 4.5:1. So strong that whitewash and shadow blue are the only company it needs.',
  },
  {
    hexCode: '#3B5140',
    name: 'Cypress',
    description:
      'Cupressus sempervirens, the narrow evergreen of Tuscan roads and of cemeteries around the Mediterranean.',
    meaning: 'Mourning, and hope because it never drops its leaves.',
    usageTips:
      'Carries white text at 7:1. A dark vertical stripe of it gives rhythm to warm stone colors.',
  },
  {
    hexCode: '#FFC512',
    name: 'Sunflower',
    description:
      'Helianthus annuus, first grown as a crop in eastern North America. Young heads follow the sun; old ones face east.',
    meaning: 'Devotion and optimism; national flower of Ukraine.',
    usageTips:
      'Carries black text at 12:1. One big shape beats many small ones, with seed brown at the center.',
  },
  {
    hexCode: '#7A93B8',
    name: 'Sea Holly',
    description:
      'Eryngium maritimum, a steel-blue, spiny relative of the carrot that grows on sandy shores.',
    meaning: 'Independence and, in older herbals, charm.',
    usageTips:
      'It reaches 3:1 on white and works for icons. A dusty blue that lets sand colors be the warm side.',
  },
  {
    hexCode: '#43183F',
    name: 'Aubergine',
    description:
      'The skin of Solanum melongena, a plant of South Asia. The French word traveled there through Catalan and Arabic.',
    meaning: 'Richness and appetite; in Japan a lucky first dream of the year.',
    usageTips:
      'Carries white text at 12:1. A dark theme in this is warmer than navy, with olive-oil gold for links.',
  },
  {
    hexCode: '#EC6220',
    name: 'Puffin Bill',
    description:
      "The orange of the Atlantic puffin's summer bill. The bright outer plates are shed after breeding.",
    meaning: 'Comedy and devotion on a cliff edge.',
    usageTips:
      'Carries black text at 4.5:1. Keep the setting black, white and gray, and use this on one thing only.',
  },
  {
    hexCode: '#8598DA',
    name: 'Hydrangea',
    description:
      'Mophead flowers that turn blue in acid soil, where the roots can take up aluminum, and pink in lime.',
    meaning: 'Gratitude or apology in Japan; boastfulness in Victorian books.',
    usageTips:
      'A powdery blue for cards. Carries black text at 7:1 and shades easily into lilac and pink.',
  },
  {
    hexCode: '#5F2233',
    name: 'Dulse',
    description:
      'Palmaria palmata, a dark red seaweed eaten on Atlantic coasts from Ireland to Iceland and Canada.',
    meaning: 'Salt, survival and harbor pubs.',
    usageTips:
      'Carries white text at 7:1. A brown-red dark background where coral and pale gray-green stand out.',
  },
  {
    hexCode: '#FA8A43',
    name: 'Papaya',
    description:
      'The flesh of Carica papaya from Mexico and Central America. Its enzyme papain softens meat.',
    meaning: 'Morning sweetness and easy health.',
    usageTips:
      'A soft orange that carries black text at 7:1. With cool aqua it is summery; with brown it is seventies.',
  },
  {
    hexCode: '#00805C',
    name: 'Quetzal',
    description:
      'The emerald back of the resplendent quetzal, bird of Central American cloud forests, whose plumes adorned Maya and Aztec rulers.',
    meaning: "Freedom; it is Guatemala's emblem and gives the currency its name.",
    usageTips:
      "Carries white text at 4.5:1. Set a small patch of crimson beside it, like the bird's breast.",
  },
  {
    hexCode: '#74163F',
    name: 'Beetroot',
    description:
      'Beta vulgaris, red with betanin, a pigment unrelated to that of most red flowers. It colors soup and yoghurt alike.',
    meaning: 'Earthiness and plain cooking from Poland to Ukraine.',
    usageTips:
      'Carries white text at 7:1. Horseradish white and dill green make a fresh and slightly unusual trio.',
  },
  {
    hexCode: '#F2E18C',
    name: 'Swallowtail',
    description:
      "The yellow of Papilio machaon, Europe's showy butterfly. In Britain it lives only in the Norfolk Broads.",
    meaning: 'Lightness, rarity and reed beds in the sun.',
    usageTips:
      'A pale background for black line drawings, which look like its veins. Carries black text at 12:1.',
  },
  {
    hexCode: '#4F7942',
    name: 'Fern',
    description:
      'The frond of a woodland fern. Ferns make spores, not seeds, and are older than any flower.',
    meaning: 'Shelter and sincerity; the Victorians collected them in a craze.',
    usageTips:
      'Carries white text at 4.5:1. A middle green for headings that is neither lime nor bottle.',
  },
  {
    hexCode: '#566ACB',
    name: 'Agapanthus',
    description:
      'The love flower of southern Africa, with globes of blue trumpets; escaped plants line roads in Madeira.',
    meaning: 'Love letters and long summers.',
    usageTips:
      'Carries white text at 4.5:1. A cheerful blue for buttons; soft lime makes it look botanical.',
  },
  {
    hexCode: '#B4C424',
    name: 'Peridot',
    description:
      'Gem olivine, green through its own iron. The ancients dug it on an island in the Red Sea; some stones have come in meteorites.',
    meaning: "August's birthstone; cheerfulness and a lamp against fear.",
    usageTips:
      'Acid and warm at once. Carries black text at 7:1, and violet shadows make it glitter.',
  },
  {
    hexCode: '#9F2F2D',
    name: 'Pompeian Red',
    description:
      'The red of Roman walls in Pompeii. Some of it seems to have been yellow ochre that the heat of the eruption turned red.',
    meaning: 'Antiquity, theater and catastrophe preserved.',
    usageTips:
      'Carries white text at 7:1. Frame panels of it with black and thin ochre lines, as the wall painters did.',
  },
  {
    hexCode: '#F4F4F0',
    name: 'Sea Salt',
    description:
      'Crystals raked from shallow pans where sun and wind dry the sea, as in Brittany, Portugal and Sicily.',
    meaning: 'Taste, wages and welcome: bread and salt greet guests in Slavic lands.',
    usageTips:
      'An off-white with almost no hue, restful for reading. Use dark slate for type and leave out pure white.',
  },
  {
    hexCode: '#5F9EA0',
    name: 'Cadet Blue',
    description:
      'A web color, a grayed cyan. The name recalls the blue-gray uniforms of military academies.',
    meaning: 'Discipline relaxed by salt air.',
    usageTips:
      'It reaches 3:1 on white. A fine background for nautical drawings with rope beige and a red buoy.',
  },
  {
    hexCode: '#8C3358',
    name: 'Victoria Plum',
    description:
      "An English plum found in Sussex and sold from the 1840s under the young queen's name.",
    meaning: 'Orchards, jam and the end of the holidays.',
    usageTips:
      'Carries white text at 7:1. Custard yellow and bloom blue, like the haze on its skin, suit it.',
  },
  {
    hexCode: '#FFB63D',
    name: 'Mango',
    description:
      'Ripe flesh of Mangifera indica, grown in South Asia for some four thousand years.',
    meaning: 'Friendship and abundance; in India a basket is a proper gift.',
    usageTips:
      'Carries black text at 7:1. Use it for gradients toward coral, where no muddy middle appears.',
  },
  {
    hexCode: '#6F00FF',
    name: 'Electric Indigo',
    description:
      'The violet-blue end of the spectrum pushed to full screen power. Newton named indigo to bring his colors to seven.',
    meaning: 'Intuition in new-age symbolism; for most people, neon and night.',
    usageTips:
      'Carries white text at 4.5:1. Printing cannot reach it, so choose a tamer violet for logos.',
  },
  {
    hexCode: '#6B6A66',
    name: 'Flint',
    description:
      'Hard silica nodules from chalk beds. It breaks into edges sharper than many knives and strikes sparks from iron.',
    meaning: 'Tools, fire and firmness of heart.',
    usageTips:
      'Carries white text at 4.5:1. The plainest of warm grays, good for interface text and quiet icons.',
  },
  {
    hexCode: '#E4D96F',
    name: 'Straw',
    description: 'The dry stalks left after threshing, used for roofs, hats and bedding.',
    meaning: "Simplicity, and in proverbs the last one that breaks the camel's back.",
    usageTips:
      'Light and slightly green. On white it needs a border; next to gray-blue it becomes sunshine.',
  },
  {
    hexCode: '#DE2F74',
    name: 'Pitaya',
    description:
      'The dragon fruit, a climbing cactus from Central America whose flowers open for a single night. It is now grown across Asia.',
    meaning: 'Exotic appetite; sometimes fire, for its flaming scales.',
    usageTips:
      'Carries black text at 4.5:1. Lime-green tips on a pink shape make a cheerful two-color system.',
  },
  {
    hexCode: '#4A5560',
    name: 'Thunderhead',
    description:
      'The underside of a cumulonimbus, dark because ten kilometers of cloud above let little light through.',
    meaning: 'Tension, power and relief to come.',
    usageTips:
      'Carries white text at 7:1. A stormy neutral that makes yellow and white look electric.',
  },
  {
    hexCode: '#D9AE5C',
    name: 'Ripe Barley',
    description:
      'Barley ready for the combine. Malted, it has been made into beer since Sumerian times.',
    meaning: 'Sustenance, conviviality and a good year.',
    usageTips:
      'A grain gold that keeps off orange. Carries black text at 7:1, or try a brown ale shade for the words.',
  },
];
