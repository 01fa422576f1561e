import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of July, one a day, in order. */
export const july: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#C4709F',
    name: 'Red Clover',
    description:
      'Trifolium pratense, more pink than red. Bacteria in its roots fix nitrogen, so farmers sow it to feed the soil.',
    meaning: 'Luck and plenty; state flower of Vermont.',
    usageTips:
      'It reaches 3:1 on white. A country pink that needs meadow green near by to stop looking cosmetic.',
  },
  {
    hexCode: '#0B4F38',
    name: 'Bottle Green',
    description:
      'The dark green of old bottles, caused by iron in unpurified sand. Bottles could be almost black.',
    meaning: 'Cellars, school uniforms and discretion.',
    usageTips:
      'Carries white text at 7:1. Cream lettering suits it more than pure white; brass details come naturally.',
  },
  {
    hexCode: '#F9B064',
    name: 'Apricot',
    description:
      'A fruit whose name wandered from Latin for early ripe through Greek, Arabic and Catalan before reaching English.',
    meaning: 'Softness and health; in Chinese tradition also teaching and medicine.',
    usageTips:
      'Warm and light. Carries black text at 7:1 and flatters every skin tone in photographs around it.',
  },
  {
    hexCode: '#BC2480',
    name: 'Fuchsia',
    description:
      'A plant found in the Caribbean by Charles Plumier around 1700 and named for the botanist Leonhart Fuchs.',
    meaning: 'Boldness; in flower language, confiding love.',
    usageTips:
      'Carries white text at 4.5:1. Combine with violet as the flower does, and separate the two by a white line.',
  },
  {
    hexCode: '#00FFFF',
    name: 'Cyan',
    description:
      "The screen's green and blue together. The Greek kyanos, where the word begins, meant a dark blue, almost the opposite.",
    meaning: 'Water, ice, print shops and early computing.',
    usageTips:
      'Keep it for lines on black: it falls short of 3:1 on white and prints as a different, duller cyan.',
  },
  {
    hexCode: '#FBA31A',
    name: 'Marigold',
    description:
      'Calendula officinalis, the pot marigold, once used to color butter and soup. It often closes at night.',
    meaning:
      'Sun and constancy; related colors are heaped up at Indian weddings, with another marigold.',
    usageTips:
      'Carries black text at 7:1. A strong highlight that stays warm on both black and white.',
  },
  {
    hexCode: '#1F4E8C',
    name: 'Cyanotype',
    description:
      "John Herschel's iron process of 1842. Anna Atkins used it a year later for the first book illustrated with photographs.",
    meaning: 'Plans and plants: the original blueprint.',
    usageTips:
      'Carries white text at 7:1. White silhouettes on it are the classic look; a paper texture adds truth.',
  },
  {
    hexCode: '#B4BCC4',
    name: 'Herring Gull',
    description:
      "The mantle of an adult Larus argentatus. Chicks peck at the red spot on the parent's bill to be fed.",
    meaning: 'Harbors, freedom and stolen chips.',
    usageTips:
      'A cold light gray for dividers and panels. Carries black text at 7:1, and a yellow dot completes the bird.',
  },
  {
    hexCode: '#F2661B',
    name: 'Nasturtium',
    description:
      'Tropaeolum majus from the Andes, whose flowers and leaves taste of cress. Nasturtium means nose-twister.',
    meaning: 'Conquest, since the round leaves look like shields.',
    usageTips:
      'Carries black text at 4.5:1. Blue-green leaves make the best surroundings; use it for edges and dots.',
  },
  {
    hexCode: '#000080',
    name: 'Navy',
    description:
      'A web color named after British naval officers, whose dark blue uniform was ordered in 1748.',
    meaning: 'Authority and order, kept mild by long use.',
    usageTips:
      'Carries white text at 12:1. On screens it is quite saturated; mix in gray when it should recede.',
  },
  {
    hexCode: '#D8BFD8',
    name: 'Thistle',
    description:
      'A web color, a pale lilac. Scotland has worn the thistle as an emblem since at least the fifteenth century.',
    meaning: 'Pride with prickles: nobody provokes it unharmed.',
    usageTips:
      'A restful tint for alternate rows and cards. Carries black text at 12:1, and heather purple reads well as its accent.',
  },
  {
    hexCode: '#B0103F',
    name: 'Ruby',
    description:
      'Corundum reddened by traces of chromium, which also makes it fluoresce. A ruby rod was the heart of the first laser in 1960.',
    meaning: "July's birthstone; love and command, in India the king of gems.",
    usageTips:
      'Carries white text at 4.5:1. Distinct from warning red because of its pink side; let gold or champagne frame it.',
  },
  {
    hexCode: '#74C365',
    name: 'Praying Mantis',
    description:
      'The green of many mantises, hunters that turn their heads to watch you. The Greek mantis meant a seer.',
    meaning: 'Stillness before action; in southern African stories a trickster god.',
    usageTips:
      'Lively on charcoal and deep brown. Carries black text at 7:1, and lighter leaf tints make it look lit.',
  },
  {
    hexCode: '#FC8EAC',
    name: 'Flamingo',
    description:
      'Pink that the bird eats: carotenoids from algae and brine shrimp color the feathers. Chicks hatch gray.',
    meaning: 'Flair and holiday humor, and a stance on one leg.',
    usageTips:
      'Carries black text at 7:1. Palm green makes it tropical; dusty plum makes it evening.',
  },
  {
    hexCode: '#5C5527',
    name: 'Bladderwrack',
    description:
      'Fucus vesiculosus, a brown seaweed held up by paired air bladders. Iodine was discovered in seaweed ash.',
    meaning: 'Tides, harbors and old remedies.',
    usageTips:
      'Carries white text at 7:1. A dark olive that replaces black in natural palettes with sand and gull gray.',
  },
  {
    hexCode: '#A5D8C6',
    name: 'Sea Glass',
    description:
      'Broken bottles frosted by decades of waves and pebbles; pale green ones were mostly everyday soda and window glass.',
    meaning: 'Patience, luck on the beach and waste made lovely.',
    usageTips: 'Translucent layers of it over photographs work well. Carries black text at 7:1.',
  },
  {
    hexCode: '#FF7F50',
    name: 'Coral',
    description:
      'The web color is an orange relative of red Mediterranean coral, the skeleton of small animals that grows very slowly.',
    meaning: 'Protection in amulets, and today concern for warming reefs.',
    usageTips:
      'Friendly in illustrations and on navy. Carries black text at 7:1; white letters on it are a common mistake.',
  },
  {
    hexCode: '#8078BC',
    name: 'English Lavender',
    description:
      "Lavandula angustifolia. In spite of the name it comes from the western Mediterranean's stony hills.",
    meaning: 'Cleanliness and sleep: the word is linked with washing.',
    usageTips:
      'Reliable for calm interfaces. It reaches 3:1 on white, so headings work while captions need a deeper violet.',
  },
  {
    hexCode: '#E8EAEA',
    name: 'Carrara Marble',
    description:
      'The white marble of the Apuan Alps in Tuscany. Michelangelo chose blocks for his figures there himself.',
    meaning: 'Permanence, sculpture and cool floors.',
    usageTips:
      'Faintly green-blue, a refined substitute for plain light gray. Thin gray veins as dividers are all it needs.',
  },
  {
    hexCode: '#77C043',
    name: 'Sea Lettuce',
    description:
      'Ulva, a green alga only two cells thick that grows bright on tidal rocks and overgrows where water is too rich in nutrients.',
    meaning: 'Low tide, freshness and a measure of clean water.',
    usageTips:
      'Vivid enough for status lights. Carries black text at 7:1; wet slate gray is the best background.',
  },
  {
    hexCode: '#FF6347',
    name: 'Tomato',
    description:
      'A web color. The fruit, and the word xitomatl behind its name, came to Europe from Aztec Mexico in the sixteenth century.',
    meaning: 'Appetite, good humor and ripe summers.',
    usageTips:
      'A warm alert that carries black text at 7:1. It cannot carry white text at 4.5:1, however tempting that looks.',
  },
  {
    hexCode: '#3D4BC2',
    name: 'Delphinium',
    description:
      'Tall garden larkspur of intense blue. Its buds reminded Greek gardeners of dolphins, hence the name.',
    meaning: 'Open-heartedness, and borders at their proudest.',
    usageTips:
      'Carries white text at 4.5:1. Pale apricot next to it makes the blue vibrate without hurting.',
  },
  {
    hexCode: '#D8C6A2',
    name: 'Dune Sand',
    description:
      'Mostly grains of quartz with a thin stain of iron, rounded by wind and sorted by weight.',
    meaning: 'Holiday leisure, and the impermanence of whatever is built on it.',
    usageTips:
      'A warm neutral between beige and yellow. Carries black text at 7:1; sea colors look cooler beside it.',
  },
  {
    hexCode: '#F0596A',
    name: 'Watermelon',
    description:
      'The flesh of Citrullus lanatus, a melon of north-east Africa, red with the same lycopene as tomatoes.',
    meaning: 'Heat, sharing and a table out of doors; in many places the taste of summer.',
    usageTips:
      'It reaches 3:1 on white. Add rind green and black seeds, and any layout says summer.',
  },
  {
    hexCode: '#137BD8',
    name: 'Blue Morpho',
    description:
      'A butterfly of Central and South American forests. Ridged scales reflect blue light; there is no blue pigment in the wing.',
    meaning: 'Transformation and sudden brilliance.',
    usageTips:
      "Carries black text at 4.5:1 and works for links in large type. Brown, like the wing's underside, is its secret partner.",
  },
  {
    hexCode: '#FFCBA4',
    name: 'Peach',
    description:
      'The flesh of a ripe yellow peach, a Chinese fruit that Europeans believed to be Persian.',
    meaning: 'Long life in Chinese art; in the West ease and gentleness.',
    usageTips:
      'Good for onboarding and notices. Carries black text at 12:1, and a teal line keeps it from going bland.',
  },
  {
    hexCode: '#C72350',
    name: 'Raspberry',
    description:
      'Rubus idaeus, named for Mount Ida. Each fruit is a cluster of tiny drupes that slips off its core.',
    meaning: 'Kindness in some Christian pictures, rudeness in slang.',
    usageTips:
      'Carries white text at 4.5:1. Between red and pink, it makes a confident button beside cool neutrals.',
  },
  {
    hexCode: '#A2AE79',
    name: 'Marram Grass',
    description:
      'Ammophila, the tough grass that holds dunes together with meters of rhizome. Its leaves roll up to save water.',
    meaning: 'Resilience in poor ground and hard wind.',
    usageTips:
      'A dry green for backgrounds and maps. It cannot carry white text at 4.5:1; driftwood and pale blue belong beside it.',
  },
  {
    hexCode: '#3D1C36',
    name: 'Blackcurrant',
    description:
      'The juice-dark skin of Ribes nigrum. Much of the United States long forbade the bush because it hosts a disease of pines.',
    meaning: 'Childhood drinks in Europe, and cassis in a glass.',
    usageTips:
      'A near-black with a purple soul: carries white text at 12:1. Raspberry and mint are good accents.',
  },
  {
    hexCode: '#F5DEB3',
    name: 'Wheat',
    description:
      'A web color after ripe grain. Wheat was first farmed in the Fertile Crescent more than ten thousand years ago.',
    meaning: 'Bread, harvest and sufficiency.',
    usageTips:
      'A mild background for long text. Carries black text at 12:1 and looks most natural with brown ink and sky blue.',
  },
  {
    hexCode: '#A2978A',
    name: 'Driftwood',
    description:
      'Timber bleached by sun and salt. Ultraviolet light breaks down the lignin and leaves silvery cellulose.',
    meaning: 'Journeys ended, and things worn to their essence.',
    usageTips:
      'Neither warm nor cold, it calms loud palettes. It falls short of 3:1 on white, so never use it for text there.',
  },
];
