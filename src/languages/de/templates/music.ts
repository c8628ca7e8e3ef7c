import type { Template } from '../../pack.js';

/** How German speakers ask for music. */
export const music: readonly Template[] = [
  {
    intent: 'create_dynamic_playlist',
    says: [
      '<frag> [<menge>] <mods> <musik> [<tails>] <ab>',
      '<frag> [<menge>] [<mods>] <musik> <tails> <ab>',
      '[<menge>] [<mods>] <musik> <tails> <horen>',
      '[<menge>] <mods> <musik> <horen>',
      '<frag> [<menge>] [(<sort>|{year}|{mood})] {genre} [<tails>] <ab>',
      '[<menge>] [(<sort>|{year}|{mood})] {genre} <horen>',
      '<spiel> [<menge>] <sort> [<sort>] (<vonartist>|<when>) <ab>',
      '<frag> (letzte|letzten|letztes) <musik> <tails> <ab>',
      '<frag> (was|etwas|irgendwas|ein bisschen was) <when> <ab>',
      '<frag> (was|etwas|irgendwas) {mood} [(zum|für den|für die|fürs) [{mood}]] <ab>',
      '{genre} <when> [(bitte|<horen>)]',
      '<spiel> <kuenstler> {artist} <ab>',
      '<kuenstler> {artist} <horen>',
      '<spiel> <menge> (<vonartist>|<wieartist>) <ab>',
      '<menge> <vonartist> <horen>',
      '<spiel> [<menge>] <musik> (für|zum|zur|bei) [(den|die|das|eine|einen)] {mood} <ab>',
      '(mach|mache|erstell|erstelle|erzeuge|machen sie|erstellen sie) [mir] [eine] [neue] <plist> (mit|aus|von) [<menge>] [<mods>] [<musik>] [<tails>]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.03,
    says: [
      '<frag> [<menge>] {artist} <musik> <ab>',
      '[<menge>] {artist} <musik> <horen>',
      '<frag> <sort> {artist} <musik> <ab>',
      '<frag> {artist} <when> <ab>',
      '<frag> {artist} <mods> <musik> <ab>',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.12,
    says: [
      '<mods> <musik> [<tails>]',
      '<musik> <tails>',
      '{genre}',
      '<sort> [<sort>] <vonartist>',
      '<spiel> [<menge>] {mood} <ab>',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.2,

    says: ['<streng> {artist} <ab>', '{artist} (hören|anhören|spielen|abspielen)'],
  },
  {
    intent: 'play_song',
    says: [
      '<frag> [(ein|das|den|dieses|diesen)] [<mods>] <lied> [<namens>] {track} [<vonartist>] <ab>',
      '[(das|den)] <lied> [<namens>] {track} [<vonartist>] <horen>',
      '<spiel> {track} [<lied>] (von|vom) [<kuenstler>] {artist} [<aufalbum>] <ab>',
      '{track} (von|vom) [<kuenstler>] {artist} <horen>',
      "<spiel> {artist's} {track} <ab>",
    ],
  },
  {
    intent: 'play_song',
    cost: 0.18,

    says: ['<streng> {track} <ab>', '{track} (hören|anhören|spielen|abspielen)'],
  },
  { intent: 'play_song', cost: 0.35, says: ['{track} von {artist}', '<spiel> {track}'] },
  {
    intent: 'play_song_by_lyric',
    says: [
      '[<frag>] [(das|den|ein|einen)] <lied> (das|wo|in dem|bei dem|mit|der|dessen text) [(sie|er|es|so|text|dem text|den worten|der zeile|den zeilen|man)] (geht|singt|singen|heißt|lautet|anfängt|beginnt|geht so|so geht|mit) [(so|mit|wie)] {lyric}',
      '[<frag>] [(das|den|ein|einen)] <lied> mit (dem text|den worten|der zeile|den zeilen) {lyric}',
      'wie heißt das lied (wo|in dem) [(sie|er)] [singen|singt] {lyric}',
    ],
  },
  {
    intent: 'play_album',
    says: [
      '<frag> [(ein|eine|das|die|den)] [<mods>] <album> [<namens>] {album} [<vonartist>] <ab>',
      '[(das|die|den)] <album> [<namens>] {album} [<vonartist>] <horen>',
      '<frag> {album} <album> [<vonartist>] <ab>',
      '<frag> [<menge>] [<mods>] <album> [<tails>] <ab>',
      '[<menge>] [<mods>] <album> <tails> <horen>',
      '<frag> [<menge>] {artist} <mods> <album> <ab>',
      '<frag> [<menge>] <mods> {artist} <album> <ab>',
      '<frag> [<menge>] [<mods>] [{artist}] <musik> <aufalbum> [<vonartist>] <ab>',
    ],
  },
  { intent: 'play_album', cost: 0.15, says: ['<spiel> {album} von {artist} <ab>', '<album> {album}'] },
  {
    intent: 'play_playlist',
    says: [
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] [<mein>] <plist> [<namens>] {playlist} <ab>',
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] [<mein>] {playlist} <plist> <ab>',
      '[<mein>] (<plist> {playlist}|{playlist} <plist>) <horen>',
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] [<mein>] [<sort>] <plist> <ab>',
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] (mein|meine|meiner|unsere) {playlist} (liste|mix|sammlung) <ab>',
      '[<mein>] <plist> (<horen>|an)',
      '<spiel> [<mein>] (liste|<plist>) (mit|von) [<mein>] (lieblingsliedern|lieblingssongs|favoriten|besten liedern)',
      '<spiel> [<mein>] (lieblings|favoriten|favorisierten|liebsten|gelikten|gespeicherten|meistgespielten) [<musik>|lied] <ab>',
      '(wechsel|wechsle|ändere|änder|öffne|schalt|schalte|wechseln sie|schalten sie) [(zu|zur|auf|die)] [<mein>] [{playlist}] <plist> [{playlist}] [(um|an|ein)]',
      '<spiel> (eine|ne) [{genre}] <plist> [(mit|von|für) [<menge>] {genre} [musik]] <ab>',
    ],
  },
  {
    intent: 'play_playlist',
    cost: 0.15,
    says: ['[<mein>] {playlist} <plist>', '<plist> {playlist}', '<spiel> ... <plist> ...'],
  },
  {
    intent: 'play_radio',
    says: [
      '[(<spiel>|<such>|schalt|schalte|mach|mache|stell|stelle|dreh)] [(mir|uns)] [(zum|zu|auf|das|den|ein|einen)] [(mein|nächsten|anderen|meinen lieblings|lieblings)] (radio|radiosender|sender|radiokanal|radiostation) [(an|ein|um|auf|ab|anmachen|einschalten|hören|anschalten)]',
      '[(<spiel>|schalt|schalte|mach|mache|stell|stelle)] [(zum|zu|auf|das|den)] (sender|radiosender|radio|radiostation) [<namens>] {station} [(an|ein|um|auf|ab|anmachen|einschalten|hören)]',
      '(lass|lasst|lassen sie) [<dies>] radio (laufen|an)',
      '<spiel> {station} (radio|im radio|auf dem radio) <ab>',
      '{station} (radio|im radio|sender) (hören|anmachen|einschalten|an)',
      '(radio) {station} [(hören|anmachen|einschalten|an)]',
      '<spiel> [das] {genre} [<musik>] (radio|sender) <ab>',
      '<spiel> [(den sender|die frequenz|den kanal|radio)] {frequency} [(fm|ukw|megahertz)] <ab>',
      '(schalt|schalte|stell|stelle|wechsel|wechsle|schalten sie|stellen sie|wechseln sie) [(das|mein)] [radio] (auf|zu) {frequency} [(fm|ukw|um|ein)]',
      '<spiel> [das|den] <known> [(radio|sender)] <ab>',
      '(geh|gehe|gehen sie) (zu|auf) <service> und <spiel> <known>',
    ],
  },
  { intent: 'play_radio', cost: 0.35, says: ['... (radio|radiosender|radiostation|sender) ...'] },
];
