#!/usr/bin/env node
// A player of Patolli in JavaScript: it looks one throw ahead. See "Any program as a player" in
// docs/bots.md. Try it: patolli arena --game patolli --games 100 "exec:node runner.js" random

const SECTION = 13 // squares of an arm with its centre square
const TRACK = 52
const TIPS = [6, 7] // a piece that ends here throws again
const TRIANGLES = [3, 10] // a piece that ends here pays every rival

let seat = 0
let seen = {} // the observation
let legal = []

const say = (line) => process.stdout.write(`${line}\n`)

/** What a move is worth: the pieces that come home or are captured, then the way gone. */
function worth(move) {
  const [word, from] = move.split(' ')
  if (word === 'enter') return 15
  const target = Number(from) + seen.throw
  if (target >= TRACK) return 30
  const place = target % SECTION
  if (TIPS.includes(place)) return 20
  if (TRIANGLES.includes(place)) return -10
  const rivals = seen.progress.filter((_, other) => other !== seat)
  const taken = rivals.flat().some((gone) => gone >= 0 && gone < TRACK && gone % SECTION === 0)
  return place === 0 && taken ? 12 : target / TRACK
}

function hear(line) {
  const [word] = line.split(' ', 1)
  const rest = line.slice(word.length + 1)
  if (word === 'patolli') {
    say('id name Runner')
    say('ready')
  } else if (word === 'game') {
    const words = rest.split(' ')
    if (words[0] !== 'patolli') say(`error I can't play ${words[0]}`)
    seat = Number(words[words.indexOf('seat') + 1])
  } else if (word === 'observation') {
    seen = JSON.parse(rest)
    legal = []
  } else if (word === 'legal') {
    legal.push(rest)
  } else if (word === 'go') {
    legal.sort((one, other) => worth(other) - worth(one))
    say(`info points ${seen.counters.join(' ')} nodes ${legal.length} pv ${legal[0]}`)
    say(`bestmove ${legal[0]}`)
  } else if (word === 'quit') {
    process.exit()
  }
}

require('node:readline').createInterface({ input: process.stdin }).on('line', hear)
