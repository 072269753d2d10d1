import type { ElementExamples } from '../../look/examples.ts'

const warsaw = {
  name: 'Warszawa Centrum',
  latitude: 52.2297,
  longitude: 21.0122,
  country: 'Poland',
  address: 'ul. Marszałkowska 1',
  postcode: '00-001',
  city: 'Warszawa',
  phone: '+48 22 123 45 67',
  comment: 'Entrance from the yard.',
}

export const examples: ElementExamples = {
  title: 'Map',
  items: [
    { name: 'One place', element: { type: 'map', hasControls: true, height: '300px', places: [warsaw] } },
    {
      name: 'Several places, without buttons',
      element: {
        type: 'map',
        hasControls: false,
        height: '300px',
        places: [
          warsaw,
          { name: 'Berlin Mitte', latitude: 52.52, longitude: 13.405, country: 'Germany' },
          { name: 'București Centru', latitude: 44.4268, longitude: 26.1025, country: 'Romania' },
        ],
      },
    },
    { name: 'The shops where orders are collected', element: { type: 'store-map', carrier: 'storepickup' } },
  ],
}
