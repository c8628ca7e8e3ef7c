import { classical } from './styles/classical.js';
import { electronic } from './styles/electronic.js';
import { folk } from './styles/folk.js';
import { jazz } from './styles/jazz.js';
import { rock } from './styles/rock.js';
import type { Style } from './styles/style.js';

/** The genres of the demo library and how each is composed. */
export const STYLES = { jazz, rock, folk, electronic, classical } as const satisfies Record<string, Style>;

/** A genre of the demo library. */
export type DemoGenre = keyof typeof STYLES;

/** An album of the demo library. Artists and titles are invented, in words that are easy to say. */
export interface DemoAlbum {
  readonly artist: string;
  readonly title: string;
  readonly genre: DemoGenre;
  readonly year: number;
  readonly tracks: readonly string[];
}

/** The albums of the demo library. */
export const DEMO_ALBUMS: readonly DemoAlbum[] = [
  {
    artist: 'Copper Kettle Trio',
    title: 'Midnight at the Bakery',
    genre: 'jazz',
    year: 1959,
    tracks: ['Flour and Moonlight', 'The Last Tram Home', 'Cinnamon Corner', 'Slow Oven Blues'],
  },
  {
    artist: 'Copper Kettle Trio',
    title: 'Sunday Suit',
    genre: 'jazz',
    year: 1963,
    tracks: ['Polished Shoes', 'Seven Silver Buttons', 'A Hat for Henry', 'Walking Past Your Window'],
  },
  {
    artist: 'Velvet Umbrella',
    title: 'Rain on Broadway Lane',
    genre: 'jazz',
    year: 1988,
    tracks: ['Puddle Dance', 'Taxi in the Evening', 'Borrowed Raincoat', 'When the Clouds Go Home'],
  },
  {
    artist: 'Granite Motel',
    title: 'Highway of Mirrors',
    genre: 'rock',
    year: 1974,
    tracks: ['Burning Gasoline', 'Desert Radio', 'Room Number Nine', 'Thunder in the Engine'],
  },
  {
    artist: 'Granite Motel',
    title: 'Wolves on the Roof',
    genre: 'rock',
    year: 1977,
    tracks: ['Howl for Me', 'Broken Chimney', 'Electric Winter', 'Run Before the Morning'],
  },
  {
    artist: 'The Marble Foxes',
    title: 'Loud Little Kingdom',
    genre: 'rock',
    year: 1996,
    tracks: ['Paper Crown', 'Kick the Castle Down', 'My Brother the Dragon', 'Queen of the Car Park'],
  },
  {
    artist: 'Hazel Meadow',
    title: 'Letters to the River',
    genre: 'folk',
    year: 1971,
    tracks: ['The Ferryman and the Swan', 'Bread and Honey', 'Green Is the Valley', 'Lantern Song'],
  },
  {
    artist: 'Hazel Meadow',
    title: 'The Shepherd and the Star',
    genre: 'folk',
    year: 1982,
    tracks: ['Wool and Water', 'Over the Stone Bridge', 'Carry Me Home Margaret', 'Apple Tree Lullaby'],
  },
  {
    artist: 'Barley and Stone',
    title: 'Songs of the Long Road',
    genre: 'folk',
    year: 2009,
    tracks: ['Dusty Boots', 'The Tinker of Oldham', 'Whistle at the Crossing', 'Farewell to the Harbor'],
  },
  {
    artist: 'Neon Submarine',
    title: 'Signals from the Deep',
    genre: 'electronic',
    year: 2001,
    tracks: ['Falling Anchor', 'Jellyfish Parade', 'Sonar Heartbeat', 'Nine Thousand Feet'],
  },
  {
    artist: 'Neon Submarine',
    title: 'Chrome Horizon',
    genre: 'electronic',
    year: 2012,
    tracks: ['Magnetic Sunrise', 'Satellite Garden', 'Robots in Love', 'Zero Gravity Kitchen'],
  },
  {
    artist: 'Pixel Harvest',
    title: 'The Machine Dreams in Color',
    genre: 'electronic',
    year: 2023,
    tracks: ['Binary Orchard', 'Purple Static', 'Hello Operator Hello', 'Download the Moon'],
  },
  {
    artist: 'Lakeside Chamber Players',
    title: 'Music for Quiet Rooms',
    genre: 'classical',
    year: 1985,
    tracks: ['Morning Minuet', 'The Sleeping Library', 'Waltz of the Squirrels', 'Candle and Snow'],
  },
  {
    artist: 'Lakeside Chamber Players',
    title: 'Dances in Winter',
    genre: 'classical',
    year: 1992,
    tracks: ['Frozen Fountain', 'The Skater at Twilight', 'March for a Robin', 'Northern Lights Serenade'],
  },
];
