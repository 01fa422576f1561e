import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of January, one a day, in order. */
export const january: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#4C6F5E',
    name: 'Scots Pine',
    description:
      'The blue-green needles of Pinus sylvestris, a tree that grows from Scotland to eastern Siberia.',
    meaning: 'Endurance, forests and clean air.',
    usageTips:
      'A muted green that reaches 4.5:1 on white and does not fight with photographs. Reddish bark brown is its natural accent.',
  },
  {
    hexCode: '#66023C',
    name: 'Tyrian Purple',
    description:
      "A dye drawn from the glands of sea snails on the coast of Phoenicia; thousands of them were needed to color a garment's trim.",
    meaning: 'Imperial rank: Rome restricted its finest grades by law.',
    usageTips:
      'Save it for titles and seals, where its weight is earned. Carries white text at 7:1 and glows next to antique gold.',
  },
  {
    hexCode: '#D8B07A',
    name: 'Barn Owl',
    description:
      'The golden-buff back of the barn owl, which is found on every continent but Antarctica and hunts low over grassland at dusk.',
    meaning: 'Silence and watchfulness; some traditions read wisdom in owls, others a warning.',
    usageTips:
      'Works as a warm highlight behind dark text, a softer cousin of the yellow marker pen. Carries black text at 7:1.',
  },
  {
    hexCode: '#26619C',
    name: 'Lapis Lazuli',
    description:
      'A blue rock mined for thousands of years in the north-east of Afghanistan, and ground to make natural ultramarine.',
    meaning: 'Heaven, wealth and devotion; painters kept it for the most honored figures.',
    usageTips:
      'Carries white text at 4.5:1 and looks rich beside gold or ochre, just as in the stone with its specks of pyrite.',
  },
  {
    hexCode: '#7F1734',
    name: 'Claret',
    description:
      'The English name for red wine from Bordeaux, and for the deep red of a young one in the glass.',
    meaning: 'Conviviality and tradition; also the shirts of several English football clubs.',
    usageTips:
      'A formal red that carries white text at 7:1. Sky blue or old gold gives it lift; avoid setting it on black.',
  },
  {
    hexCode: '#E0A526',
    name: 'Witch Hazel',
    description:
      'The spidery flowers of Hamamelis, which appear on bare winter twigs and curl up their petals in hard frost.',
    meaning: 'A little magic out of season, and old household remedies.',
    usageTips:
      'Use it for stars, tags and small illustrations. Carries black text at 7:1, while white lettering is lost on it.',
  },
  {
    hexCode: '#0A8FA8',
    name: 'Kingfisher',
    description:
      'The back of the common kingfisher. The blue is not a pigment: fine structure in the feathers scatters the light.',
    meaning: 'A flash of luck; Greek myth ties the halcyon to calm winter days.',
    usageTips:
      'Bring it in for one bright accent against reed browns. It reaches 3:1 on white, which suits icons and large headings.',
  },
  {
    hexCode: '#733635',
    name: 'Garnet',
    description:
      'A family of silicate minerals, best known in dark red. The name comes from the Latin for pomegranate, whose seeds the crystals recall.',
    meaning: "January's birthstone in many lists; it speaks of loyalty and warmth kept indoors.",
    usageTips:
      'Try it as a dark alternative to red in charts where red would shout alarm. Carries white text at 7:1.',
  },
  {
    hexCode: '#E3DCD1',
    name: 'Silver Birch',
    description:
      'The papery bark of Betula pendula, a pioneer tree of northern Europe. Betulin in its outer cells makes the bark pale.',
    meaning: 'Renewal and lightness; in Russia and Finland the birch is close to a national tree.',
    usageTips:
      'Good as a warm neutral for sidebars. Let it meet dark brown in narrow lines, the way the bark is marked.',
  },
  {
    hexCode: '#0047AB',
    name: 'Cobalt Blue',
    description:
      "Cobalt aluminate, developed as a painter's pigment by Louis Jacques Thenard in France in 1802. It is very stable to light.",
    meaning: 'Clear skies, porcelain and confidence.',
    usageTips:
      'A good link color: it reaches 7:1 on white. Printed in four inks it loses some glow, so proof it before a large run.',
  },
  {
    hexCode: '#C8571F',
    name: 'Robin Redbreast',
    description:
      'The breast of the European robin. It is orange, but the bird was named before English had a word for that color.',
    meaning: 'In Britain a sign of midwinter cheer, and of a bird bold enough to come close.',
    usageTips:
      'One small area is enough: a badge, an icon, a seal. Beside soft browns and a grayish blue it looks like the bird itself.',
  },
  {
    hexCode: '#ACE1AF',
    name: 'Celadon',
    description:
      'A translucent gray-green glaze colored by a little iron, fired with scarce oxygen. Chinese kilns perfected it and Korea made it its own.',
    meaning: 'Calm, refinement and the look of jade, long prized in East Asia.',
    usageTips:
      'A restful surface color for large areas. Add a thin darker line at the edges, as a glaze thins over a carved pattern.',
  },
  {
    hexCode: '#003153',
    name: 'Prussian Blue',
    description:
      'An iron cyanide pigment found by accident in Berlin at the start of the 18th century, often called the first modern synthetic pigment.',
    meaning:
      'Depth, discipline and the night sea; it colored many nineteenth-century Japanese prints of waves.',
    usageTips:
      'A softer choice than black for long reading: it reaches 12:1 on white. Pair it with warm paper tones, never with pure black beside it.',
  },
  {
    hexCode: '#6F747A',
    name: 'Galena',
    description:
      'Lead sulfide, the main ore of lead, which breaks into bright gray cubes. Its powder was used as eye paint in ancient Egypt.',
    meaning: 'Weight, caution and industry, without the coldness of plain gray.',
    usageTips:
      'A secondary text gray that carries no drama: it reaches 4.5:1 on white. On tinted backgrounds check it again, for the margin is slim.',
  },
  {
    hexCode: '#FFFAFA',
    name: 'Snow',
    description:
      'One of the named web colors, a white with the faintest touch of pink. Fresh snow itself looks white because its crystals scatter all visible wavelengths almost equally.',
    meaning: 'In the north it stands for quiet, clean starts and the year at rest.',
    usageTips:
      'Use it as a page background where pure white feels hard. It is so close to white that cards need a border or shadow to be seen on white.',
  },
  {
    hexCode: '#36454F',
    name: 'Charcoal',
    description:
      'Wood heated with little air leaves almost pure carbon, one of the first drawing materials people ever held.',
    meaning: 'Sketches, hearths and sober tailoring: serious, but less final than black.',
    usageTips:
      'A dependable ink for body text, since it reaches 7:1 on white. Its blue cast suits photographs of metal, stone and water.',
  },
  {
    hexCode: '#7C9CC4',
    name: 'Jasperware Blue',
    description:
      'The pale blue body of an unglazed stoneware developed in Staffordshire in the 1770s, usually ornamented with white reliefs.',
    meaning: 'Neoclassical good manners and cabinets full of medallions.',
    usageTips:
      'White ornament looks lovely on it, but it cannot carry white text at 4.5:1. Put words in navy and leave white to the pictures.',
  },
  {
    hexCode: '#F8DE5A',
    name: 'Winter Jasmine',
    description:
      'The flower of Jasminum nudiflorum, a shrub from China that opens its yellow stars on bare green stems in winter.',
    meaning: 'Grace in hard times; its Chinese name means the flower that welcomes spring.',
    usageTips:
      'Strong enough to lead the eye, too pale to be lettering on white. Use it for highlights over charcoal or deep green.',
  },
  {
    hexCode: '#6B5B50',
    name: 'Smoky Quartz',
    description:
      'Brown to gray quartz, darkened when natural radiation acts on traces of aluminum in the crystal.',
    meaning: "Steadiness and discretion; the stone is linked with Scotland's Cairngorm mountains.",
    usageTips:
      'Choose it for footers and captions where black is too stark. Carries white text at 4.5:1 and looks kind next to skin tones.',
  },
  {
    hexCode: '#A5CFDD',
    name: 'Glacier Blue',
    description:
      'Thick glacier ice looks blue because it absorbs a little more red light than blue, and few bubbles are left in it to scatter white.',
    meaning: 'Cold clarity, distance and great age; today also a reminder of a warming climate.',
    usageTips:
      'Good for calm panels and map water. Carries black text at 7:1; set links in navy so that they stand out from the background.',
  },
  {
    hexCode: '#ED7A1C',
    name: 'Seville Orange',
    description:
      'The rind of the bitter orange that ripens in the south of Spain in midwinter and goes into British marmalade.',
    meaning: 'Sharpness with warmth: breakfast, zest and a burst of sun in the dark months.',
    usageTips:
      'Carries black text at 7:1, so a button in this orange works best with dark lettering. Surround it with cool grays to let it glow.',
  },
  {
    hexCode: '#536878',
    name: "Payne's Gray",
    description:
      'A blue-gray mixture named after the English watercolorist William Payne, who taught it to his pupils as a softer shade than black.',
    meaning: 'Rain, restraint and English weather.',
    usageTips:
      'Mix your shadows toward this color instead of plain gray. Carries white text at 4.5:1, enough for labels and toolbars.',
  },
  {
    hexCode: '#F1F6EA',
    name: 'Snowdrop',
    description:
      'The white of the snowdrop, Galanthus, tinted by the green marks on its inner petals. It flowers while the ground is still cold.',
    meaning: 'Hope and consolation; for many gardeners the first promise of spring.',
    usageTips:
      'A cool, leafy white for backgrounds behind plant or food pictures. With deep green lettering it stays gentle and very readable.',
  },
  {
    hexCode: '#C8402E',
    name: 'Blood Orange',
    description:
      'A sweet orange from the Mediterranean whose flesh and rind redden with anthocyanins when the nights are cold.',
    meaning: 'Winter appetite: sweetness with a slightly dangerous edge.',
    usageTips:
      'As a call to action it carries white text at 4.5:1. Keep error messages in another red, or people will confuse the two.',
  },
  {
    hexCode: '#3A5683',
    name: 'Blue Hour',
    description:
      'The light before sunrise and after sunset, when the sun is a few degrees below the horizon and ozone helps to tint the sky blue.',
    meaning: 'Stillness, longing and the change between day and night.',
    usageTips:
      'A header blue that flatters lamp-lit photographs. Pair it with a small amount of amber for the effect of windows at dusk.',
  },
  {
    hexCode: '#9DB668',
    name: 'Leek Green',
    description:
      'The shaft of a leek where white passes into leaf green. The leek is one of the national emblems of Wales.',
    meaning: "Thrift, soups and, for the Welsh, Saint David's Day.",
    usageTips:
      'A fresh mid-green for icons on dark backgrounds. Beside white it looks mild, so give shapes an outline in forest green.',
  },
  {
    hexCode: '#CA1F7B',
    name: 'Fuchsine',
    description:
      'A synthetic dye put on sale in France in 1859 and soon called magenta, after a battle of that same year.',
    meaning: 'The loud optimism of the first chemical dyes, and some bad taste enjoyed on purpose.',
    usageTips:
      'Carries white text at 4.5:1 for posters and promotions. Cool it with blue-gray; next to red it turns muddy.',
  },
  {
    hexCode: '#41603B',
    name: 'Kale',
    description:
      'The mature leaf of a hardy cabbage that many growers pick after frost, when its starches have partly turned to sugar.',
    meaning: 'Plain health and thrift; the kitchen garden in the cold.',
    usageTips:
      'A grounded green for food and outdoor brands. Carries white text at 7:1 and softens beautifully with oatmeal and cream.',
  },
  {
    hexCode: '#E2EBEF',
    name: 'Hoarfrost',
    description:
      'Ice crystals that grow straight from water vapor on cold surfaces during clear, still nights.',
    meaning: 'Fragile beauty, and a clean slate for the day ahead.',
    usageTips:
      'Let it separate sections without lines. It is cool, so warm photographs stand forward on it while gray ones disappear.',
  },
  {
    hexCode: '#67305F',
    name: 'Red Cabbage',
    description:
      'The raw leaf of red cabbage. Its anthocyanins turn red in acid and blue to green in alkali, so the juice serves as an indicator.',
    meaning: 'Homely food with a hint of chemistry lesson.',
    usageTips:
      'A purple with body for headings and dark themes. Carries white text at 7:1; mustard yellow is a lively partner.',
  },
  {
    hexCode: '#8E9294',
    name: 'Pewter',
    description:
      'An alloy made mostly of tin, for centuries the metal of plates, tankards and measures in European homes.',
    meaning: 'Modest dignity: useful things that grow softer with age.',
    usageTips:
      'Suits disabled controls and quiet icons. It reaches 3:1 on white, so keep small text in something darker.',
  },
];
