import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of April, one a day, in order. */
export const april: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#5B524F',
    name: 'Mole',
    description:
      'The velvet coat of the European mole, whose short hairs lie in any direction so that it can reverse in its tunnels.',
    meaning: 'Privacy and patient work unseen.',
    usageTips:
      'A gentle near-black for interfaces: carries white text at 7:1. It shows brown next to blue and gray next to orange.',
  },
  {
    hexCode: '#EFEEE5',
    name: 'Chalk',
    description:
      "Soft white limestone of the Cretaceous, built from plates of microscopic algae. The period's name comes from creta, Latin for chalk.",
    meaning: 'Cliffs, blackboards and things that may be wiped away.',
    usageTips:
      'A hushed background for text and drawings. Blackboard green and slate are obvious partners, and both hold sharp edges on it.',
  },
  {
    hexCode: '#C07F3B',
    name: 'Raw Sienna',
    description:
      'A yellow-brown earth with iron and a little manganese, named after the Italian city whose surroundings once supplied it.',
    meaning: 'Unhurried warmth and plain materials.',
    usageTips:
      'Handy for charts that must avoid bright yellow. It reaches 3:1 on white and carries black text at 4.5:1.',
  },
  {
    hexCode: '#18274F',
    name: 'Barn Swallow',
    description:
      'The glossy blue-black back of the barn swallow, which returns to Europe from southern Africa to nest under roofs.',
    meaning: 'Home-coming; sailors wore it as a tattoo.',
    usageTips:
      "A navy nearly as dark as ink: carries white text at 12:1. The bird's rust-red throat is its finest accent.",
  },
  {
    hexCode: '#6FA5DC',
    name: 'Forget-me-not',
    description:
      "Myosotis, meaning mouse's ear after the leaves. Many species open pink and turn blue as the flower's chemistry changes.",
    meaning: 'Remembrance, in songs and in the badges of several societies.',
    usageTips:
      'Mild and trustworthy in charts. It cannot carry white text at 4.5:1, so label bars in black or outside.',
  },
  {
    hexCode: '#7A5A36',
    name: 'Raw Umber',
    description:
      'A natural earth of iron and manganese oxides. The name comes from Umbria or from umbra, Latin for shadow.',
    meaning: 'Shade, soil and the underpainting of old pictures.',
    usageTips:
      'A shadow color: multiply it over warm photographs for depth. Carries white text at 4.5:1.',
  },
  {
    hexCode: '#FEDFE1',
    name: 'Sakura',
    description:
      'The palest pink of Japanese cherry blossom. The much-planted Somei Yoshino opens almost white and pinker only in the bud.',
    meaning: 'In Japan the beauty of what passes, and the start of the school year.',
    usageTips:
      'A background for delicate layouts: carries black text at 7:1. Gray bark brown gives it form; hot pink beside it makes it vanish.',
  },
  {
    hexCode: '#87A96B',
    name: 'Asparagus',
    description:
      'The spear of a plant from the lily-like family Asparagaceae, cut for only a few weeks before it is allowed to grow into fern.',
    meaning: 'Seasonal luxury and good timing.',
    usageTips:
      'A gentle, grayed green that lets food photographs lead. Carries black text at 7:1; butter yellow is its classic company.',
  },
  {
    hexCode: '#6E2B55',
    name: 'Fritillary',
    description:
      "The snake's head fritillary of flooded meadows, with purple bells checkered like a board. Fritillus was a Latin word for a dice box.",
    meaning: 'Curiosity and things that are rare where they grow wild.',
    usageTips:
      'Carries white text at 7:1. A checked pattern of this and a dusty pink is a quiet tribute to the petals.',
  },
  {
    hexCode: '#EFA3B5',
    name: 'Peach Blossom',
    description:
      'The spring flower of the peach, a tree grown in China for thousands of years before it reached Persia and the West.',
    meaning: "In China a hidden paradise, after Tao Yuanming's tale, and luck in love.",
    usageTips:
      'Livelier than blush, milder than rose. Carries black text at 7:1 and looks at ease with pale jade.',
  },
  {
    hexCode: '#4D9440',
    name: 'Ramsons',
    description:
      'The leaf of wild garlic, Allium ursinum, which carpets damp woods and scents them before the trees close their canopy.',
    meaning: 'Foraging, appetite and the forest waking.',
    usageTips:
      'It reaches 3:1 on white. Keep it for fresh produce and signs that say go, and use a darker green for words.',
  },
  {
    hexCode: '#DE3163',
    name: 'Cerise',
    description:
      'French for cherry: a red turned toward pink, in English use as a color name since the nineteenth century.',
    meaning: 'Flirtation, satin and confidence.',
    usageTips:
      'As lettering on white it just misses: it cannot carry white text at 4.5:1. Large display type is its place.',
  },
  {
    hexCode: '#B9D5AC',
    name: 'Eau de Nil',
    description:
      'Water of the Nile, a pale gray-green that European decorators loved in the late nineteenth century and again in the 1930s.',
    meaning: 'Travel, powder rooms and Art Deco.',
    usageTips:
      'Soothing over large areas such as sidebars. Carries black text at 7:1; pair with ivory and a dark bronze.',
  },
  {
    hexCode: '#5784AC',
    name: 'Saxe Blue',
    description:
      'A grayish blue named after Saxony, where indigo was first dissolved in sulfuric acid in the 1740s to give a brighter dye.',
    meaning: 'Uniforms, china cupboards and moderation.',
    usageTips:
      'It reaches 3:1 on white. A fine middle series in charts between navy and a pale sky.',
  },
  {
    hexCode: '#D2202F',
    name: 'Tulip Red',
    description:
      'The clear red of garden tulips, bred by Ottoman growers from wild Asian species long before the Dutch paid fortunes for them.',
    meaning: 'Declared love in Turkish and Persian poetry; also the folly of speculation.',
    usageTips:
      'Carries white text at 4.5:1. Let it fill one strong shape, with leaf green held back to a thin line.',
  },
  {
    hexCode: '#73C2FB',
    name: 'Maya Blue',
    description:
      'Indigo bound into palygorskite clay, made in Mesoamerica more than a thousand years ago. It resists acid and weather to a surprising degree.',
    meaning: 'Rain and offering in the Maya world.',
    usageTips:
      'Luminous on dark brown or maroon. Carries black text at 7:1; white drawings on it lose their edges.',
  },
  {
    hexCode: '#2D5A2C',
    name: "Hooker's Green",
    description:
      'A leaf green devised by the botanical artist William Hooker, originally by mixing gamboge with Prussian blue.',
    meaning: 'Careful looking, and flowers drawn petal by petal.',
    usageTips:
      'Carries white text at 7:1. Works as the dark leaf in illustrations; vary it toward yellow for light.',
  },
  {
    hexCode: '#F4C93C',
    name: 'Cowslip',
    description:
      'Primula veris, a meadow primrose with egg-yolk bells. Its Old English name probably means cow dung, for where it grew.',
    meaning: 'Country childhoods and May garlands, more abundant then than now.',
    usageTips:
      'A rounder yellow than lemon. Carries black text at 7:1 and turns cheerful next to soft blue.',
  },
  {
    hexCode: '#8D8B92',
    name: 'Dove Gray',
    description:
      "The cool, slightly purple gray on a pigeon's shoulder. Doves and pigeons are one family with two names.",
    meaning: 'Peace, in the story of the ark and in twentieth-century posters.',
    usageTips:
      'Its violet cast is welcome next to gold and unwelcome next to green. It reaches 3:1 on white.',
  },
  {
    hexCode: '#123524',
    name: 'Phthalo Green',
    description:
      'Chlorinated copper phthalocyanine in full strength, almost black. The pigment came to market in the late 1930s.',
    meaning: 'Deep forests and industrial confidence.',
    usageTips:
      'A luxurious dark background: carries white text at 12:1. A very small amount of brass or blush brings it alive.',
  },
  {
    hexCode: '#7ACFD0',
    name: "Robin's Egg",
    description:
      'The egg of the American robin, colored by biliverdin, a bile pigment the hen lays down in the shell.',
    meaning: 'Nesting, care and well-wrapped presents in North America.',
    usageTips:
      'Friendly on cards and packaging. Carries black text at 7:1, and a chocolate brown reads as its nest.',
  },
  {
    hexCode: '#CC5FA3',
    name: 'Judas Tree',
    description:
      'Cercis siliquastrum of the eastern Mediterranean, whose rosy flowers burst straight from the old bark before any leaf.',
    meaning: 'A legend of betrayal; in Istanbul simply the arrival of spring on the Bosphorus.',
    usageTips:
      'Carries black text at 4.5:1. A cool pink that loves stone gray and slate, and dislikes tomato red.',
  },
  {
    hexCode: '#5E8C31',
    name: "Scheele's Green",
    description:
      'Copper arsenite, made by Carl Wilhelm Scheele in 1775 and sold in wallpapers and sweets until people grasped how poisonous it was.',
    meaning: 'A pretty surface with danger beneath.',
    usageTips:
      'It reaches 3:1 on white for icons. The yellow cast makes grays around it look pinkish, so choose warm ones.',
  },
  {
    hexCode: '#CDB88F',
    name: 'York Stone',
    description:
      'Sandstone from the Carboniferous beds of Yorkshire, split into the flagstones that pave much of older London.',
    meaning: 'Civic solidity and wet pavements.',
    usageTips:
      'A sandy neutral that can cover whole pages. Lead gray and moss look right on it, black merely strong.',
  },
  {
    hexCode: '#7C4A9E',
    name: 'Manganese Violet',
    description:
      'An inorganic violet pigment introduced in 1868. Monet and his friends used it for shadows that the eye expects to be gray.',
    meaning: 'Twilight and the nerve to paint what one sees.',
    usageTips:
      'Carries white text at 4.5:1. Use it instead of gray for the shadow side of yellow illustrations.',
  },
  {
    hexCode: '#4CBB17',
    name: 'Kelly Green',
    description:
      'A strong yellowish green. The name, from a common Irish surname, appeared in the United States early in the twentieth century.',
    meaning: "Saint Patrick's Day parades and sports shirts.",
    usageTips:
      'Carries black text at 7:1. It is very lively, so thin lines of it are enough on a white page.',
  },
  {
    hexCode: '#C9A0DC',
    name: 'Wisteria',
    description:
      'A climber from East Asia and North America. Thomas Nuttall named it in 1818 for the Philadelphia anatomist Caspar Wistar.',
    meaning: 'Long life and hospitality; in Japan it hangs in art and family crests.',
    usageTips:
      'Soft enough for page backgrounds, with plum for words. It cannot carry white text at 4.5:1.',
  },
  {
    hexCode: '#8F3F1F',
    name: 'Burnt Sienna',
    description:
      'Sienna earth roasted until its iron hydroxide loses water and turns from ochre to red-brown.',
    meaning: 'Tuscan roofs, autumn fields and life drawing.',
    usageTips:
      "Carries white text at 7:1. Mixed optically with ultramarine it gives lively grays, a painters' trick that also works in gradients.",
  },
  {
    hexCode: '#B2D64C',
    name: 'Beech Leaf',
    description:
      'A beech leaf in its first week, thin enough to be lit from behind and soft enough to eat in a salad.',
    meaning: 'Freshness at its shortest moment; spring in the forests of Europe.',
    usageTips:
      'Use it where light should seem to come through. White shapes fade on it, while deep green and black stay crisp.',
  },
  {
    hexCode: '#7C858D',
    name: 'Rain Cloud',
    description:
      'The base of nimbostratus, the thick layer cloud of steady rain, lit only by what filters through it.',
    meaning: 'Melancholy for some, relief for farmers.',
    usageTips:
      'A background gray for weather icons. It reaches 3:1 on white; a streak of lemon turns it into clearing sky.',
  },
];
