import sharp from 'sharp';
import type { DemoAlbum } from './albums.js';
import { Random } from './random.js';

const SIZE = 640;

/** Draws the cover of an album: shapes without words, the same for the same album, as JPEG. */
export function drawnCover(album: DemoAlbum): Promise<Buffer> {
  const random = new Random(`cover of ${album.title} by ${album.artist}`);
  return sharp(Buffer.from(picture(album, random)))
    .jpeg({ quality: 86 })
    .toBuffer();
}

function picture(album: DemoAlbum, random: Random): string {
  const hue = Math.floor(random.between(0, 360));
  const sky = `hsl(${hue},55%,${Math.round(random.between(14, 26))}%)`;
  const horizon = `hsl(${(hue + 40) % 360},70%,58%)`;
  const ink = `hsl(${(hue + 180) % 360},75%,62%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 100 100">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="${random.chance(0.5) ? 1 : 0}" y2="1">
      <stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/>
    </linearGradient></defs>
    <rect width="100" height="100" fill="url(#sky)"/>
    ${DRAWINGS[album.genre](random, ink)}
  </svg>`;
}

type Drawing = (random: Random, ink: string) => string;

const DRAWINGS: Readonly<Record<DemoAlbum['genre'], Drawing>> = {
  jazz: (random, ink) =>
    times(7, (index) => {
      const radius = 8 + index * 5.5;
      const sweep = Math.round(random.between(60, 320));
      return `<circle cx="50" cy="52" r="${radius}" fill="none" stroke="${ink}" stroke-width="2.6" opacity="${0.95 - index * 0.09}"
        stroke-dasharray="${(sweep * radius) / 57} 400" transform="rotate(${Math.round(random.between(0, 360))} 50 52)"/>`;
    }),
  rock: (random, ink) =>
    times(9, (index) => {
      const x = index * 12 + random.between(-6, 6);
      return `<polygon points="${x},100 ${x + 9},${random.between(25, 80)} ${x + 18},100" fill="${index % 2 ? ink : '#0d0d12'}" opacity="0.85"/>`;
    }),
  folk: (random, ink) =>
    `<circle cx="${random.between(25, 75)}" cy="${random.between(22, 38)}" r="11" fill="${ink}"/>${times(
      4,
      (index) => {
        const y = 52 + index * 12;
        const lift = random.between(-14, 4);
        return `<path d="M0 ${y} Q 25 ${y + lift} 50 ${y} T 100 ${y} V100 H0 Z" fill="hsl(${95 + index * 12},38%,${42 - index * 8}%)"/>`;
      },
    )}`,
  electronic: (random, ink) =>
    times(14, (row) =>
      times(14, (column) => {
        const size = random.between(0.6, 5.4);
        return `<rect x="${column * 7 + 4.5 - size / 2}" y="${row * 7 + 4.5 - size / 2}" width="${size}" height="${size}" fill="${ink}" opacity="${0.35 + 0.6 * random.next()}"/>`;
      }),
    ),
  classical: (random, ink) =>
    times(5, (line) => {
      const y = 36 + line * 7;
      return `<path d="M-2 ${y} C 30 ${y + random.between(-16, 16)} 70 ${y + random.between(-16, 16)} 102 ${y}" fill="none" stroke="${ink}" stroke-width="0.9"/>`;
    }) +
    times(9, (index) => {
      const y = random.between(34, 66);
      return `<ellipse cx="${8 + index * 10.5}" cy="${y}" rx="2.7" ry="2" transform="rotate(-20 ${8 + index * 10.5} ${y})" fill="#fff" opacity="0.9"/>`;
    }),
};

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
