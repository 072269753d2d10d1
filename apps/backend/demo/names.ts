/** Names of designs, the same in every country: plants, places, seasons and tales. */
export const designNames: readonly string[] = `
Mirabelle Kalina Lindal Olmo Sorrento Tilia Juniper Marigold Bruma Ottoline Fjord Papaver Willow Nube Amarena Tamar Ripple Verbena
Ostra Clementine Pebble Lumi Borage Skerry Camomile Farfalla Hazel Sylvie Morning Bosco Avena Petunia Rowan Estrella Linnea Cosmo
Plume Malva Harbour Sorbet Primula Tundra Ginko Luna|Meadow Rosalie Kestrel Anemone Birch Viola Comet Heather Cornflower Bay|Nordby
Fern Calluna Poppy Sable Orchard Larch Mimosa Alba Robin Cinder Sorrel Briar Tulle Magnolia Swift Osier Angelica Drift Celandine
Maple Tansy Puffin Azalea Boreal Lupin Reed Dahlia Otter Sage|Hill Pomelo Gale Freesia Wren Elder Zinnia Basalt Iris Quill Melissa
Cove Aster Thimble Nettle Opal Bramble Corsica Lavandin Pine|Tree Sunday Arnica Echo Plum|Lane Vesper Gooseberry Delta Hyacinth Moss
Almond Kite Fiorella Pollux Daphne Riverside Oxalis Bellis Cedar Ariel Seagull Nutmeg Olive|Grove Cloudberry Lighthouse Peony Finch
Saffron Tide Mallow Vega Foxglove Ember Lotus Ridge Mirte Barley Sirius Blossom Pilot Canna Rye Delphine Summit Veronica Boulder Jasmine
Acorn Snowdrop Trail Camellia Heron Biscuit Tamarisk Polaris Gentian Pepper Rosehip Lapis Clover Astra Solidago Fable Myrtle Compass
Honeysuckle Badger Salvia Nimbus Edelweiss Gulliver Aurelia Bumble Cassis Dune Eglantine Flint Gaia Hollow Isola Jonquil Kelp Lark Tadpole Sandpiper Milkweed Halcyon Pennant Cypress
Mistral Nectar Oriole Pistachio Quince Rafter Seabreeze Tarn Umber Vanilla Waltz Yarrow Zephyr Amaryllis Bluebell Cinnamon Driftwood
Elm Firefly Glacier Hopscotch Ivy Jetty Kingfisher Lagoon Marzipan Nightingale Oatmeal Pinwheel Quartz Raindrop Starling Thistle Universe
Valerian Windmill Yonder Apricot Buttercup Caraway Dandelion Eucalyptus Fennel Goldfinch Hazelnut Indigo Jackdaw Keel Liquorice Mulberry`
  .trim()
  .split(/\s+/)
  .map((name) => name.replace('|', ' '))
