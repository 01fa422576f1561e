import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of March, one a day, in order. */
export const march: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#FAE04D',
    name: 'Wild Daffodil',
    description:
      "Narcissus pseudonarcissus, the Lent lily: a small, pale-petalled daffodil native to western Europe's damp woods and meadows.",
    meaning:
      'New beginnings; the national flower of Wales and, for cancer charities, a sign of hope.',
    usageTips:
      'Lemon clear and very light, it belongs on dark green or slate. On white it needs an outline to be seen at all.',
  },
  {
    hexCode: '#543887',
    name: 'Sweet Violet',
    description:
      'Viola odorata, a scented violet of hedge banks. Its ionones dull our sense of smell for a moment, so the scent seems to come and go.',
    meaning: 'Modesty and faithfulness in the language of flowers.',
    usageTips:
      'Carries white text at 7:1. A deep violet like this prints more reliably than bright purple, though it may still drift to blue.',
  },
  {
    hexCode: '#E2725B',
    name: 'Terracotta',
    description:
      'Baked earth, as the Italian says: iron-rich clay fired at moderate heat into pots, tiles and figures.',
    meaning: 'Home, hands and the Mediterranean.',
    usageTips:
      'Large white words only: it reaches 3:1 on white, no more. Olive, sand and deep teal complete the courtyard.',
  },
  {
    hexCode: '#43B3AE',
    name: 'Verdigris',
    description:
      'The blue-green crust on weathered copper and a pigment once made by hanging copper over vinegar. The name means green of Greece.',
    meaning: 'The dignity of age: roofs, domes and statues by the sea.',
    usageTips:
      'Its copper origin makes copper orange the natural accent. Too light for small lettering on white; fine for shapes on charcoal.',
  },
  {
    hexCode: '#EFE698',
    name: 'Primrose',
    description:
      'From prima rosa, the first rose, though it is neither a rose nor the first. It lights up hedge banks early in spring.',
    meaning: 'Youth and innocence, sometimes taken too lightly along the primrose path.',
    usageTips:
      'A milder stand-in for yellow highlights. Carries black text at 7:1 and looks natural with violet-gray.',
  },
  {
    hexCode: '#D4506C',
    name: 'Rhubarb',
    description:
      "The stalks of forced rhubarb, grown in dark sheds in Yorkshire's rhubarb triangle and picked by candlelight.",
    meaning: 'Tart nostalgia: school puddings and sweets.',
    usageTips:
      'Carries black text at 4.5:1. Custard yellow is the obvious friend; a cool mint makes it modern.',
  },
  {
    hexCode: '#007FFF',
    name: 'Azure',
    description:
      'On the color wheel the point midway between blue and cyan. The word goes back to the Persian name for lapis lazuli.',
    meaning: 'Sky, freedom and, in heraldry, blue of any kind.',
    usageTips:
      'A standard-looking link blue that does not quite pass: it cannot carry white text at 4.5:1. Darken it for small labels.',
  },
  {
    hexCode: '#A6BC57',
    name: 'Wasabi',
    description:
      'The grated stem of a Japanese plant that grows in cold running water. Most paste sold abroad is colored horseradish.',
    meaning: 'Sharp awakening; in Japanese design also freshness.',
    usageTips:
      'A soft acid green for tags and toggles over dark gray. It cannot carry white text at 4.5:1.',
  },
  {
    hexCode: '#D03A22',
    name: 'Cinnabar',
    description:
      'Natural mercury sulfide, mined for at least two thousand years at Almadén in Spain and long valued in Chinese lacquer.',
    meaning: 'Vitality and, for Daoist alchemists, the search for long life.',
    usageTips:
      'Carries white text at 4.5:1. Use black and a thread of gold around it, and let nothing else be red.',
  },
  {
    hexCode: '#009FE3',
    name: 'Process Cyan',
    description:
      'The cyan of four-color printing as it appears on coated paper, usually a phthalocyanine ink. It absorbs red light.',
    meaning: 'Print shops, registration marks and precision.',
    usageTips:
      'A screen stand-in for the ink, handy in diagrams of CMYK. It cannot carry white text at 4.5:1.',
  },
  {
    hexCode: '#F2D479',
    name: 'Naples Yellow',
    description:
      'Lead antimonate, made in ancient glass and glazes long before painters used it. Modern tubes usually hold a safer mixture.',
    meaning: 'Southern light on plaster walls.',
    usageTips:
      'A creamy yellow that never turns green. It holds brown or navy text well and flatters portraits.',
  },
  {
    hexCode: '#592720',
    name: 'Caput Mortuum',
    description:
      "A violet-brown iron oxide. Its Latin name, dead head, was the alchemists' word for the worthless residue of an experiment.",
    meaning: 'Endings and leftovers turned to use.',
    usageTips:
      'Dark enough for headings and calmer than black. Carries white text at 7:1; add faded pink or bone.',
  },
  {
    hexCode: '#929B6B',
    name: 'Oakmoss',
    description:
      'Evernia prunastri, a branching lichen on oak twigs. Perfumers have long extracted it as a base for chypre scents.',
    meaning: 'Old woods, slow time and damp bark.',
    usageTips:
      'A grayed green for backgrounds of outdoor pictures. It cannot carry white text at 4.5:1; dark brown suits it.',
  },
  {
    hexCode: '#00FF7F',
    name: 'Spring Green',
    description:
      'A web color midway between green and cyan, at full saturation. Nothing in a spring meadow is quite so bright.',
    meaning: 'Electronic freshness, start signals and terminal screens.',
    usageTips:
      'Only for glowing details on black. It falls short of 3:1 on white and lies outside the range of printing inks.',
  },
  {
    hexCode: '#5C596B',
    name: 'Welsh Slate',
    description:
      'The purple-gray slate of north-west Wales, split by hand into roofing that was shipped all over the world.',
    meaning: 'Hard work, chapels and wet mountains.',
    usageTips:
      'Carries white text at 4.5:1. A neutral with a heather cast that makes lichen yellow and moss green look brighter.',
  },
  {
    hexCode: '#E6BCC9',
    name: 'Magnolia',
    description:
      'The outer petals of the saucer magnolia, a hybrid raised near Paris in the 1820s. Beetles pollinate it.',
    meaning: 'Dignity and endurance; in China, purity.',
    usageTips:
      'A blush that sets off gray stone and dark bark. Carries black text at 7:1, so captions may sit straight on it.',
  },
  {
    hexCode: '#009E60',
    name: 'Shamrock Green',
    description:
      'The leaf of a young clover, worn on 17 March. Botanists still argue about which species is the true shamrock.',
    meaning: 'Ireland and the Irish abroad, luck, and spring.',
    usageTips:
      'It reaches 3:1 on white and carries black text at 4.5:1. A little saffron and plenty of white keep it fresh.',
  },
  {
    hexCode: '#A32A68',
    name: 'Quinacridone Magenta',
    description:
      'A synthetic pigment family brought to market in the 1950s, prized for clean, lightfast pinks and violets in paint and ink.',
    meaning: 'Modern brilliance that stays where it is put.',
    usageTips:
      'Carries white text at 4.5:1. A magenta for headings that survives beside photographs without turning sugary.',
  },
  {
    hexCode: '#CFC8BA',
    name: 'Oyster Shell',
    description:
      'The chalky outside of an oyster shell, layered calcium carbonate. Burnt shells were a source of lime for mortar.',
    meaning: 'Shelter and rough outsides that hide something fine.',
    usageTips:
      'A quiet gray-beige for panels and cards. Carries black text at 7:1; a cool white inside gives the pearl effect.',
  },
  {
    hexCode: '#120A8F',
    name: 'French Ultramarine',
    description:
      'Synthetic ultramarine. Jean-Baptiste Guimet won the prize offered in France in 1824 for making it at a small part of the price of the stone.',
    meaning: "The spread of a once-royal color to everyone's paintbox.",
    usageTips:
      'Carries white text at 7:1 but prints duller in CMYK. Warm white lettering looks less harsh on it than pure white.',
  },
  {
    hexCode: '#9B7A55',
    name: 'Brown Hare',
    description:
      'The coat of Lepus europaeus. The boxing seen in March fields is mostly females fending off males.',
    meaning: 'Speed, madness and moonlight in the folklore of many places.',
    usageTips:
      'A dry, grassy brown that sinks pleasantly behind content. It reaches 3:1 on white, so use it for rules and icons.',
  },
  {
    hexCode: '#F4F0EC',
    name: 'Isabelline',
    description:
      "A pale grayish-yellow white used of horses and birds. The tale of a queen Isabella's unwashed linen is only a tale.",
    meaning: 'Undyed cloth, age and quiet nobility.',
    usageTips:
      'A page color with a breath of warmth. It separates from pure white so little that both can meet without a line.',
  },
  {
    hexCode: '#3D2B1F',
    name: 'Bistre',
    description:
      'A brown wash made from wood soot, used by European draughtsmen for pen drawings before sepia became common.',
    meaning: 'Sketchbooks, candlelight and patience.',
    usageTips:
      'A warm near-black for text on cream: it reaches 12:1 on white and feels softer than pure black.',
  },
  {
    hexCode: '#E49B0F',
    name: 'Gamboge',
    description:
      'A resin from Garcinia trees, named after Cambodia and ground into a clear yellow watercolor; it is also a violent laxative.',
    meaning: 'Monastic robes and late sunlight.',
    usageTips:
      'Carries black text at 7:1. Reserve it for warnings or warm highlights, and keep orange away so that it stays yellow.',
  },
  {
    hexCode: '#6C6EC4',
    name: 'Hyacinth',
    description:
      'The blue form of Hyacinthus orientalis, a bulb of the eastern Mediterranean. In Greek myth it sprang from the blood of a youth.',
    meaning: 'Sorrow in the myth, but sincerity in later flower language.',
    usageTips:
      'Carries black text at 4.5:1 and works on white for headings. Pale yellow is the complement that makes it sing.',
  },
  {
    hexCode: '#7FFFD4',
    name: 'Aquamarine',
    description:
      'The web color is far greener than the gem, a pale blue beryl whose name means sea water in Latin.',
    meaning: "Calm voyages: sailors were said to carry the stone. It is March's birthstone.",
    usageTips:
      'Lively on black or navy. Against white it falls short of 3:1 on white, so do not draw icons with it there.',
  },
  {
    hexCode: '#B87333',
    name: 'Copper',
    description:
      'The reddish metal people have worked for some ten thousand years, today in almost every wire.',
    meaning: 'Warmth and conductivity; linked with Venus, whose island Cyprus gave it its name.',
    usageTips:
      'Flat copper looks brown, so suggest the metal with a lighter edge. It reaches 3:1 on white for large headings.',
  },
  {
    hexCode: '#8F94DE',
    name: 'Periwinkle',
    description:
      'Vinca minor, an evergreen creeper with lilac-blue flowers; the color name settled in English fashion about a hundred years ago.',
    meaning: 'Friendship and fond memories in flower language.',
    usageTips:
      'Between blue and violet, so keep neighbors clearly one or the other. Carries black text at 7:1.',
  },
  {
    hexCode: '#7FFF00',
    name: 'Chartreuse',
    description:
      'A yellow-green web color. It takes its name from the herbal liqueur that Carthusian monks have made near Grenoble since the 1700s.',
    meaning: 'Acid energy, novelty and a hint of poison.',
    usageTips:
      'A screen color that four-color printing cannot match. Keep it to small signals on black, where it almost lights up.',
  },
  {
    hexCode: '#4E7D3C',
    name: 'Nettle',
    description:
      'Urtica dioica in its young leaf. The fibers make cloth, the tips make soup, and the stinging hairs inject histamine and more.',
    meaning: 'A warning first, usefulness second.',
    usageTips:
      'Carries white text at 4.5:1. As a positive status it is more earthy than a traffic-light green.',
  },
  {
    hexCode: '#B9B4AC',
    name: 'Pussy Willow',
    description:
      'The furry gray catkins of the goat willow before they open. Hairs keep the flower buds warm on frosty nights.',
    meaning:
      'Softness and coming spring; carried in place of palms on Palm Sunday in much of northern Europe.',
    usageTips:
      'A warm gray with no hardness in it. Use it for dividers and empty states, with dark brown for words.',
  },
];
