import type { Guides } from '../landing-types.ts'

export const guides: Guides = {
  measuring: {
    path: 'how-to-measure-a-child',
    title: 'How to measure a child',
    about:
      'Height, chest, waist, foot and head: how to measure a child in five steps, with drawings and the size tables for clothes, shoes and hats.',
    lead: {
      title: 'How to measure a child',
      text: 'You need a soft tape measure, a sheet of paper and three quiet minutes. The numbers in the drawings match the steps.',
      action: 'Go to the size guide',
      picture:
        'A child by the wall with tapes around the head (5), chest (2) and waist (3); an arrow shows the height (1)',
    },
    steps: {
      title: 'Five measurements',
      items: [
        {
          title: 'Height',
          text: 'Barefoot, with the back to the wall. Lay a book flat on the head, mark the wall, and measure from the floor to the mark. For clothes this is the most important number.',
        },
        {
          title: 'Chest',
          text: 'The tape lies level under the arms, at the widest point. Your child breathes normally.',
        },
        {
          title: 'Waist',
          text: 'At the narrowest point, without pulling in the tummy. One finger should fit under the tape.',
        },
        {
          title: 'Foot',
          text: 'Put a sheet of paper against the wall and stand your child on it, heel to the wall. Mark the longest toe and measure to the edge. Measure both feet and go by the longer one.',
        },
        { title: 'Head', text: 'Above the ears and across the middle of the forehead.' },
      ],
      foot: 'Feet are best measured in the evening, when they are a little larger, and always standing: a foot with weight on it is longer.',
      footPicture: 'A foot on a sheet of paper, heel to the wall; an arrow shows its length (4)',
    },
    tables: {
      title: 'From centimetres to a size',
      items: [
        {
          title: 'Clothes',
          text: 'The size is the height in centimetres: 98 fits from 93 to 98 cm. If the chest or waist is larger than in the table, take the next size.',
        },
        {
          title: 'Shoes',
          text: 'Compare the length of the longer foot. Room for the toes is already included in the table.',
        },
        { title: 'Hats', text: 'The size is the circumference of the head in centimetres.' },
      ],
    },
    questions: {
      title: 'When in doubt',
      items: [
        {
          title: 'My child is between two sizes',
          text: 'Take the larger one for jackets, trousers and nightwear. Underwear, tights and swimwear should sit close: there the smaller one is fine if it does not pinch.',
        },
        {
          title: 'The age says one size, the centimetres another',
          text: 'Trust the centimetres. The age beside a size is only a guide; children of the same age often differ by two sizes.',
        },
        {
          title: 'How often should I measure?',
          text: 'Under three, every two to three months; later, twice a year. Between three and six, measure feet every four months: [how to measure feet](blog:measuring-feet).',
        },
        {
          title: 'What if it doesn’t fit after all?',
          text: 'You have {{config path="sales/rma/return_days"}} days to send it back. [How returns work](returns).',
        },
      ],
    },
  },
  care: {
    path: 'care-guide',
    title: 'Care guide: what the symbols on the label mean',
    about:
      'Washing, drying, ironing: what the symbols on a care label mean, and how to look after cotton, wool, jackets and shoes so that they last.',
    lead: {
      title: 'Care that makes clothes last',
      text: 'The label inside every garment has the last word. Here is what its symbols mean, and what else helps clothes reach the next child in good shape.',
      action: 'See easy-care clothes',
      picture: 'Swatches of fabric with different patterns, pinned in rows',
    },
    rules: {
      title: 'Three rules for every wash',
      items: [
        {
          title: 'Inside out',
          text: 'Prints, colours and knees last longer when the inside faces the drum. Close zips and poppers first.',
        },
        {
          title: 'Cooler is often enough',
          text: 'Everyday dirt comes out at 30 or 40°C. The number on the label is the most a garment can take, not what it needs.',
        },
        {
          title: 'No softener',
          text: 'It coats the fibres: towels absorb less, rainwear lets water in, and elastic wears out sooner.',
        },
      ],
    },
    signs: {
      title: 'The symbols on the label',
      washing: 'Washing',
      drying: 'Drying',
      ironing: 'Ironing and bleaching',
      items: {
        wash40: { title: 'At most 40°C', text: 'Normal cycle. Most of our cotton clothes.' },
        wash60: {
          title: 'At most 60°C',
          text: 'For what gets really dirty, such as cotton bodysuits and bibs with this symbol.',
        },
        gentle: { title: 'Delicate cycle, 30°C', text: 'One bar: less spinning, a drum that is half full.' },
        wool: { title: 'Wool cycle, 30°C', text: 'Two bars: very gentle, with wool detergent.' },
        handwash: { title: 'By hand', text: 'Lukewarm water; press, do not rub or wring.' },
        nowash: { title: 'Do not wash', text: 'Wipe with a damp cloth, for example bags and umbrellas.' },
        tumblelow: { title: 'Tumble dry low', text: 'One dot: at a low temperature.' },
        notumble: { title: 'Do not tumble dry', text: 'Hang it up. Heat shrinks it or damages the print.' },
        dryflat: { title: 'Dry flat', text: 'On a towel. Hung up wet, knits stretch.' },
        ironlow: { title: 'Cool iron', text: 'One dot: at most 110°C, and never over a print.' },
        ironmedium: { title: 'Warm iron', text: 'Two dots: at most 150°C.' },
        nobleach: {
          title: 'Do not bleach',
          text: 'No bleach, and no bleaching stain remover, whether with chlorine or with oxygen.',
        },
      },
    },
    materials: {
      title: 'Fabric by fabric',
      items: [
        {
          title: 'Cotton, jersey and muslin',
          text: 'Wash with similar colours, dry out of the sun. Muslin needs no ironing: shake it out and hang it up. For stains, see [what helps with what](blog:stains).',
        },
        {
          title: 'Wool and merino',
          text: 'Air it first; often that is enough. Wash at 30°C on the wool cycle or by hand, with wool detergent, and dry it flat. More in [wool without fear](blog:wool-care).',
        },
        {
          title: 'Padded jackets and snowsuits',
          text: 'Wash at 30°C inside out with all zips closed. Do not tumble dry; shake the padding loose while it dries.',
        },
        {
          title: 'Rain jackets and bags',
          text: 'Let mud dry and brush it off, then wipe with a damp cloth. If a jacket needs more, wash it at 30°C on a delicate cycle. Dry away from radiators. [Caring for rainwear](blog:rainwear-care).',
        },
        {
          title: 'Shoes',
          text: 'Clean them with a soft brush, waterproof leather before the first wear, and dry at room temperature with paper inside.',
        },
      ],
    },
    posts: 'More about care',
  },
  newbornList: {
    path: 'newborn-checklist',
    title: 'Newborn checklist: clothes for the first weeks',
    about:
      'What a newborn really needs in the first six weeks: how many bodysuits and sleepsuits, in which size, and what can wait.',
    lead: {
      title: 'Newborn checklist',
      text: 'The first weeks need less than you think. This list is enough if you wash every other day, and it leaves room for presents.',
      action: 'See clothes for newborns',
      picture: 'Baby clothes on a line under the moon, with a folded blanket',
    },
    lists: {
      title: 'What you need, and what can wait',
      items: [
        {
          title: 'To wear',
          points: [
            '6 bodysuits, wrap ones for the first days',
            '5–6 sleepsuits that open at the front',
            '3 pairs of soft trousers',
            '1 cardigan',
            '2 thin hats',
            '3 pairs of socks',
          ],
        },
        {
          title: 'For sleep and the pram',
          points: [
            '2 blankets, one thin and one warm',
            '3 bibs',
            'several muslin cloths',
            'a sleeping bag in the right [TOG](blog:sleep-bags-tog)',
            'in winter a snowsuit for the pram, not for the car seat',
          ],
        },
        {
          title: 'Can wait',
          points: [
            'shoes: until the first steps',
            'jeans and anything with a stiff waist',
            'anything pulled over the head',
            'size 68: you will know in a month',
          ],
        },
      ],
    },
    shelves: ['Bodysuits, rompers and sleepsuits', 'Blankets, bibs and little hats'],
    tips: {
      title: 'Before the first day',
      items: [
        {
          title: 'Which size?',
          text: 'Most babies start in size 56 and wear 62 a month later. Buy half of each, and keep the labels on what you do not wash yet. [How to measure](measuring).',
        },
        {
          title: 'For the hospital bag',
          text: 'Three bodysuits, three sleepsuits, a hat, socks and a blanket, each set in a bag of its own. Add one set for the way home, as warm as the weather requires.',
        },
        {
          title: 'The first wash',
          text: 'Wash everything at 40°C without softener before the first wear, unless the label says otherwise. The [care guide](care) explains the symbols.',
        },
        {
          title: 'What to give?',
          text: 'Size 68 or 74 for the months ahead, or a [gift card](shop:Gift cards) so that the parents can choose for themselves.',
        },
      ],
    },
  },
  schoolList: {
    path: 'school-checklist',
    title: 'School checklist: clothes, PE kit, backpack',
    about:
      'What a schoolchild needs in the wardrobe: everyday clothes, PE kit, smart outfit and backpack, with sizes and how to label it all.',
    lead: {
      title: 'School checklist',
      text: 'Enough for a week without washing, and nothing that hangs unworn in the wardrobe. Your school’s own list comes first; this one fills the gaps.',
      action: 'See everything for school',
      picture: 'A cardigan, a shirt and trousers on a clothes rail, with a backpack and shoes below',
    },
    lists: {
      title: 'For one school week',
      items: [
        {
          title: 'For the classroom',
          points: [
            '5 tops, two of them long-sleeved',
            '2 sweatshirts or cardigans',
            '3 pairs of trousers, skirts or leggings',
            '7 sets of underwear and socks',
            '1 smart outfit: a light top with dark trousers or a skirt',
          ],
        },
        {
          title: 'For PE',
          points: [
            '2 T-shirts that may get dirty',
            'shorts or joggers',
            'indoor shoes with a light sole',
            'a spare pair of socks',
            'a separate bag for it all',
          ],
        },
        {
          title: 'For the journey',
          points: [
            'a backpack with adjustable straps',
            'a rain jacket that stays in the bag',
            'in winter a hat, a scarf and two pairs of gloves',
            'slippers, if the school asks for them',
          ],
        },
      ],
    },
    shelves: ['For the classroom and special days', 'Backpacks and PE kit'],
    tips: {
      title: 'So that it all works',
      items: [
        {
          title: 'Measure first',
          text: 'Children grow over the holidays, feet included. [Measure](measuring) shortly before you buy, and read [which size for school](blog:school-sizes).',
        },
        {
          title: 'A name in everything',
          text: 'Write the name inside hats, gloves, jackets and shoes; a laundry pen is enough. Anything with a name in it finds its way home.',
        },
        {
          title: 'Let them practise',
          text: 'Zips, buttons and laces are best learned in the holidays. If it does not work yet, choose an elastic waist and touch fasteners.',
        },
        {
          title: 'How heavy may the backpack be?',
          text: 'Pack it so that your child can put it on alone and stand straight with it. Heavy books go next to the back, bottles into the side pocket.',
        },
      ],
    },
  },
}
