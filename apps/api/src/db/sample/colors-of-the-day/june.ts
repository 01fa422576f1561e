import type { SampleColorOfTheDay } from './sample-color-of-the-day.ts';

/** The colors of June, one a day, in order. */
export const june: readonly SampleColorOfTheDay[] = [
  {
    hexCode: '#14628F',
    name: 'Banded Demoiselle',
    description:
      'The metallic blue male of Calopteryx splendens, a damselfly of slow rivers that flutters more like a butterfly.',
    meaning: 'Courtship, slow water and the play of light.',
    usageTips:
      'Carries white text at 4.5:1. Use it for river lines on maps or a primary that is bluer than teal.',
  },
  {
    hexCode: '#FF2400',
    name: 'Scarlet',
    description:
      'The name first meant a costly woollen cloth, and only later its most usual color, a red bordering on orange.',
    meaning: 'Boldness; also robes of judges, doctors and huntsmen.',
    usageTips:
      'Carries black text at 4.5:1. So intense that a thin rule or a full stop in it counts as decoration.',
  },
  {
    hexCode: '#BEE3B6',
    name: 'Luna Moth',
    description:
      'Actias luna of North American woods, pale green with long tails. The adult has no working mouth and lives about a week.',
    meaning: 'Night, change and short perfection.',
    usageTips:
      'Delicate and cool. Carries black text at 12:1, but it becomes itself only against midnight blue.',
  },
  {
    hexCode: '#2A3439',
    name: 'Gunmetal',
    description:
      'Once a bronze of copper, tin and zinc for casting cannon; today the name means the blue-black of treated steel.',
    meaning: 'Machinery, strength and silence.',
    usageTips:
      'Carries white text at 12:1, fit for dashboards. Bring in signal orange sparingly for what must be touched.',
  },
  {
    hexCode: '#C08081',
    name: 'Old Rose',
    description:
      'A dusty pink like petals kept in a book. It was a favorite dress and wallpaper shade around 1900.',
    meaning: 'Nostalgia, without much sugar.',
    usageTips:
      'It reaches 3:1 on white. Muted enough to stand beside sage and stone without becoming a nursery color.',
  },
  {
    hexCode: '#F6F1D3',
    name: 'Elderflower',
    description:
      'The creamy flower heads of Sambucus nigra, turned into cordial and fritters across Europe.',
    meaning: 'Midsummer, hedgerow kitchens and an old belief that a spirit lives in the tree.',
    usageTips:
      'A cream that leans to green. As a background it needs ink rather than gray, since pale grays dissolve in it.',
  },
  {
    hexCode: '#663399',
    name: 'Rebecca Purple',
    description:
      "Added to the web's named colors in 2014 in memory of Rebecca Meyer, who died at six. Her father Eric had taught many people CSS.",
    meaning: 'Remembrance, and the kindness of a community.',
    usageTips:
      'Carries white text at 7:1. A ready-made keyword that looks right with lilac tints and a single warm yellow.',
  },
  {
    hexCode: '#3EB489',
    name: 'Mint',
    description:
      'A clear mint-leaf green. The genus Mentha crosses so easily that botanists still disagree on its species.',
    meaning: 'Cool breath and hospitality, as in tea served across North Africa.',
    usageTips:
      'Carries black text at 7:1. Its freshness comes from contrast with white space; do not fill the page with it.',
  },
  {
    hexCode: '#F5C6D3',
    name: 'Dog Rose',
    description:
      'Rosa canina, the wild rose of European hedges, with simple petals that open blush and fade to white.',
    meaning: "Unspoiled beauty; England's heraldic rose may begin here.",
    usageTips:
      'A pale pink that stays natural with hedge green. Carries black text at 7:1, but pale grays on it look weak.',
  },
  {
    hexCode: '#9A4B32',
    name: 'Red Ochre',
    description:
      'Clay colored by haematite. People in southern Africa were grinding and storing it about 100,000 years ago.',
    meaning: 'Blood, earth and the first paintings.',
    usageTips:
      'Carries white text at 4.5:1. Black, bone and this red make a palette older than writing.',
  },
  {
    hexCode: '#00BFFF',
    name: 'Deep Sky Blue',
    description:
      "A web color: a blue pushed toward cyan, brighter than any sky yet close to the summer zenith's hue.",
    meaning: 'Openness, holidays and aeroplanes.',
    usageTips:
      'Carries black text at 7:1. Good for map water and toggles on dark themes; on white it is too light for thin lines.',
  },
  {
    hexCode: '#FF00FF',
    name: 'Magenta',
    description:
      "The screen's red and blue at full strength. No single wavelength looks like this; the eye makes it from both ends of the spectrum.",
    meaning: 'Invention, provocation and the missing piece of the rainbow.',
    usageTips:
      'Impossible to print in four colors as seen here. It reaches 3:1 on white, but keep it to signals and test patterns.',
  },
  {
    hexCode: '#B5A642',
    name: 'Brass',
    description:
      'An alloy of copper and zinc, easy to cast and quick to tarnish, used for instruments of music and of navigation.',
    meaning: 'Fanfare, ship-shape order and precision.',
    usageTips:
      'Flat brass looks olive, so show the metal by setting a paler and a darker stripe beside it. Carries black text at 7:1.',
  },
  {
    hexCode: '#1F456E',
    name: 'Aegean Blue',
    description:
      'The open sea between Greece and Turkey on a clear day, when deep water absorbs red light and sends back blue.',
    meaning: 'Voyages and islands; Homer wrote of a wine-dark sea instead.',
    usageTips:
      'Carries white text at 7:1. With whitewash, sand and a spot of bougainvillea it needs nothing more.',
  },
  {
    hexCode: '#DDD6C4',
    name: 'Portland Stone',
    description:
      "A Jurassic limestone from Dorset, the white stone of Saint Paul's Cathedral and many London fronts.",
    meaning: 'Public dignity and rain-washed steps.',
    usageTips:
      'A slightly yellow gray for documents. Carries black text at 12:1 and takes engraved-looking headings in charcoal.',
  },
  {
    hexCode: '#E5381F',
    name: 'Poppy',
    description:
      'Papaver rhoeas, the corn poppy, which springs up where soil has been disturbed. Its seeds can wait for decades.',
    meaning: 'Remembrance in Britain and the Commonwealth; sleep in older myth.',
    usageTips:
      'Carries black text at 4.5:1. In a field of gray-green one spot of it will take all attention.',
  },
  {
    hexCode: '#6495ED',
    name: 'Cornflower Blue',
    description:
      "A web color named for Centaurea cyanus, a weed of grain fields, garlands of which lay on Tutankhamun's coffin.",
    meaning: 'Loyalty and tenderness; several countries count it among their emblems.',
    usageTips:
      'Mild enough for charts and illustrations. It cannot carry white text at 4.5:1, although many sites try.',
  },
  {
    hexCode: '#8FB83A',
    name: 'Garden Pea',
    description:
      'Pisum sativum fresh from the pod. Gregor Mendel counted its green and yellow seeds and found the rules of inheritance.',
    meaning: 'Sweet beginnings and tidy evidence.',
    usageTips:
      'A brisk green for progress bars and tags. It cannot carry white text at 4.5:1; black does it easily.',
  },
  {
    hexCode: '#D42A40',
    name: 'Strawberry',
    description:
      'The garden strawberry, a cross of a Chilean and a North American species that arose in France in the eighteenth century.',
    meaning: 'Summer, sweetness and, in some medieval paintings, paradise.',
    usageTips:
      'Carries white text at 4.5:1. Cream and a leaf green keep it edible; avoid blue shadows.',
  },
  {
    hexCode: '#EDE5D8',
    name: 'Pearl',
    description:
      'Layers of aragonite laid down around an irritant by oysters and mussels; light interferes in them and gives the lustre.',
    meaning: "Purity and tears, depending on who tells it; June's birthstone.",
    usageTips:
      'Flat color cannot shimmer, so add a very soft gradient to white. Carries black text at 12:1.',
  },
  {
    hexCode: '#4569D4',
    name: 'Borage',
    description:
      'A hairy Mediterranean herb with star-shaped flowers of clear blue, rich in nectar and floated on summer drinks.',
    meaning: 'Courage, according to an old rhyme.',
    usageTips:
      'Carries white text at 4.5:1. Beside cucumber green it looks refreshing, beside purple a little cold.',
  },
  {
    hexCode: '#9CA88C',
    name: 'Sage',
    description:
      'The leaf of Salvia officinalis, gray with fine hairs. The botanical name is linked to Latin words for being well.',
    meaning: 'Wisdom by a pun in English; health by tradition.',
    usageTips:
      'A near-neutral green for interiors and interfaces. It cannot carry white text at 4.5:1; use deep forest letters.',
  },
  {
    hexCode: '#6F0F22',
    name: 'Morello Cherry',
    description:
      'A sour cherry with dark skin and red juice, the kind kept for brandy, jam and Black Forest cake.',
    meaning: 'Grown-up sweetness with a sour bite.',
    usageTips:
      "Carries white text at 7:1. As a dark theme's background it is warmer than brown; almond and pistachio lift it.",
  },
  {
    hexCode: '#F7C021',
    name: "St John's Wort",
    description:
      'Hypericum perforatum, in flower around the feast of Saint John on 24 June. Crushed buds stain fingers red.',
    meaning: 'Protection at midsummer in European folk belief.',
    usageTips:
      'A sunny accent on olive or bottle green. Carries black text at 7:1 and keeps its warmth in small icons.',
  },
  {
    hexCode: '#8AA9E3',
    name: 'Flax Flower',
    description:
      'Linum usitatissimum, the plant of linen and linseed oil. Each pale blue flower lasts only a morning.',
    meaning: 'Domestic skill, and pleasures over by noon.',
    usageTips:
      'Softly optimistic for large areas. Carries black text at 7:1; linen beige is the natural companion.',
  },
  {
    hexCode: '#A01F4C',
    name: 'Cochineal',
    description:
      "A scale insect that lives on prickly pears. Dried and dyed into wool, it was among colonial Mexico's most valuable exports.",
    meaning: 'Cardinals, redcoats and long sea routes.',
    usageTips:
      'Carries white text at 7:1. A blue-leaning crimson that stands apart from orange-reds even when printed small.',
  },
  {
    hexCode: '#C6D484',
    name: 'Gooseberry',
    description:
      'The pale, veined fruit of Ribes uva-crispa. In nineteenth-century England clubs competed for the heaviest berry.',
    meaning: 'Tartness, and in English idiom the unwanted third at a meeting.',
    usageTips:
      'A cloudy yellow-green for soft surfaces. Carries black text at 7:1 and turns elegant with rose-brown.',
  },
  {
    hexCode: '#3F7038',
    name: 'Basil',
    description:
      'Ocimum basilicum, brought from tropical Asia. The name goes back to the Greek for royal.',
    meaning: 'In Italy love and dinner; in India its relative tulsi is sacred.',
    usageTips:
      'Carries white text at 4.5:1. Tomato red and mozzarella white are a cliché because they balance so well.',
  },
  {
    hexCode: '#B5589E',
    name: 'Foxglove',
    description:
      'Digitalis purpurea, source of the heart drug whose careful use William Withering described in 1785. The whole plant is toxic.',
    meaning: 'Healing and harm, divided by the dose.',
    usageTips:
      'Carries black text at 4.5:1. Speckle it with dark plum, like the inside of the bells, for a pattern.',
  },
  {
    hexCode: '#C9BE7C',
    name: 'New Hay',
    description:
      'Grass cut and dried while still greenish. Its sweet smell comes from coumarin, released as the leaves wilt.',
    meaning: 'Work done in time, and lofts to sleep in.',
    usageTips:
      "A dull gold-green that makes a good neutral. Carries black text at 7:1; faded blue reads as the farmer's shirt.",
  },
];
