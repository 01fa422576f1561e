import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of September, one a day, in order. */
export const september: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#46668F',
    name: 'Denim',
    description:
      'Cotton twill, probably named after serge de Nîmes. Only the warp is dyed with indigo, so wear lets the white weft show.',
    meaning: 'Work turned into leisure; youth and equality.',
    usageTips:
      'Carries white text at 4.5:1. Make tints by fading toward white rather than gray, as washing does.',
  },
  {
    hexCode: '#C1DCD4',
    name: 'Duck Egg',
    description: 'The pale blue-green shell laid by some breeds of duck, tinted by biliverdin.',
    meaning: 'Kitchens, calm and country taste.',
    usageTips:
      'An easy wall color for interfaces. Carries black text at 12:1 and keeps peace among wood tones.',
  },
  {
    hexCode: '#D8472C',
    name: 'Rosehip',
    description:
      'The fruit of wild roses, full of vitamin C. Wartime children in Britain gathered it by the ton for syrup.',
    meaning: 'Forethought and care for the months ahead.',
    usageTips:
      'Carries black text at 4.5:1. Orange enough to feel warm beside frosty grays and blues.',
  },
  {
    hexCode: '#34203E',
    name: 'Blackberry',
    description:
      'The ripe fruit of the bramble, many drupelets on one core. English tradition says not to pick it after Michaelmas.',
    meaning: 'Free food, scratches and late summer.',
    usageTips:
      'Carries white text at 12:1. A purple-black for headers; leaf green and dusty pink finish the hedge.',
  },
  {
    hexCode: '#B8C873',
    name: 'Hop',
    description:
      'The papery cone of Humulus lupulus. Yellow glands inside give beer its bitterness and keep it from spoiling.',
    meaning: 'Harvest work, sleep and good company.',
    usageTips:
      'A faded yellow-green for tags and illustrations. Carries black text at 7:1; amber is the obvious partner.',
  },
  {
    hexCode: '#8B4513',
    name: 'Saddle Brown',
    description:
      'A web color close to tanned leather, which vegetable tannins from bark turn from pale to brown.',
    meaning: 'Travel, craft and things that improve with use.',
    usageTips:
      'Carries white text at 7:1. Stitch it with a cream dashed line for a literal but pleasing detail.',
  },
  {
    hexCode: '#318CE7',
    name: 'Bleu de France',
    description:
      'The bright blue of the French royal arms, and later of French racing cars between the wars.',
    meaning: 'Royalty once, sport and the national team today.',
    usageTips:
      'It reaches 3:1 on white for large headings. White and a clear red are the usual company; try silver.',
  },
  {
    hexCode: '#F3C27C',
    name: 'Harvest Moon',
    description:
      'The full moon nearest the autumn equinox. Low in the sky its light is reddened by the long path through air.',
    meaning: 'Gathering in; in China and Vietnam mid-autumn feasts.',
    usageTips:
      'Carries black text at 7:1. A disc of it on midnight blue makes an illustration in two shapes.',
  },
  {
    hexCode: '#5E3B57',
    name: 'Fig',
    description:
      'The ripe skin of Ficus carica, one of the earliest cultivated plants. Many wild figs depend on a tiny wasp.',
    meaning: 'Knowledge and shame in Genesis; plenty elsewhere.',
    usageTips:
      'Carries white text at 7:1. Goat-cheese white, honey and walnut make a whole autumn palette around it.',
  },
  {
    hexCode: '#20B2AA',
    name: 'Light Sea Green',
    description:
      'A web color like shallow water over pale sand, where the depth is just enough to take out the red.',
    meaning: 'Bathing, ease and the last warm days.',
    usageTips:
      'Carries black text at 7:1. Bright enough for charts on dark themes; sandy beige keeps it natural.',
  },
  {
    hexCode: '#FF4F00',
    name: 'International Orange',
    description:
      'A family of oranges chosen to stand out from the surroundings in aerospace and engineering; the Golden Gate Bridge wears a redder one.',
    meaning: 'Safety, rescue and engineering pride.',
    usageTips:
      'Carries black text at 4.5:1. Against sky or sea blue it has no rival, so use it for what must be found.',
  },
  {
    hexCode: '#4B3468',
    name: 'Damson',
    description:
      'A small, tart plum whose name means of Damascus. Its skins gave a purple juice for jam and, some say, cloth.',
    meaning: 'Hedgerow thrift and sharp sweetness.',
    usageTips: 'Carries white text at 7:1. Rich beside butter yellow; beside navy it looks brown.',
  },
  {
    hexCode: '#FAF0E6',
    name: 'Linen',
    description:
      'A web color after unbleached flax cloth. Egyptians wrapped their dead in linen, and painters stretched it for canvas.',
    meaning: 'Cleanliness, cool nights and honest texture.',
    usageTips:
      'A warm page white for craft and food. Carries black text at 12:1, and a faint weave pattern suits it.',
  },
  {
    hexCode: '#B88F60',
    name: 'Kraft Paper',
    description:
      'Brown paper from unbleached pulp. The sulfate process behind it dates from about 1880; Kraft is German for strength.',
    meaning: 'Parcels, plain dealing, honesty and reuse.',
    usageTips:
      'Dark print looks best; it cannot carry white text at 4.5:1, though white ink on real paper is charming.',
  },
  {
    hexCode: '#800020',
    name: 'Burgundy',
    description:
      'Named after red wine from Burgundy in eastern France, though a young pinot noir is often paler.',
    meaning: 'Seniority, ceremony and passports.',
    usageTips:
      'Carries white text at 7:1. Works as a sober primary with dusty pink tints for secondary actions.',
  },
  {
    hexCode: '#3F88D2',
    name: 'Jay Blue',
    description:
      'The barred wing patch of the Eurasian jay, a bird that buries acorns in autumn and so plants oaks.',
    meaning: 'Wit and foresight; a found feather counts as luck.',
    usageTips:
      'It reaches 3:1 on white. Stripe it with black and white in fine bars for a pattern straight from the bird.',
  },
  {
    hexCode: '#D9D25A',
    name: 'Williams Pear',
    description:
      'A pear raised in Berkshire in the eighteenth century, called Bartlett in North America. It yellows as it ripens.',
    meaning: 'Roundness, ripeness and still lifes.',
    usageTips:
      'Soft and slightly green. Carries black text at 12:1; a russet speckle pattern makes it tactile.',
  },
  {
    hexCode: '#E6007E',
    name: 'Process Magenta',
    description:
      'The magenta of four-color printing as it appears on coated paper; the ink takes green out of white light.',
    meaning: "The printer's contribution to pink: loud, exact and everywhere.",
    usageTips:
      'Carries black text at 4.5:1. Reliable in print since it is one solid ink; pair with process yellow for hot red.',
  },
  {
    hexCode: '#004225',
    name: 'British Racing Green',
    description:
      'British cars were painted green for the Gordon Bennett race of 1903, held in Ireland. The deep shade came later.',
    meaning: 'Speed with good manners and leather seats.',
    usageTips:
      'Carries white text at 7:1. A thin yellow pinstripe or tan leather tone beside it is enough.',
  },
  {
    hexCode: '#DB9A2B',
    name: 'Honey',
    description:
      'Nectar thickened by bees to less than a fifth water. Kept sealed and dry, it lasts for years.',
    meaning: 'Sweet speech, industry and the promised land.',
    usageTips:
      'Carries black text at 7:1. Let it run into darker amber in a gradient, as in a jar against light.',
  },
  {
    hexCode: '#8E55C0',
    name: 'Purpletop Vervain',
    description:
      'Verbena bonariensis, named for Buenos Aires: wiry stems with purple heads that butterflies visit until frost.',
    meaning: 'Airiness and late generosity in the border.',
    usageTips:
      'Carries white text at 4.5:1. Scatter it as small shapes over straw and gray-green instead of filling areas.',
  },
  {
    hexCode: '#262338',
    name: 'Iron Gall Ink',
    description:
      'Ink from oak galls and iron sulfate, pale at first and then blackening in the air. Europe wrote with it for over a thousand years.',
    meaning: 'Law, letters and permanence, sometimes eating the page.',
    usageTips:
      'Carries white text at 12:1. On parchment tones it reads as ink; the violet cast shows in large areas.',
  },
  {
    hexCode: '#C0A365',
    name: 'London Stock Brick',
    description:
      'The yellow-brown brick of Georgian and Victorian London, made from local clay with chalk and ashes.',
    meaning: 'Terraces, soot and solid housing.',
    usageTips:
      'A warm neutral for city guides. Carries black text at 7:1; window white and door colors can be placed on it at will.',
  },
  {
    hexCode: '#0F52BA',
    name: 'Sapphire',
    description:
      'Blue corundum, colored by iron and titanium together. Fine stones come from Sri Lanka, Kashmir and Madagascar.',
    meaning: "September's birthstone; faith and sound judgment.",
    usageTips:
      'Carries white text at 7:1. A dependable brand blue that keeps its identity beside black.',
  },
  {
    hexCode: '#E52B50',
    name: 'Amaranth',
    description:
      'From the Greek for unfading. The plants hold their crimson when dry, and their seeds were a staple of the Aztecs.',
    meaning: 'Immortality in poetry from Aesop to Milton.',
    usageTips:
      'Carries black text at 4.5:1. A lively pinkish red for sale labels that differs from error red.',
  },
  {
    hexCode: '#D9AEDF',
    name: 'Autumn Crocus',
    description:
      'Colchicum autumnale, a leafless pale purple flower of damp meadows. Its poison, colchicine, is also a gout medicine.',
    meaning: 'Late beauty that had better be admired only.',
    usageTips:
      'A light violet for backgrounds. Carries black text at 7:1, and brown shows it off better than green does.',
  },
  {
    hexCode: '#474A51',
    name: 'Graphite',
    description:
      'Crystalline carbon. A deposit found in Cumbria in the sixteenth century gave the first pencils; the name is from Greek for writing.',
    meaning: 'Drafts and second thoughts, for it can be erased.',
    usageTips:
      'Carries white text at 7:1. A text gray with no visible hue, so any accent goes with it.',
  },
  {
    hexCode: '#A2CC52',
    name: 'Granny Smith',
    description:
      'A tart green apple that Maria Ann Smith found growing from a chance seedling near Sydney in the 1860s.',
    meaning: "Crispness, packed lunches and teachers' desks.",
    usageTips:
      'Snappy on dark backgrounds. Carries black text at 7:1 and is best used in curves or dots.',
  },
  {
    hexCode: '#9A84D2',
    name: 'Michaelmas Daisy',
    description:
      'North American asters that flower in European gardens around the feast of Saint Michael on 29 September.',
    meaning: 'Farewell, and patience rewarded late.',
    usageTips: 'It reaches 3:1 on white. Put a golden center next to it, as each flower head does.',
  },
  {
    hexCode: '#33554A',
    name: 'Blackboard Green',
    description:
      'School boards were black slate at first. Green enameled or painted ones spread in the mid-twentieth century, being easier on the eye.',
    meaning: 'Lessons, sums and the smell of chalk.',
    usageTips:
      'Carries white text at 7:1. Use chalky off-whites with rough edges and keep bright colors for emphasis.',
  },
];
