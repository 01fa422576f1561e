import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of October, one a day, in order. */
export const october: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#C7B7A3',
    name: 'Mushroom',
    description:
      'The cap of a cultivated brown mushroom, first grown on a large scale in quarries under Paris.',
    meaning: 'Modest comfort and interiors without edges.',
    usageTips:
      'A greige that joins warm and cold palettes. Carries black text at 7:1, and dark plum is finer still.',
  },
  {
    hexCode: '#C61F1F',
    name: 'Fly Agaric',
    description:
      'Amanita muscaria, the red toadstool with white flecks that are remains of its veil. It is poisonous and was used to stun flies.',
    meaning: 'Fairy tales; in Germany, oddly, good luck.',
    usageTips:
      'Carries white text at 4.5:1. White dots on it are understood at once, so use them only if you mean mushroom.',
  },
  {
    hexCode: '#453C91',
    name: 'Monkshood',
    description:
      'Aconitum, with hooded violet-blue flowers. All parts are very poisonous, and its roots were once baited for wolves.',
    meaning: 'Danger and beauty under one cowl.',
    usageTips:
      'Carries white text at 7:1. A serious violet for night themes, with acid yellow-green used like a warning.',
  },
  {
    hexCode: '#DFC24D',
    name: 'Quince',
    description:
      'Cydonia oblonga, hard, scented and covered with gray down. Marmalade takes its name from the Portuguese word for it.',
    meaning: 'Love and marriage in ancient Greece, where brides ate one.',
    usageTips:
      'Carries black text at 7:1. A yellow with a shadow in it, kinder to photographs than lemon.',
  },
  {
    hexCode: '#B85A2B',
    name: 'Red Fox',
    description:
      'The coat of Vulpes vulpes, the most widely distributed wild carnivore, at home in forests and in capital cities.',
    meaning: "Cunning in fables from Aesop to Japan's kitsune tales.",
    usageTips:
      'A rare brown-orange that carries both black and white text at 4.5:1, though without room to spare.',
  },
  {
    hexCode: '#2240B4',
    name: 'Gentian',
    description:
      'The trumpet gentian of the Alps. The genus is named for Gentius, an Illyrian king said to have found its use as medicine.',
    meaning: 'Heights, purity and bitter tonics.',
    usageTips:
      'Carries white text at 7:1. One of the few blues that stays vivid when dark; edelweiss white is enough.',
  },
  {
    hexCode: '#E7A642',
    name: 'Chanterelle',
    description:
      'Cantharellus cibarius, an egg-yolk mushroom that smells faintly of apricot and lives in partnership with tree roots.',
    meaning: "Foragers' secrets and forest suppers.",
    usageTips:
      'Carries black text at 7:1. Moss and bark are the plate it was served on; avoid pure white around it.',
  },
  {
    hexCode: '#5D432C',
    name: 'Walnut',
    description:
      'Oiled heartwood of Juglans. Cabinet makers prize it, while the green husks give a lasting brown dye and ink.',
    meaning: 'Craft, libraries and quiet expense.',
    usageTips:
      'Carries white text at 7:1. Combine with brass and sage for an interior feeling; grain lines may be one step lighter.',
  },
  {
    hexCode: '#18C4C4',
    name: 'Paraíba Tourmaline',
    description:
      'A neon blue-green tourmaline colored by copper, found in the Brazilian state of Paraíba in the late 1980s.',
    meaning: 'Rarity and tropical light; tourmaline is an October birthstone.',
    usageTips:
      'Carries black text at 7:1. Dazzling on near-black in small facets; keep other saturated colors away.',
  },
  {
    hexCode: '#E0457B',
    name: 'Spindle Berry',
    description:
      'Euonymus europaeus, whose pink lobed capsules open to orange seeds. Its hard wood made spindles; the fruit is toxic.',
    meaning: 'Surprise: nature breaking the rule that pink and orange clash.',
    usageTips:
      'It reaches 3:1 on white. Put a bright orange dot on it, as the plant does, for an unforgettable mark.',
  },
  {
    hexCode: '#E8C52E',
    name: 'Ginkgo Gold',
    description:
      'Ginkgo biloba drops its fan leaves almost at once. Its relatives grew beside dinosaurs, and trees in Hiroshima survived the bomb.',
    meaning: 'Endurance and memory, above all in East Asia.',
    usageTips:
      'Carries black text at 7:1. The pure yellow of one tree against wet asphalt gray is the scheme to copy.',
  },
  {
    hexCode: '#39426A',
    name: 'Sloe',
    description:
      'The fruit of the blackthorn, blue-black under a pale bloom and too astringent to eat before frost.',
    meaning: 'Winter gin, thorny hedges and, in Ireland, witchcraft.',
    usageTips:
      'Carries white text at 7:1. Softer than navy; frosted lilac and gray-green suit its bloom.',
  },
  {
    hexCode: '#EC5800',
    name: 'Persimmon',
    description:
      'Diospyros kaki, often ripe after its leaves have fallen, so that the tree hangs full of lanterns.',
    meaning: 'Good fortune at New Year in Japan; patience, for unripe fruit is harsh.',
    usageTips:
      'Carries black text at 4.5:1. Gray sky tones make it glow; it reaches 3:1 on white for large shapes.',
  },
  {
    hexCode: '#CAD0D3',
    name: 'Mist',
    description:
      'Cloud at the ground with a visibility of more than a kilometer; any thicker and meteorologists call it fog.',
    meaning: 'Softness and uncertainty; in tales a door to elsewhere.',
    usageTips:
      'Good for layered landscapes in which each plane gets paler. Carries black text at 12:1.',
  },
  {
    hexCode: '#57200F',
    name: 'Conker',
    description:
      'The glossy seed of the horse chestnut, a tree from the mountains of the Balkans. British children thread it for a duel.',
    meaning: 'Pockets, playgrounds and treasure that dulls within days.',
    usageTips:
      'Carries white text at 12:1. A small light spot on a rounded shape gives the polished look.',
  },
  {
    hexCode: '#A37A45',
    name: 'Acorn',
    description:
      'The nut of an oak on its way from green to brown. Ground and leached it was bread for peoples of California.',
    meaning: 'Great things from small ones, given time.',
    usageTips:
      'It reaches 3:1 on white and serves for icons. A stripe of darker brown makes the cup.',
  },
  {
    hexCode: '#F1E9D2',
    name: 'Parchment',
    description:
      "Skin of sheep, goat or calf, limed, stretched and scraped. It carried Europe's books for about a thousand years.",
    meaning: 'Scholarship, treaties and the long view.',
    usageTips:
      'A reading background that lowers glare. Carries black text at 12:1, and iron gall ink or madder red look authentic.',
  },
  {
    hexCode: '#6F2DA8',
    name: 'Grape',
    description:
      "The purple of grape juice and sweets rather than of most wine. In nature the skin's anthocyanins shift with acidity.",
    meaning: 'Plenty, feasts and the god Dionysus.',
    usageTips:
      'Carries white text at 7:1. A playful purple for games and children; lime makes it loud.',
  },
  {
    hexCode: '#FF7518',
    name: 'Pumpkin',
    description:
      'The rind of Cucurbita pepo. Irish and Scottish children carved turnips until emigrants met the larger American fruit.',
    meaning: "Hallowe'en, harvest and welcome in a cold doorway.",
    usageTips:
      'Carries black text at 7:1. Black gives it a costume, cream a kitchen; pick the one the page needs.',
  },
  {
    hexCode: '#3F8F29',
    name: 'Chlorophyll',
    description:
      'The green pigment that catches light for almost all plants, with one magnesium atom at its center. In autumn, leaves break it down.',
    meaning: 'Life itself, and by marketing everything healthy.',
    usageTips:
      'It reaches 3:1 on white. Use it as a fill for leaves and switch to a deeper green for lettering.',
  },
  {
    hexCode: '#9C3FA6',
    name: 'Beautyberry',
    description:
      'Callicarpa, Greek for beautiful fruit, a shrub of Asia and America with beads of violet on leafless twigs.',
    meaning: 'Late delight when other colors have gone.',
    usageTips:
      'Carries white text at 4.5:1. An unusual primary; olive or pale gold will calm it, pink will not.',
  },
  {
    hexCode: '#E0C58F',
    name: 'Bath Stone',
    description:
      'An oolitic limestone from Somerset, made of tiny round grains, which gives the city of Bath its honeyed terraces.',
    meaning: 'Elegance with warmth; spa mornings.',
    usageTips:
      'Carries black text at 7:1. Slate blue roofs and pale gray windows belong to it, in streets and in layouts.',
  },
  {
    hexCode: '#9A5E30',
    name: 'Bracken',
    description:
      'Pteridium, a fern that turns whole hillsides brown in autumn. It is among the most widespread plants on Earth.',
    meaning: 'Moorland walks and the year rusting gently.',
    usageTips:
      'Carries white text at 4.5:1. A brown that reads as autumn by itself; heather and sky gray enlarge the view.',
  },
  {
    hexCode: '#191970',
    name: 'Midnight Blue',
    description:
      'A web color. Tailors liked very dark blue for evening dress since under lamps it can look blacker than black.',
    meaning: 'Mystery, elegance and the stroke of twelve.',
    usageTips:
      'Carries white text at 12:1. Add stars in warm white, not pure, so that they do not flicker against it.',
  },
  {
    hexCode: '#E8AD6C',
    name: 'Butternut',
    description:
      'The tan skin of a squash raised in Massachusetts in the 1940s from a species first farmed in tropical America.',
    meaning: 'Soup weather and store cupboards.',
    usageTips:
      'Carries black text at 7:1. A soft orange-beige that can fill a whole page without heat.',
  },
  {
    hexCode: '#954535',
    name: 'Chestnut',
    description:
      'The red-brown of a ripe sweet chestnut, which fed mountain villages in southern Europe as flour. Hair and horses share the name.',
    meaning: 'Street-corner warmth and shiny coats.',
    usageTips:
      'Carries white text at 4.5:1. Gentle reddish browns like this make good links in editorial pages.',
  },
  {
    hexCode: '#4A83DC',
    name: 'Morning Glory',
    description:
      'The clear blue of Ipomoea tricolor. Its buds are reddish and turn blue as the cells become less acid.',
    meaning: 'Brief affection, renewed every day; prized in Edo-period Japan.',
    usageTips:
      'It reaches 3:1 on white for headings. A fresh blue that prefers white and yellow to gray.',
  },
  {
    hexCode: '#F2A91E',
    name: 'Saffron',
    description:
      'The stigmas of Crocus sativus, picked by hand on autumn mornings; well over a hundred thousand flowers give one kilogram.',
    meaning: "Luxury and devotion; in India's flag it speaks of courage.",
    usageTips:
      'Carries black text at 7:1. Deep magenta is a traditional and daring partner, gray a dull one.',
  },
  {
    hexCode: '#B3202C',
    name: 'Japanese Maple',
    description:
      'Acer palmatum in full color. Bright days and cold nights make the leaves produce anthocyanin as the green retreats.',
    meaning: 'In Japan people travel to view it, as they do for cherries.',
    usageTips:
      'Carries white text at 4.5:1. Overlap translucent shapes of it, and the crossings deepen as leaves do.',
  },
  {
    hexCode: '#8FA9A0',
    name: 'Blue Gum',
    description:
      "The waxy young leaf of Eucalyptus globulus. Haze from gum forests helps to name Australia's Blue Mountains.",
    meaning: 'Clear breathing and wide dry country.',
    usageTips:
      'A spa-like neutral with more blue than sage. Carries black text at 7:1 and likes bleached wood.',
  },
  {
    hexCode: '#1C1917',
    name: 'Bone Black',
    description:
      "Animal bones charred without air. One of the oldest blacks, it is in cave paintings and in Rembrandt's coats.",
    meaning: 'Endings, elegance and the night of 31 October.',
    usageTips:
      'Carries white text at 12:1. Warmer than pure black, so it joins brown and red without a seam.',
  },
];
