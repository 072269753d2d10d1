import type { Landings } from '../landing-types.ts'

export const landings: Landings = {
  home: {
    season: {
      title: 'Winter, layer by layer',
      text: 'Three thin layers beat one thick one. See what goes next to the skin, what goes over it and what keeps the snow out.',
      action: 'See the winter guide',
    },
    shelf: 'Warm things for now',
    lists: {
      title: 'Lists that save you time',
      text: 'Short, tried in real life, and honest about what can wait.',
      newborn: {
        title: 'For a newborn',
        text: 'What to have ready for the first six weeks, and in which size.',
        action: 'Open the newborn checklist',
      },
      school: {
        title: 'For school',
        text: 'Clothes, PE kit and backpack, and how to make sure it all comes home again.',
        action: 'Open the school checklist',
      },
    },
    brand: {
      title: 'Nad Brzegiem: clothes for wind and sand',
      text: 'Seaside colours and cuts for children who come home from the beach last.',
      action: 'Meet the brand',
    },
    blog: { title: 'From our blog', action: 'All posts' },
    more: ['How to measure', 'How returns work', 'Care guide'],
  },
  winter: {
    path: 'winter-guide',
    title: 'Winter for children: dressing in layers',
    about:
      'How to dress a child for winter: three layers, what changes with age, and answers to what parents ask. With jackets, snowsuits, hats and gloves.',
    lead: {
      title: 'Winter, layer by layer',
      text: 'Children sweat on the way up the hill and freeze on the way down. With three thin layers, one comes off in a moment and goes back on just as fast.',
      action: 'See all jackets and coats',
      picture: 'Three children in coats and snowsuits in the falling snow',
    },
    layers: {
      title: 'Three layers, three jobs',
      items: [
        {
          title: '1. Next to the skin',
          text: 'A long-sleeved top with leggings or tights. They should sit close without squeezing. If your child gets sweaty, change damp cotton for dry before going out again.',
        },
        {
          title: '2. The warm layer',
          text: 'A jumper, a cardigan or a sweatshirt. Wool keeps children warm even on damp days; brushed fleece is light and easy to wash.',
        },
        {
          title: '3. Against wind and snow',
          text: 'A padded jacket, a coat or a snowsuit. There should be room for a jumper underneath, but the sleeves should end at the wrist.',
        },
      ],
    },
    shelves: ['Jackets, coats and snowsuits', 'Hats, scarves and gloves'],
    ages: {
      title: 'What changes with age',
      items: [
        {
          title: 'In the pram',
          points: [
            'A baby who lies still needs one layer more than you do.',
            'A hat that covers the ears, and mittens or long cuffs.',
            'In the car, take the snowsuit off: [why it matters](blog:car-seat-winter).',
            'Feel the back of the neck: warm and dry is right, damp is too much.',
          ],
        },
        {
          title: 'At nursery',
          points: [
            'Mittens before gloves: one movement and they are on.',
            'A jacket that your child can do up without help.',
            'A second pair of gloves and dry socks in the bag.',
            'A name in everything that comes off: [what to pack](blog:nursery-bag).',
          ],
        },
        {
          title: 'At school',
          points: [
            'A warm classroom: a cardigan is easier to take off than a jumper.',
            'Boots with room for a thick sock.',
            'A hat that fits into a pocket, otherwise it stays on the bus.',
            'Light colours and reflective details are seen earlier on dark mornings.',
          ],
        },
      ],
    },
    questions: {
      title: 'What parents ask us',
      items: [
        {
          title: 'How do I know whether my child is warm enough?',
          text: 'Feel the back of the neck. Warm and dry means all is well. Cold hands alone say little: they are often cool even when the rest of the child is warm.',
        },
        {
          title: 'A snowsuit, or a jacket and trousers?',
          text: 'A snowsuit keeps the snow out at the waist and suits small children who sit and crawl in it. From nursery age a jacket is handier: it is quicker to put on and take off.',
        },
        {
          title: 'Which size should I choose for the jacket?',
          text: 'Go by height. If your child is between two sizes, take the larger one, so that a jumper fits underneath. [How to measure](measuring).',
        },
        {
          title: 'How do I wash a padded jacket?',
          text: 'Close all zips, wash it at 30°C inside out and do not use softener. The [care guide](care) explains every symbol on the label.',
        },
      ],
    },
  },
  brand: {
    path: 'nad-brzegiem',
    title: 'Nad Brzegiem: children’s clothes for wind and sand',
    about:
      'Nad Brzegiem is one of our six brands: seaside colours, cotton, linen and wool, and cuts to run in. See what it stands for and what we have now.',
    lead: {
      title: 'Nad Brzegiem',
      text: 'The name is Polish for “on the shore”. The clothes are for wind, sand and pockets full of shells, and for children who come home from the beach last.',
      action: 'See the whole brand',
      picture: 'A striped jumper, a blue dress and a patterned top on a washing line in the dunes',
    },
    ideas: {
      title: 'How to recognise it',
      items: [
        {
          title: 'Colours of the coast',
          text: 'Sky, sand and deep water all go together. One red or yellow piece is enough to be seen from afar.',
        },
        {
          title: 'Fabrics for the weather',
          text: 'Cotton, linen and muslin for warm days, knits and wool for the wind. What each item is made of is on its page.',
        },
        {
          title: 'Cuts to run in',
          text: 'Nothing to pull up, nothing to hold down. And there is plenty of room to build sandcastles.',
        },
      ],
    },
    shelves: ['For warm days', 'For when the wind gets up'],
    lookbook: 'Open the lookbook',
    promises: {
      title: 'Good to know',
      items: [
        {
          title: 'Why is a colour sometimes sold out?',
          text: 'Because we sew short runs. On the product page, choose your size and leave your email address: we’ll write once when it is back.',
        },
        {
          title: 'Are the sizes the same as in your other brands?',
          text: 'Yes. In all our brands, the size is the height in centimetres, with the age beside it. The [size guide](size-guide) has all measurements.',
        },
        {
          title: 'How do I look after it?',
          text: 'Shake the sand out first, then wash as the label says. The [care guide](care) explains the symbols.',
        },
      ],
    },
  },
}
